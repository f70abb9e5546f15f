import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Installers' people have passkeys and a calendar, and read which of their words on a call were overtaken. */
export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  await schema
    .createTable('installer_passkeys')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('installer', 'text', (column) => column.notNull().references('installers.id'))
    .addColumn('person', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('public_key', 'text', required)
    .addColumn('sign_count', 'integer', required)
    .addColumn('created_at', moment, required)
    .addColumn('used_at', moment)
    .execute()
  await schema
    .createIndex('installer_passkeys_of')
    .ifNotExists()
    .on('installer_passkeys')
    .columns(['installer', 'person'])
    .execute()
  await schema
    .createTable('installer_feeds')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('installer', 'text', (column) => column.notNull().references('installers.id'))
    .addColumn('person', 'text', required)
    .addColumn('link_number', 'integer', required)
    .addColumn('made_at', moment, required)
    .addUniqueConstraint('installer_feeds_of', ['installer', 'person'])
    .execute()
  await schema.alterTable('waiting_outcomes').addColumn('overtaken_at', moment).execute()
}
