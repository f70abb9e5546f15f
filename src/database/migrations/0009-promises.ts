import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/**
 * Until when each visitor is promised a call, who spoke with them, and who was sent their details. Which days count is the
 * brand's matter, so `promised_by` and what goes with it are filled in by fill-promises.ts.
 */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  // On PostgreSQL a migration runs in a transaction anyway.
  if (types.engine === 'postgres') await change(db, types)
  else await db.transaction().execute((trx) => change(trx, types))
}

async function change(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  await addLeadColumns(db, types)
  await addTables(db, types)
  if (types.engine === 'sqlite') await copyDeliveries(db)
  else await sql`alter table deliveries alter column lead drop not null`.execute(db)
  await addDeliveryColumns(db)
  await fillDisclosures(db)
}

async function addLeadColumns(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  const leads = () => db.schema.alterTable('enquiries')
  for (const name of ['promised_by', 'callable_from', 'consent_until', 'next_action_at'])
    await leads().addColumn(name, types.moment).execute()
  await leads().addColumn('next_action', 'text').execute()
  await leads().addColumn('claimed_by', 'text').execute()
  await leads().addColumn('claimed_until', types.moment).execute()
  await db.schema
    .createIndex('enquiries_promised')
    .on('enquiries')
    .columns(['promised_by', 'id'])
    .where(sql.ref('state'), '=', sql.lit('new'))
    .execute()
  // A release from before this one stores leads without it while both run.
  await db.schema
    .createIndex('enquiries_unpromised')
    .on('enquiries')
    .column('id')
    .where(sql.ref('promised_by'), 'is', null)
    .execute()
  await db.schema
    .createIndex('enquiries_promise_order')
    .on('enquiries')
    .columns(['promised_by', 'id', 'state', 'form_slug', 'service', 'postcode', 'region'])
    .execute()
  // Insights read this index alone.
  await db.schema.dropIndex('enquiries_form_slug').execute()
  await db.schema
    .createIndex('enquiries_form_slug')
    .on('enquiries')
    .columns(['form_slug', 'id', 'state', 'service', 'postcode', 'region'])
    .columns(['created_at', 'contacted_at', 'came_from', 'promised_by'])
    .execute()
  if (types.engine === 'sqlite')
    for (const [index, spread] of Object.entries({
      enquiries_promised: '500 2 1',
      enquiries_unpromised: '10 1',
      enquiries_promise_order: '1000000 3 1 1 1 1 1 1',
      enquiries_form_slug: '1000000 55000 1 1 1 1 1 1 1 1 1',
    }))
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values ('enquiries', ${index}, ${spread})`.execute(
        db,
      )
}

async function addTables({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()

  await schema
    .createTable('contacts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('offer', 'text')
    .addColumn('by', 'text', required)
    .addColumn('who', 'text')
    .addColumn('channel', 'text', required)
    .addColumn('outcome', 'text', required)
    .addColumn('at', moment, required)
    .execute()
  await schema.createIndex('contacts_lead').on('contacts').columns(['lead', 'at']).execute()

  await schema
    .createTable('disclosures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('receiver_kind', 'text', required)
    .addColumn('receiver', 'text', required)
    .addColumn('at', moment, required)
    .addColumn('consent_version', 'text', required)
    .addColumn('stopped_at', moment)
    .execute()
  await schema
    .createIndex('disclosures_lead')
    .unique()
    .on('disclosures')
    .columns(['lead', 'receiver_kind', 'receiver'])
    .execute()

  await schema
    .createTable('suppressions')
    .addColumn('hash', 'text', required)
    .addColumn('scope', 'text', required)
    .addColumn('at', moment, required)
    .addPrimaryKeyConstraint('suppressions_key', ['hash', 'scope'])
    .execute()
}

/**
 * SQLite cannot let a column be null once it was required: the table is copied. The attempts that refer to it go along,
 * since a table that is referred to cannot be dropped.
 */
async function copyDeliveries(db: Kysely<unknown>): Promise<void> {
  const indexes = await sql<{ sql: string }>`
    select sql from sqlite_schema
    where type = 'index' and tbl_name in ('deliveries', 'attempts') and sql is not null
    order by name`.execute(db)
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()

  await db.schema
    .createTable('new_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.references('enquiries.id'))
    .addColumn('channel', 'text', required)
    .addColumn('event', 'text', required)
    .addColumn('endpoint', 'text', (column) => column.references('webhook_endpoints.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('retry_at', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('delivered_at', 'text')
    .addColumn('gave_up_at', 'text')
    .addColumn('held_at', 'text')
    .addColumn('stopped_at', 'text')
    .execute()
  await db.schema
    .createTable('new_attempts')
    .addColumn('delivery', 'text', (column) => column.notNull().references('new_deliveries.id'))
    .addColumn('number', 'integer', required)
    .addColumn('started_at', 'text', required)
    .addColumn('took_ms', 'integer')
    .addColumn('delivered', 'integer')
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('attempts_key', ['delivery', 'number'])
    .execute()
  const deliveryColumns = sql.raw(
    'id, lead, channel, event, endpoint, created_at, retry_at, claimed_until, attempts, delivered_at, gave_up_at, held_at, stopped_at',
  )
  const attemptColumns = sql.raw('delivery, number, started_at, took_ms, delivered, answer')
  await sql`insert into new_deliveries (${deliveryColumns}) select ${deliveryColumns} from deliveries`.execute(
    db,
  )
  await sql`insert into new_attempts (${attemptColumns}) select ${attemptColumns} from attempts`.execute(
    db,
  )
  await db.schema.dropTable('attempts').execute()
  await db.schema.dropTable('deliveries').execute()
  await db.schema.alterTable('new_deliveries').renameTo('deliveries').execute()
  await db.schema.alterTable('new_attempts').renameTo('attempts').execute()
  for (const index of indexes.rows) await sql.raw(index.sql).execute(db)
}

async function addDeliveryColumns({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ['installer', 'offer', 'operator', 'dedupe_key'])
    await schema.alterTable('deliveries').addColumn(name, 'text').execute()
  await schema
    .createIndex('deliveries_dedupe_key')
    .unique()
    .on('deliveries')
    .column('dedupe_key')
    .where(sql.ref('dedupe_key'), 'is not', null)
    .execute()
}

/** Those who were sent a lead have its details: letters go to the office, the hosted table is called enquiries. */
async function fillDisclosures(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into disclosures (id, lead, receiver_kind, receiver, at, consent_version, stopped_at)
    select min(deliveries.id), lead, kind, receiver, min(delivered_at), consent_version,
      coalesce(withdrawn_at, erased_at)
    from (
      select id, lead, delivered_at,
        case channel when 'operator-letter' then 'letter' else channel end as kind,
        case channel when 'operator-letter' then 'office' when 'webhook' then endpoint else 'enquiries' end as receiver
      from deliveries
      where event = 'lead.created' and delivered_at is not null
        and channel in ('operator-letter', 'webhook', 'hosted-table')
    ) as deliveries
    join enquiries on enquiries.id = deliveries.lead
    where receiver is not null
    group by lead, kind, receiver, consent_version, withdrawn_at, erased_at`.execute(db)
}
