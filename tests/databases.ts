import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, isoText, openDatabase, openSqlite } from '#database/open.ts'
import type { Schema } from '#database/schema.ts'

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

/** Runs the same tests on every engine. Each gets an empty, migrated database. */
export function onEveryDatabase(tests: (database: () => Database) => void): void {
  onDatabase('SQLite', async () => ({ database: openSqlite(':memory:') }), tests)
  onDatabase('PGlite', async () => ({ database: await openPglite() }), tests)
  if (hasPostgres)
    onDatabase(
      'PostgreSQL',
      async () => {
        const { url, drop } = await createPostgres()
        return { database: openDatabase({ url, directory: '' }), drop }
      },
      tests,
    )
}

type Opened = { database: Database; drop?: () => Promise<void> }

function onDatabase(
  name: string,
  open: () => Promise<Opened>,
  tests: (database: () => Database) => void,
): void {
  describe(name, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
      await migrate(opened.database)
    })
    afterAll(async () => {
      await opened.database.close()
      await opened.drop?.()
    })
    tests(() => opened.database)
  })
}

async function openPglite(): Promise<Database> {
  const asText = (text: string) => text
  const pglite = await PGlite.create({ parsers: { 1184: isoText, 114: asText, 3802: asText } })
  const queries = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  return { engine: 'postgres', queries, close: () => queries.destroy() }
}
