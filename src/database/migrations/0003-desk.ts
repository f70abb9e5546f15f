import { type Kysely, sql } from 'kysely'
import { contactDueAt } from '#domain/lead/promise.ts'
import { searchKeysOf } from '#domain/lead/search.ts'
import { wayOfComing } from '#domain/lead/source.ts'
import { openStates } from '#domain/lead/state.ts'
import { regionOf } from '#domain/region.ts'
import type { Engine } from '../open.ts'
import type { Queries } from '../schema.ts'
import { typesOf } from './types.ts'

export async function up(queries: Kysely<unknown>, engine: Engine): Promise<void> {
  await addLeadColumns(queries, engine)
  await fillLeadColumns(queries as Queries)
  await addLeadIndexes(queries)
  await addTables(queries, engine)
  await (engine === 'sqlite' ? tellHowLeadsAreSpread(queries) : forbidSamples(queries))
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

const filteredBy = ['state', 'form_slug', 'service', 'postcode', 'region']
const countedByInsights = ['created_at', 'contacted_at', 'came_from']
const foundBy = ['name_key', 'family_key', 'email_key', 'phone_e164', 'reference_number']

/**
 * Each index of the list holds all it is filtered by. Whatever is combined, and be there nobody, leads themselves are
 * looked up only to be shown.
 */
async function addLeadIndexes({ schema }: Kysely<unknown>): Promise<void> {
  const index = (name: string, ...columns: string[]) =>
    schema.createIndex(`enquiries_${name}`).on('enquiries').columns(columns)
  const state = sql.ref('state')
  for (const column of filteredBy)
    await index(
      column,
      column,
      'id',
      ...filteredBy.filter((other) => other !== column),
      ...(column === 'form_slug' ? countedByInsights : []),
    ).execute()
  // A form mostly has one service: together with another’s they let nobody through, which is to be known at once.
  await index('form_service', 'form_slug', 'service', 'id', 'state', 'postcode', 'region').execute()
  await index('owner', 'owner', 'id', ...filteredBy)
    .where(sql.ref('owner'), 'is not', null)
    .execute()
  await index('due', 'contact_due_at').where(state, '=', sql.lit('new')).execute()

  // Found by how they begin. By e-mail and phone duplicates are looked for too, with the time.
  for (const column of ['name_key', 'family_key'])
    await index(column, column, 'id', ...filteredBy).execute()
  for (const [name, column] of Object.entries({ email_key: 'email_key', phone: 'phone_e164' })) {
    await schema.dropIndex(`enquiries_${name}`).execute()
    await index(name, column, 'created_at', 'id', ...filteredBy).execute()
  }

  // Few leads, with all that can be asked of them: see lead-filter.ts.
  const all = ['id', ...filteredBy, 'owner', 'suspected', ...foundBy]
  await index('open', ...all)
    .where(state, 'in', sql`(${sql.join(openStates.map((one) => sql.lit(one)))})`)
    .execute()
  await index('nobodys', ...all)
    .where(sql.ref('owner'), 'is', null)
    .execute()
  await index('suspected', ...all)
    .where(sql.ref('suspected'), 'is not', null)
    .execute()
}

/** Of a million leads: how many an index holds, and how many are alike in its first column, its first two, and so on. */
const typical: Record<string, number[]> = {
  sqlite_autoindex_enquiries_1: [1_000_000, 1],
  sqlite_autoindex_enquiries_2: [1_000_000, 1],
  enquiries_submission: [1_000_000, 1],
  enquiries_state: [1_000_000, 125_000],
  enquiries_form_slug: [1_000_000, 55_000],
  enquiries_form_service: [1_000_000, 55_000, 40_000],
  enquiries_service: [1_000_000, 125_000],
  enquiries_postcode: [1_000_000, 1_400],
  enquiries_region: [1_000_000, 125_000],
  enquiries_owner: [900_000, 80_000],
  enquiries_due: [500, 2],
  enquiries_name_key: [1_000_000, 20],
  enquiries_family_key: [1_000_000, 20],
  enquiries_email_key: [1_000_000, 1],
  enquiries_phone: [1_000_000, 1],
  enquiries_open: [4_000, 1],
  enquiries_nobodys: [60_000, 1],
  enquiries_suspected: [20_000, 1],
}

/**
 * SQLite plans by what ANALYZE found, or by rules of thumb that go astray here. Told once how leads are spread, it
 * plans the same for few and for many; and no sample of names and addresses is put away where erasing would miss it.
 */
async function tellHowLeadsAreSpread(queries: Kysely<unknown>): Promise<void> {
  await sql`analyze sqlite_schema`.execute(queries)
  for (const [index, known] of Object.entries(typical)) {
    const { rows } = await sql<{ columns: number }>`
      select count(*) as columns from pragma_index_info(${index})`.execute(queries)
    const one = Array((rows[0]?.columns ?? 0) + 1 - known.length).fill(1)
    await sql`insert into sqlite_stat1 (tbl, idx, stat)
      values ('enquiries', ${index}, ${[...known, ...one].join(' ')})`.execute(queries)
  }
}

const personal = {
  enquiries: [
    ...['first_name', 'last_name', 'email', 'phone', 'message', 'answers'],
    ...['name_key', 'family_key', 'email_key', 'phone_e164'],
  ],
  attempts: ['answer'],
  audit: ['detail'],
}

/** PostgreSQL keeps a hundred values of each column to plan by. Of these it would keep them beyond an erasure. */
async function forbidSamples(queries: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(personal))
    for (const column of columns)
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(
        queries,
      )
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
