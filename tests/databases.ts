import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeAll, describe } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, isoText, openDatabase, openSqlite } from '#database/open.ts'
import type { Schema } from '#database/schema.ts'
import { createPostgres, hasPostgres } from './postgres.ts'

/** Runs the same tests on both engines: where no PostgreSQL answers, PGlite stands in. Each gets an empty, migrated database. */
export function onEveryDatabase(tests: (database: () => Database) => void): void {
  for (const { name, openEmpty } of engines)
    describe(name, () => {
      let database: Database
      beforeAll(async () => {
        database = await openEmpty()
        await migrate(database)
      })
      afterAll(() => database.close())
      tests(() => database)
    })
}

/** An empty database on each engine. Closing it removes it. */
export const engines: readonly { name: string; openEmpty: () => Promise<Database> }[] = [
  { name: 'SQLite', openEmpty: async () => openSqlite(':memory:') },
  hasPostgres
    ? { name: 'PostgreSQL', openEmpty: openPostgres }
    : { name: 'PGlite', openEmpty: openPglite },
]

async function openPostgres(): Promise<Database> {
  const { url, drop } = await createPostgres()
  const database = openDatabase({ url, directory: '' })
  return { ...database, close: () => database.close().then(drop) }
}

async function openPglite(): Promise<Database> {
  const asText = (text: string) => text
  const pglite = await PGlite.create({ parsers: { 1184: isoText, 114: asText, 3802: asText } })
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  const close = () => db.destroy()
  return { engine: 'postgres', db, reads: db, maintenance: db, close }
}
