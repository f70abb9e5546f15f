import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** What visitors choose, correct and tell us on their own page, and every conversation so far as a contact. */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  // On PostgreSQL a migration runs in a transaction anyway.
  if (types.engine === 'postgres') await change(db, types)
  else await db.transaction().execute((trx) => change(trx, types))
}

async function change(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  const { moment } = types
  const leads = () => db.schema.alterTable('enquiries')
  for (const name of ['chosen_from', 'chosen_until', 'new_promise_by'])
    await leads().addColumn(name, moment).execute()
  await leads().addColumn('contact_by', 'text').execute()
  await leads()
    .addColumn('calendar_sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await addTables(db, types)
  await fillContacts(db)
}

async function addTables(
  { schema }: Kysely<unknown>,
  { moment, json }: EngineTypes,
): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()

  await schema
    .createIndex('contacts_not_called')
    .on('contacts')
    .column('lead')
    .where(sql.ref('outcome'), '=', sql.lit('not-called'))
    .execute()

  await schema
    .createTable('corrections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('by', 'text', required)
    .addColumn('who', 'text')
    .addColumn('at', moment, required)
    .addColumn('field', 'text', required)
    .addColumn('before', 'text', required)
    .addColumn('after', 'text', required)
    .execute()
  await schema.createIndex('corrections_lead').on('corrections').columns(['lead', 'at']).execute()

  await schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('offer', 'text')
    .addColumn('installer', 'text')
    .addColumn('at', moment, required)
    .addColumn('answers', json, required)
    .execute()
  await schema.createIndex('feedback_lead').on('feedback').columns(['lead', 'at']).execute()
}

/** Until now a conversation was an entry of the lead's history. The first one gets the lead's own id. */
async function fillContacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into contacts (id, lead, ${sql.ref('by')}, who, channel, outcome, at)
    select id, lead, 'operator', operator, 'phone', detail ->> 'outcome', at
    from audit
    where kind = 'lead.called' and lead is not null`.execute(db)
  await sql`
    insert into contacts (id, lead, ${sql.ref('by')}, who, channel, outcome, at)
    select id, id, 'operator', owner, 'phone', 'reached', contacted_at
    from enquiries where contacted_at is not null`.execute(db)
}
