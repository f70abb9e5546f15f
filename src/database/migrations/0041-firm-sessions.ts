import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Installers' people sign in by a code, and what they do has their name. An accepted lead is one person's to call and to visit. */
export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  await schema
    .createTable('installer_codes')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', required)
    .addColumn('code', 'text', required)
    .addColumn('sent_at', moment, required)
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('spent_at', moment)
    .execute()
  await schema
    .createIndex('installer_codes_by_recipient')
    .ifNotExists()
    .on('installer_codes')
    .columns(['recipient', 'sent_at'])
    .execute()
  await schema
    .createTable('installer_sessions')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('installer', 'text', (column) => column.notNull().references('installers.id'))
    .addColumn('person', 'text', required)
    .addColumn('browser', 'text', required)
    .addColumn('started_at', moment, required)
    .addColumn('seen_at', moment, required)
    .addColumn('expires_at', moment, required)
    .execute()
  await schema
    .createIndex('installer_sessions_by_installer')
    .ifNotExists()
    .on('installer_sessions')
    .columns(['installer', 'person'])
    .execute()
  await schema.alterTable('audit').addColumn('person', 'text').execute()
  const ofOffers = { assigned_to: 'text', visit_at: moment, visit_address: 'text' } as const
  for (const [name, type] of Object.entries(ofOffers))
    await schema.alterTable('offers').addColumn(name, type).execute()
  await schema
    .createTable('offer_events')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('offer', 'text', (column) => column.notNull().references('offers.id'))
    .addColumn('at', moment, required)
    .addColumn('person', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('text', 'text', required)
    .execute()
  await schema
    .createIndex('offer_events_by_offer')
    .ifNotExists()
    .on('offer_events')
    .columns(['offer', 'at'])
    .execute()
  await schema
    .createTable('waiting_outcomes')
    .ifNotExists()
    .addColumn('offer', 'text', (column) => column.primaryKey().references('offers.id'))
    .addColumn('person_id', 'text', required)
    .addColumn('person', 'text', required)
    .addColumn('answer', 'text', required)
    .addColumn('calls_before', 'integer', required)
    .addColumn('at', moment, required)
    .addColumn('due_at', moment, required)
    .execute()
}
