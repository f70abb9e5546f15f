import type { Kysely } from 'kysely'

/** A matching with each reason written once, and how many installers suited the lead. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('match_traces').addColumn('matched', 'text').execute()
  await schema.alterTable('match_traces').addColumn('suited', 'integer').execute()
}
