import pg from 'pg'

const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Whether a real PostgreSQL answers. In CI it must. */
export const hasPostgres = process.env.CI === 'true' || (await answers(server))

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/**
 * Creates a PostgreSQL database for one test, empty or a copy. `drop` ends the connections that are still open. Commits
 * need not wait for the disk where nothing is killed or measured: no test outlives a power cut.
 */
export async function createPostgres({
  template = 'template1',
  waitsForDisk = true,
} = {}): Promise<{
  url: string
  drop(): Promise<void>
}> {
  const name = `wattlewise_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await administer(async (client) => {
    await client.query(`create database ${name} template ${template}`)
    if (!waitsForDisk) await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  return { url: addressOf(name), drop: () => dropPostgres(name) }
}

/** Nothing happens if there is no such database. */
export async function dropPostgres(name: string): Promise<void> {
  await administer((client) => client.query(`drop database if exists ${name} with (force)`))
}

/** Creates a database to copy unless another process has done so, and fills it before anybody can see it. */
export async function createTemplate(
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await administer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return
    await client.query(`drop database if exists ${name}_unfilled`)
    await client.query(`create database ${name}_unfilled`)
    await fill(addressOf(`${name}_unfilled`))
    await client.query(`alter database ${name}_unfilled rename to ${name}`)
  })
}

function addressOf(name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await work(client).finally(() => client.end())
}
