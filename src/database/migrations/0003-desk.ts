import { type Kysely, sql } from 'kysely'
import { contactDueAt } from '#domain/lead/promise.ts'
import { regionOf } from '#domain/lead/region.ts'
import { searchKeysOf } from '#domain/lead/search.ts'
import { wayOfComing } from '#domain/lead/source.ts'
import { openStates } from '#domain/lead/state.ts'
import type { Engine } from '../open.ts'
import type { Queries } from '../schema.ts'
import { typesOf } from './types.ts'

export async function up(queries: Kysely<unknown>, engine: Engine): Promise<void> {
  await addLeadColumns(queries, engine)
  await fillLeadColumns(queries as Queries)
  await addLeadIndexes(queries)
  await addTables(queries, engine)
}

async function addLeadColumns(queries: Kysely<unknown>, engine: Engine): Promise<void> {
  const { moment, bytewise } = typesOf(engine)
  const leads = () => queries.schema.alterTable('enquiries')
  await leads()
    .addColumn('state', bytewise, (column) => column.notNull().defaultTo('new'))
    .execute()
  for (const name of ['name_key', 'family_key', 'region', 'came_from'])
    await leads()
      .addColumn(name, bytewise, (column) => column.notNull().defaultTo(''))
      .execute()
  for (const name of ['contact_due_at', 'contacted_at', 'quoted_at', 'finished_at', 'erased_at'])
    await leads().addColumn(name, moment).execute()
  for (const name of ['owner', 'lost_because', 'consent_proof'])
    await leads().addColumn(name, 'text').execute()
  await leads()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  if (engine === 'postgres')
    for (const name of ['email_key', 'phone_e164', 'reference_number'])
      await sql`alter table enquiries alter column ${sql.ref(name)} type text collate "C"`.execute(
        queries,
      )
}

async function fillLeadColumns(queries: Queries): Promise<void> {
  let after = ''
  for (;;) {
    const leads = await queries
      .selectFrom('enquiries')
      .select(['id', 'created_at', 'first_name', 'last_name', 'email', 'postcode'])
      .select(['suspected', 'withdrawn_at', 'source', 'came_by'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const lead of leads)
      await queries
        .updateTable('enquiries')
        .set({
          ...searchKeysOf(lead),
          region: regionOf(lead.postcode) ?? '',
          came_from: wayOfComing(JSON.parse(lead.source), lead.came_by),
          contact_due_at: contactDueAt(lead.created_at),
          state: lead.withdrawn_at ? 'withdrawn' : lead.suspected ? 'held' : 'new',
        })
        .where('id', '=', lead.id)
        .execute()
    const last = leads.at(-1)
    if (!last) return
    after = last.id
  }
}

async function addLeadIndexes({ schema }: Kysely<unknown>): Promise<void> {
  const onLeads = (name: string) => schema.createIndex(`enquiries_${name}`).on('enquiries')
  for (const column of ['state', 'service', 'postcode', 'region'])
    await onLeads(column).columns([column, 'id']).execute()
  // With all that insights count, so that they need not look at the leads themselves, which are long.
  await onLeads('form_slug')
    .columns(['form_slug', 'id', 'created_at', 'contacted_at', 'came_from', 'state'])
    .execute()
  // Found by how they begin; the state is at hand without looking the lead up.
  for (const column of ['name_key', 'family_key'])
    await onLeads(column).columns([column, 'state']).execute()
  const state = sql.ref('state')
  await onLeads('open')
    .column('id')
    .where(state, 'in', sql`(${sql.join(openStates.map((one) => sql.lit(one)))})`)
    .execute()
  await onLeads('due').column('contact_due_at').where(state, '=', sql.lit('new')).execute()
  await onLeads('owner').columns(['owner', 'id']).where(sql.ref('owner'), 'is not', null).execute()
}

async function addTables(queries: Kysely<unknown>, engine: Engine): Promise<void> {
  const { moment, json } = typesOf(engine)
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  const { schema } = queries

  await schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', moment, required)
    .addColumn('operator', 'text')
    .addColumn('kind', 'text', required)
    .addColumn('lead', 'text', (column) => column.references('enquiries.id'))
    .addColumn('detail', json, required)
    .execute()
  await schema.createIndex('audit_lead').on('audit').columns(['lead', 'id']).execute()

  await schema
    .createTable('step_counts')
    .addColumn('day', 'text', required)
    .addColumn('form', 'text', required)
    .addColumn('step', 'text', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('step_counts_key', ['day', 'form', 'step'])
    .execute()

  await schema
    .createTable('client_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', required)
    .addColumn('created_at', moment, required)
    .addColumn('revoked_at', moment)
    .execute()

  const endpoints = () => schema.alterTable('webhook_endpoints')
  await endpoints()
    .addColumn('label', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // While a receiver changes over to a new secret, messages are signed with both.
  await endpoints().addColumn('old_secret', 'text').execute()
  await endpoints().addColumn('old_secret_until', moment).execute()

  await schema
    .createIndex('deliveries_endpoint')
    .on('deliveries')
    .columns(['endpoint', 'id'])
    .where(sql.ref('endpoint'), 'is not', null)
    .execute()
  await schema
    .createIndex('deliveries_gave_up')
    .on('deliveries')
    .column('gave_up_at')
    .where(sql.ref('gave_up_at'), 'is not', null)
    .execute()
}
