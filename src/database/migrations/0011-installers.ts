import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Installers, what they are offered, why, and what they owe for it. */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  await addInstallers(db, types)
  await addOffers(db, types)
  await addLedger(db, types)
}

const required = <T extends { notNull(): T }>(column: T) => column.notNull()

async function addInstallers({ schema }: Kysely<unknown>, types: EngineTypes): Promise<void> {
  const { moment, json, flag } = types
  await schema
    .createTable('installers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('trading_name', 'text', required)
    .addColumn('abn', 'text', (column) => column.notNull().unique())
    .addColumn('whole_state', flag, required)
    .addColumn('services', json, required)
    .addColumn('property_kinds', json, required)
    .addColumn('panel_kilowatts', json)
    .addColumn('battery_kilowatt_hours', json)
    .addColumn('strengths', json, required)
    .addColumn('hours', json)
    .addColumn('days_off', json, required)
    .addColumn('paused_until', 'text')
    .addColumn('cap_day', 'integer')
    .addColumn('cap_week', 'integer')
    .addColumn('cap_month', 'integer')
    .addColumn('weight', 'integer', required)
    .addColumn('fees', json, required)
    .addColumn('seller_number', 'text')
    .addColumn('seller_expires_on', 'text')
    .addColumn('people', json, required)
    .addColumn('webhook', 'text')
    .addColumn('terms_accepted_at', moment)
    .addColumn('terms_version', 'text')
    .addColumn('level', 'double precision', required)
    .addColumn('level_since', moment, required)
    .addColumn('created_at', moment, required)
    .addColumn('closed_at', moment)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await schema
    .createTable('installer_areas')
    .addColumn('installer', 'text', (column) => column.notNull().references('installers.id'))
    .addColumn('kind', 'text', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('installer_areas_key', ['installer', 'kind', 'value'])
    .execute()

  await schema
    .createTable('accreditations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('installer', 'text', (column) => column.notNull().references('installers.id'))
    .addColumn('person', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('number', 'text', required)
    .addColumn('expires_on', 'text', required)
    .execute()
  await schema
    .createIndex('accreditations_installer')
    .unique()
    .on('accreditations')
    .columns(['installer', 'person', 'category'])
    .execute()
}

async function addOffers(
  { schema }: Kysely<unknown>,
  { moment, json }: EngineTypes,
): Promise<void> {
  await schema
    .createTable('match_traces')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('at', moment, required)
    .addColumn('rules_version', 'integer', required)
    .addColumn('candidates', json, required)
    .execute()
  await schema.createIndex('match_traces_lead').on('match_traces').columns(['lead', 'at']).execute()

  await schema
    .createTable('offers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('installer', 'text', (column) => column.notNull().references('installers.id'))
    .addColumn('state', 'text', required)
    .addColumn('offered_at', moment, required)
    .addColumn('expires_at', moment, required)
    .addColumn('answered_at', moment)
    .addColumn('declined_because', 'text')
    .addColumn('fee_cents', 'integer', required)
    .addColumn('outcome', 'text')
    .addColumn('outcome_at', moment)
    .addColumn('quote', json)
    .addColumn('returned_at', moment)
    .addColumn('returned_because', 'text')
    .execute()
  // A lead is offered to an installer once.
  await schema
    .createIndex('offers_lead')
    .unique()
    .on('offers')
    .columns(['lead', 'installer'])
    .execute()
  await schema
    .createIndex('offers_installer')
    .on('offers')
    .columns(['installer', 'state', 'answered_at'])
    .execute()
  await schema
    .createIndex('offers_open')
    .on('offers')
    .column('expires_at')
    .where(sql.ref('state'), '=', sql.lit('offered'))
    .execute()
}

async function addLedger({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  await schema
    .createTable('ledger_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('installer', 'text', (column) => column.notNull().references('installers.id'))
    .addColumn('offer', 'text')
    .addColumn('kind', 'text', required)
    .addColumn('amount_cents', 'integer', required)
    .addColumn('gst_cents', 'integer', required)
    .addColumn('reverses', 'text')
    .addColumn('at', moment, required)
    .execute()
  await schema
    .createIndex('ledger_entries_installer')
    .on('ledger_entries')
    .columns(['installer', 'at'])
    .execute()
  // An offer costs once, and is credited once.
  await schema
    .createIndex('ledger_entries_offer')
    .unique()
    .on('ledger_entries')
    .columns(['offer', 'kind'])
    .where(sql.ref('offer'), 'is not', null)
    .execute()
}
