import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  await addLeadColumns(db, types)
  await fillLeadColumns(db as Kysely<{ enquiries: LeadThen }>)
  await addLeadIndexes(db)
  await addTables(db, types)
  await (types.engine === 'sqlite' ? tellHowLeadsAreSpread(db) : forbidSamples(db))
}

async function addLeadColumns(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  const { engine, moment, bytewise } = types
  const leads = () => db.schema.alterTable('enquiries')
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
        db,
      )
}

type LeadThen = {
  [column in 'id' | 'created_at' | 'first_name' | 'last_name' | 'email' | 'postcode']: string
} & {
  [column in 'source' | 'came_by' | 'name_key' | 'family_key' | 'email_key' | 'region']: string
} & { [column in 'came_from' | 'contact_due_at' | 'state']: string } & {
  suspected: string | null
  withdrawn_at: string | null
}

async function fillLeadColumns(db: Kysely<{ enquiries: LeadThen }>): Promise<void> {
  let after = ''
  for (;;) {
    const leads = await db
      .selectFrom('enquiries')
      .select(['id', 'created_at', 'first_name', 'last_name', 'email', 'postcode'])
      .select(['suspected', 'withdrawn_at', 'source', 'came_by'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const lead of leads)
      await db
        .updateTable('enquiries')
        .set({
          name_key: plainLetters(`${lead.first_name} ${lead.last_name}`),
          family_key: plainLetters(`${lead.last_name} ${lead.first_name}`),
          email_key: lead.email.toLowerCase(),
          region: regionOf(lead.postcode),
          came_from: cameFrom(JSON.parse(lead.source), lead.came_by),
          contact_due_at: new Date(Date.parse(lead.created_at) + 24 * 3_600_000).toISOString(),
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

  // Found by how they begin. By email and phone duplicates are looked for too, with the time.
  for (const column of ['name_key', 'family_key'])
    await index(column, column, 'id', ...filteredBy).execute()
  for (const [name, column] of Object.entries({ email_key: 'email_key', phone: 'phone_e164' })) {
    await schema.dropIndex(`enquiries_${name}`).execute()
    await index(name, column, 'created_at', 'id', ...filteredBy).execute()
  }

  // Few leads, with all that can be asked of them: see lead-filter.ts.
  const all = ['id', ...filteredBy, 'owner', 'suspected', ...foundBy]
  await index('open', ...all)
    .where(state, 'in', sql`('new', 'contacted', 'quoted')`)
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
async function tellHowLeadsAreSpread(db: Kysely<unknown>): Promise<void> {
  await sql`analyze sqlite_schema`.execute(db)
  for (const [index, known] of Object.entries(typical)) {
    const { rows } = await sql<{ columns: number }>`
      select count(*) as columns from pragma_index_info(${index})`.execute(db)
    const one = Array((rows[0]?.columns ?? 0) + 1 - known.length).fill(1)
    await sql`insert into sqlite_stat1 (tbl, idx, stat)
      values ('enquiries', ${index}, ${[...known, ...one].join(' ')})`.execute(db)
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
async function forbidSamples(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(personal))
    for (const column of columns)
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(
        db,
      )
}

async function addTables({ schema }: Kysely<unknown>, types: EngineTypes): Promise<void> {
  const { moment, json } = types
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()

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

// What follows is how the domain read a lead when this migration was written. It stays as it is.

const ownLetters: Record<string, string> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[đłøæœßþðı]/g, (letter) => ownLetters[letter] ?? letter)
    .replace(/['’‘`´.-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

type Touch = { page: string; referrerHost?: string; utm?: Record<string, string> }

function cameFrom(source: { first?: Touch; last: Touch }, cameBy: string): string {
  if (cameBy === 'key') return 'data-interface'
  const { page, referrerHost = '', utm = {} } = source.first ?? source.last
  const campaign = utm.utm_source?.toLowerCase()
  if (campaign) {
    const isPaid = /^(cpc|ppc|paid|paidsearch|paid[-_]social|display|ads?)$/i.test(
      utm.utm_medium ?? '',
    )
    if (isPaid && /google/.test(campaign)) return 'google-ad'
    if (isPaid && /facebook|instagram|meta/.test(campaign)) return 'facebook-ad'
    return 'campaign'
  }
  if (/(^|\.)(google|bing|duckduckgo|ecosia|yahoo|brave|qwant|startpage)\./.test(referrerHost))
    return 'search'
  if (referrerHost) return 'other-site'
  return page.startsWith('/blog/') ? 'article' : 'direct'
}

/** From each postcode on, up to the next, all are in the region that its letter begins. */
const runs =
  '3000i 3011w 3024o 3025w 3031i 3032w 3034n 3036w 3039i 3040n 3050i 3058n 3065i 3072n 3078i 3079n 3101e 3105n 3106e ' +
  '3121i 3122s 3123e 3125s 3126e 3139o 3141i 3142e 3143i 3144s 3149e 3156s 3158e 3159o 3161s 3178e 3181i 3183s 3184i ' +
  '3185s 3198o 3202s 3205i 3207w 3211o 3212r 3335w 3337o 3342r 3427w 3428n 3430o 3444r 3658o 3659r 3750n 3753o 3754n ' +
  '3756o 3759n 3760o 3765e 3766o 3767e 3770o 3779r 3781o 3785e 3788o 3800s 3804o 3818r 3833o 3835r 3910o 3921r 3926o ' +
  '3945r 3975o 3979r 3980o 3988r'
const regions = ['inner', 'eastern', 'northern', 'western', 'southern', 'outer', 'regional']

function regionOf(postcode: string): string {
  if (!/^3\d{3}$/.test(postcode)) return ''
  const run = runs.split(' ').findLast((one) => Number.parseInt(one, 10) <= Number(postcode))
  return regions.find((region) => region[0] === run?.at(-1)) ?? ''
}
