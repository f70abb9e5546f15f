import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Passkeys of operators, instead of a code from the phone. */
export async function up(db: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  await db.schema
    .createTable('operator_passkeys')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', required)
    .addColumn('public_key', 'text', required)
    .addColumn('sign_count', 'integer', required)
    .addColumn('created_at', moment, required)
    .addColumn('used_at', moment)
    .execute()
  await db.schema
    .createIndex('operator_passkeys_of')
    .ifNotExists()
    .on('operator_passkeys')
    .column('user_id')
    .execute()
}
