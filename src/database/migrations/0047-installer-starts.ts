import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Since when an installer was begun at the desk, what was checked before its first offer, and when offers were let begin. */
export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  for (const column of [
    'begun_at',
    'number_checked_at',
    'phone_answered_at',
    'rehearsed_at',
    'started_at',
  ])
    await schema.alterTable('installers').addColumn(column, moment).execute()
}
