import type pg from 'pg'
import { openServers } from '../postgres-servers.ts'
import { type Checksums, checksumsOf } from './checksums.ts'
import { type Contents, isOurs, leftOutOfBackups } from './contents.ts'
import { postgresContents } from './postgres-contents.ts'

/** One connection that waits as long as a large copy takes, and the address of its server: a URL may name several. */
export async function withPostgres<T>(
  url: string,
  use: (client: pg.Client, server: string) => Promise<T>,
): Promise<T> {
  const { Client, connect } = openServers(url)
  const client = await connect(async () => {
    const one = new Client({ connectionTimeoutMillis: 10_000 })
    await one.connect()
    return one
  })
  try {
    return await use(client, client.server)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Everything in here is of one moment, which `pg_dump --snapshot` can be given. */
export async function inSnapshot<T>(
  client: pg.Client,
  use: (snapshot: string) => Promise<T>,
): Promise<T> {
  await client.query('begin isolation level repeatable read')
  const { rows } = await client.query('select pg_export_snapshot() as snapshot')
  return use(rows[0].snapshot).finally(() => client.query('rollback').catch(() => {}))
}

export function inspectPostgres(client: pg.Client): Promise<Checksums> {
  return inSnapshot(client, async () => checksumsOf(await postgresContents(client)))
}

/** Ends all sessions. */
export async function endSessions(client: pg.Client): Promise<void> {
  const tables = await listOwnTables(client)
  if (tables.includes(leftOutOfBackups)) await client.query(`truncate ${leftOutOfBackups}`)
}

/** Throws one sentence while others are connected. */
export async function expectUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
  const { others } = rows[0]
  if (others > 0)
    throw new Error(
      `The database is in use by ${others} ${others === 1 ? 'connection' : 'connections'}. Stop the servers first.`,
    )
}

export async function listOwnTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'")
  return rows.map(({ tablename }) => tablename)
}

/**
 * Fills the tables of a migrated database with other contents, and removes what they had. All of it or nothing: what
 * `prove` returns decides, in the same transaction.
 */
export async function fillPostgres(
  client: pg.Client,
  contents: Contents,
  prove: (checksums: Checksums) => void,
): Promise<void> {
  await client.query('begin')
  try {
    const tables = (await listOwnTables(client)).filter(isOurs)
    // Rows refer to each other across tables and within one, so references are set up again once all are there.
    const restoreReferences = await dropReferences(client)
    await client.query(`truncate ${tables.map((name) => `"${name}"`).join(', ')}`)
    for (const table of contents.tables.keys()) await fillTable(client, contents, table)
    await restoreReferences()
    prove(await checksumsOf(await postgresContents(client)))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  await client.query('analyze')
}

async function dropReferences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: references } = await client.query(`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint "${name}"`)
  return async () => {
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint "${name}" ${definition}`)
  }
}

async function fillTable(client: pg.Client, contents: Contents, table: string): Promise<void> {
  const columns = contents.tables.get(table) ?? []
  const types = await typesOf(client, table)
  const names = columns.map((column) => `"${column}"`).join(', ')
  const values = columns.map((column) => `"${column}"::${types.get(column)}`).join(', ')
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const text = `insert into "${table}" (${names}) select ${values} from unnest(${arrays}) as row (${names})`
  for await (const rows of contents.rows(table))
    await client.query(
      text,
      columns.map((_, index) => rows.map((row) => row[index])),
    )
}

async function typesOf(client: pg.Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query(
    `select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`"${table}"`],
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}
