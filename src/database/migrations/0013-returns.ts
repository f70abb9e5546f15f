import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** What decides a return, and why it was decided. */
export async function up({ schema }: Kysely<unknown>, { json }: EngineTypes): Promise<void> {
  await schema.alterTable('offers').addColumn('return_because', 'text').execute()
  await schema.alterTable('offers').addColumn('accepted_area', json).execute()
}
