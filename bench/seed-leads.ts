import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { progressSetting } from '#operations/enquiry/fill-search-words.ts'
import { type PlausibleLead, plausibleLeads } from './plausible-lead.ts'
import { plausibleWords } from './plausible-words.ts'

type Where = { url?: string; directory: string }

const days = 730

/**
 * Fills an empty database with leads of the last two years, the same ones for the same moment. Indexes are built at the
 * end, with statistics: PostgreSQL collects them, SQLite keeps those of the migrations.
 */
export async function seedLeads(where: Where, count: number, until = new Date()): Promise<void> {
  const database = openDatabase(where)
  await migrate(database)
  await database.close()
  const leads = plausibleLeads(count, until, days)
  await (where.url ? seedPostgres(where.url, leads) : seedSqlite(where.directory, leads))
}

async function seedSqlite(directory: string, leads: Iterable<PlausibleLead>): Promise<void> {
  const sqlite = new Sqlite(join(directory, 'wattlewise.sqlite'))
  sqlite.pragma('synchronous = OFF')
  sqlite.pragma('cache_size = -500000')
  const indexes = sqlite
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_master where type = 'index' and tbl_name = 'enquiries' and sql is not null",
    )
    .all()
  const statistics = sqlite
    .prepare<[], { idx: string }>('select idx, tbl, stat from sqlite_stat1')
    .all()
  for (const { name } of indexes) sqlite.exec(`drop index ${name}`)
  let insert: Sqlite.Statement | undefined
  const insertBatch = sqlite.transaction((batch: PlausibleLead[]) => {
    for (const lead of batch) {
      insert ??= sqlite.prepare(
        `insert into enquiries (${Object.keys(lead)}) values (${Object.keys(lead).map(() => '?')})`,
      )
      insert.run(
        Object.values(lead).map((value) => (typeof value === 'boolean' ? Number(value) : value)),
      )
    }
  })
  const insertWords = sqlite.prepare(
    'insert into lead_words (lead, about, notes) values (:lead, :about, :notes)',
  )
  const saveProgress = sqlite.prepare('insert or replace into settings (name, value) values (?, ?)')
  const insertBatchWords = sqlite.transaction((batch: PlausibleLead[]) => {
    for (const lead of batch) insertWords.run(plausibleWords(lead))
    saveProgress.run(progressSetting, batch.at(-1)?.id)
  })
  for (const batch of batches(leads, 20_000)) {
    insertBatch(batch)
    insertBatchWords(batch)
  }
  for (const { sql } of indexes) sqlite.exec(sql)
  sqlite.exec('delete from sqlite_stat1')
  const insertStatistics = sqlite.prepare(
    'insert into sqlite_stat1 (idx, tbl, stat) values (:idx, :tbl, :stat)',
  )
  for (const row of statistics) insertStatistics.run(row)
  sqlite.exec(contacts)
  sqlite.pragma('wal_checkpoint(truncate)')
  sqlite.close()
}

async function seedPostgres(url: string, leads: Iterable<PlausibleLead>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'enquiries' and indexname not in (select conname from pg_constraint)`,
  )
  for (const { name } of indexes) await pool.query(`drop index ${name}`)
  // Each statement carries a form once, not with every lead.
  const forms = JSON.stringify(Object.fromEntries(formsOf(au)))
  const running = new Set<Promise<unknown>>()
  for (const batch of batches(leads, 2_000)) {
    const columns = Object.keys(batch[0] ?? {})
    const insertion = pool
      .query(
        `insert into enquiries (${columns})
        select ${columns.map((column) => (column === 'form_shown' ? 'form.value' : `lead.${column}`))}
        from json_populate_recordset(null::enquiries, $1) as lead
        join jsonb_each($2) as form on form.key = lead.form_slug`,
        [
          JSON.stringify(batch.map((lead) => ({ ...lead, form_shown: null, ...parsed(lead) }))),
          forms,
        ],
      )
      .then(() =>
        pool.query(
          `insert into lead_words (lead, about, notes)
          select lead, about, notes from json_to_recordset($1) as words(lead text, about text, notes text)`,
          [JSON.stringify(batch.map(plausibleWords))],
        ),
      )
      .finally(() => running.delete(insertion))
    running.add(insertion)
    if (running.size > 1) await Promise.race(running)
  }
  await Promise.all(running)
  const client = await pool.connect()
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { definition } of indexes) await client.query(definition)
  await client.query(
    'insert into settings (name, value) select $1, max(id) from enquiries on conflict (name) do update set value = excluded.value',
    [progressSetting],
  )
  await client.query(contacts)
  await client.query('vacuum analyze enquiries, lead_words, contacts')
  client.release()
  await pool.end()
}

/** A reached visitor has a contact, and half of the leads were tried in vain as they came. */
const contacts = `
  insert into contacts (id, lead, "by", who, channel, outcome, at)
  select id, id, 'operator', coalesce(owner, 'somebody'), 'phone', 'reached', contacted_at
  from enquiries where contacted_at is not null;
  insert into contacts (id, lead, "by", who, channel, outcome, at)
  select 'in vain ' || id, id, 'operator', coalesce(owner, 'somebody'), 'phone', 'no-answer', created_at
  from enquiries where substr(id, 36) < '8'`

/** Inside JSON these columns are objects, not text. */
function parsed({ answers, source }: PlausibleLead) {
  return { answers: JSON.parse(String(answers)), source: JSON.parse(String(source)) }
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'database-url': { type: 'string' },
      'data-dir': { type: 'string', default: 'data' },
    },
  })
  const count = Number(positionals[0])
  if (!Number.isInteger(count) || count < 1) {
    console.error('node bench/seed-leads.ts COUNT [--database-url URL | --data-dir FOLDER]')
    process.exit(1)
  }
  const began = performance.now()
  await seedLeads({ url: values['database-url'], directory: values['data-dir'] }, count)
  console.log(`${count} leads in ${Math.round((performance.now() - began) / 1000)} s`)
}
