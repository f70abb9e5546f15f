import type { Kysely } from 'kysely'

/** The nation that visitors name where their postcode lies in two. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('enquiries').addColumn('nation', 'text').execute()
}
