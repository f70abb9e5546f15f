import type { Kysely } from 'kysely'

/** What each try sent to a webhook: its headers and body, as JSON. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('attempts').addColumn('message', 'text').execute()
}
