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

/** Creates a PostgreSQL database for one test. `drop` ends the connections that are still open. */
export async function createPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `wattlewise_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await administer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
