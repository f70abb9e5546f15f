import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** What stands behind an installer's work: its insurance, its guarantee, the deposit it asks, and when an operator looked these up. */
export async function up({ schema }: Kysely<unknown>, { flag }: EngineTypes): Promise<void> {
  const columns = {
    liability_pounds: 'integer',
    liability_until: 'text',
    insured_guarantee: flag,
    deposit_percent: 'integer',
    electrical_scheme: 'text',
    cover_checked_on: 'text',
  } as const
  for (const [name, type] of Object.entries(columns))
    await schema.alterTable('installers').addColumn(name, type).execute()
}
