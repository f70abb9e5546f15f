import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** That an installer says it did call, after its enquiry had gone to the next, and what the visitor says of it. */
export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  await schema.alterTable('offers').addColumn('said_called_at', moment).execute()
  await schema.alterTable('offers').addColumn('visitor_says', 'text').execute()
}
