import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Secret keys with which other programs call us, what a repeated request was answered, and leads in the order of their changes. */
export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  await schema
    .createTable('api_keys')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('label', 'text', required)
    .addColumn('scopes', 'text', required)
    .addColumn('operator', 'text', (column) => column.notNull().references('operators.id'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('ending', 'text', required)
    .addColumn('old_hash', 'text', (column) => column.unique())
    .addColumn('old_until', moment)
    .addColumn('created_at', moment, required)
    .addColumn('used_at', moment)
    .addColumn('revoked_at', moment)
    .execute()
  await schema
    .createTable('api_answers')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('request', 'text', required)
    .addColumn('at', moment, required)
    .addColumn('status', 'integer')
    .addColumn('body', 'text')
    .execute()
  await schema
    .createIndex('enquiries_created')
    .ifNotExists()
    .on('enquiries')
    .columns(['created_at', 'id'])
    .execute()
}
