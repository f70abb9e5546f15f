import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/**
 * What an installer's office changes of its own: work that counts from a moment, and services and accreditations that the desk
 * confirms. A file is in parts, as copies of a database read some hundred rows at once.
 */
export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  await schema
    .createTable('installer_changes')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('installer', 'text', (column) => column.notNull().references('installers.id'))
    .addColumn('kind', 'text', required)
    .addColumn('detail', 'text', required)
    .addColumn('effect', 'text')
    .addColumn('file_type', 'text')
    .addColumn('asked_by', 'text', required)
    .addColumn('asked_at', moment, required)
    .addColumn('due_at', moment, required)
    .addColumn('settled_at', moment)
    .addColumn('outcome', 'text')
    .addColumn('settled_by', 'text')
    .addColumn('sentence', 'text')
    .execute()
  await schema
    .createIndex('installer_changes_by_installer')
    .ifNotExists()
    .on('installer_changes')
    .columns(['installer', 'asked_at'])
    .execute()
  await schema
    .createTable('installer_file_parts')
    .ifNotExists()
    .addColumn('change', 'text', (column) => column.notNull().references('installer_changes.id'))
    .addColumn('part', 'integer', required)
    .addColumn('bytes', 'text', required)
    .addPrimaryKeyConstraint('installer_file_parts_key', ['change', 'part'])
    .execute()
}
