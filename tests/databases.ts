import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeAll, describe } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, isoText, openDatabase, openSqlite } from '#database/open.ts'
import type { Schema } from '#database/schema.ts'
import { createPostgres, hasPostgres } from './postgres.ts'

/** Runs the same tests on both engines: where no PostgreSQL answers, PGlite stands in. Each gets an empty, migrated database. */
export function onEveryDatabase(tests: (database: () => Database) => void): void {
  onDatabase('SQLite', async () => ({ database: openSqlite(':memory:') }), tests)
  if (hasPostgres)
    onDatabase(
      'PostgreSQL',
      async () => {
        const { url, drop } = await createPostgres()
        return { database: openDatabase({ url, directory: '' }), drop }
      },
      tests,
    )
  else onDatabase('PGlite', async () => ({ database: await openPglite() }), tests)
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
  const close = () => queries.destroy()
  return { engine: 'postgres', queries, reads: queries, maintenance: queries, close }
}
