import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Which leads each operator read on a day, so that reading very many is noticed. Kept for two days. */
export async function up(db: Kysely<unknown>, _types: EngineTypes): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  await db.schema
    .createTable('lead_reads')
    .ifNotExists()
    .addColumn('operator', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('lead', 'text', required)
    .addPrimaryKeyConstraint('lead_reads_key', ['operator', 'day', 'lead'])
    .execute()
}
