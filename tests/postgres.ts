import pg from 'pg'

const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Where a real PostgreSQL answers, or must answer. */
export const hasPostgres = process.env.CI === 'true' || (await answers(server))

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** A PostgreSQL database of one's own. `drop` ends whoever is still connected. */
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
