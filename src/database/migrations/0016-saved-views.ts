import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Lists that operators keep under a name. */
export async function up(db: Kysely<unknown>, { flag, moment }: EngineTypes): Promise<void> {
  await db.schema
    .createTable('saved_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('shared', flag, (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .execute()
}
