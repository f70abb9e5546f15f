import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeAll, describe } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase, openSqlite } from '#database/open.ts'
import { isoText } from '#database/postgres.ts'
import type { Schema } from '#database/schema.ts'
import { isGate } from './depth.ts'
import { createPostgres, createTemplate, hasPostgres } from './postgres.ts'
import { templateName } from './template.ts'

type DatabaseTests = (database: () => Database) => void

/** Runs the same tests on both engines: where no PostgreSQL answers, PGlite is used instead. Each gets an empty, migrated database. */
export function onEveryDatabase(tests: DatabaseTests): void {
  for (const engine of engines) onEngine(engine, tests)
}

/** The same, but the gate asks SQLite alone: for long tests of which neither the SQL nor a race depends on the engine. */
export function onEveryDatabaseWhenDeep(tests: DatabaseTests): void {
  for (const engine of engines) onEngine(engine, tests, isGate && engine.name !== 'SQLite')
}

function onEngine({ name, openMigrated }: TestEngine, tests: DatabaseTests, isLeftOut = false) {
  describe.skipIf(isLeftOut)(name, () => {
    let database: Database
    beforeAll(async () => {
      database = await openMigrated()
    })
    afterAll(() => database.close())
    tests(() => database)
  })
}

type TestEngine = {
  name: string
  openEmpty: () => Promise<Database>
  openMigrated: () => Promise<Database>
}

/** A database on each engine. Closing it removes it. */
export const engines: readonly TestEngine[] = [
  withMigration('SQLite', async () => openSqlite(':memory:')),
  hasPostgres
    ? { name: 'PostgreSQL', openEmpty: () => openPostgres(), openMigrated: openCopy }
    : withMigration('PGlite', openPglite),
]

function withMigration(name: string, openEmpty: () => Promise<Database>): TestEngine {
  const openMigrated = async () => {
    const database = await openEmpty()
    await migrate(database)
    return database
  }
  return { name, openEmpty, openMigrated }
}

async function openPostgres(template?: string): Promise<Database> {
  const { url, drop } = await createPostgres({ ...(template && { template }), waitsForDisk: false })
  const database = openDatabase({ url, directory: '' })
  return { ...database, close: () => database.close().then(drop) }
}

/** A copy takes a tenth of the time that migrating takes. */
async function openCopy(): Promise<Database> {
  await createTemplate(templateName(), async (url) => {
    const database = openDatabase({ url, directory: '' })
    await migrate(database).finally(() => database.close())
  })
  return openPostgres(templateName())
}

async function openPglite(): Promise<Database> {
  const asText = (text: string) => text
  const pglite = await PGlite.create({ parsers: { 1184: isoText, 114: asText, 3802: asText } })
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  const close = () => db.destroy()
  return {
    engine: 'postgres',
    db,
    reads: db,
    reports: { mayBeOld: db },
    maintenance: db,
    connections: () => [],
    close,
  }
}
