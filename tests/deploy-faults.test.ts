import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Insertable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { claimDueDeliveries } from '#database/delivery/deliveries.ts'
import { typesOf } from '#database/migrations/types.ts'
import { openDatabase, openSqlite } from '#database/open.ts'
import type { DeliveriesTable } from '#database/schema.ts'
import { au } from '#edition/brand/au.ts'
import { fillPromises } from '#operations/desk/fill-promises.ts'
import { fillQueue } from '#operations/desk/fill-queue.ts'
import { buildServer } from '#server/commands/build-server.ts'
import { expectToEnd } from './expect-to-end.ts'
import { later, lead, morning } from './leads.ts'
import { lostOf, newTally, startLoad, storedIn, waitUntilReady } from './load.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { places } from './replicas.ts'
import { startServer } from './server.ts'
import { waitUntil } from './wait-until.ts'

/** A deploy, again and again: this release serves while the next one migrates its database, and is then asked to stop. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1)

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

describe.each(hasPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'])('on %s', (engine) => {
  test.concurrent('this release and the next serve one database while one replaces the other, and no lead is lost', async (context) => {
    const { onTestFinished } = context
    const release = await nextRelease(context)
    for (let round = 0; round < rounds; round++) {
      const postgres = engine === 'PostgreSQL' ? await createPostgres() : undefined
      if (postgres) onTestFinished(postgres.drop)
      const directory = mkdtempSync(join(tmpdir(), 'wattlewise-deploy-'))
      onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
      const where = { directory, ...(postgres ? { url: postgres.url } : {}) }
      const settings = { directory, databaseUrl: postgres?.url }
      const tally = newTally()
      const older = await startServer(settings)
      onTestFinished(async () => void (await older.stop()))
      const servers = [older]
      const load = startLoad(servers, tally, 4)
      onTestFinished(() => load.stop().catch(() => {}))
      const moreLeads = () => {
        const before = tally.leads.size
        return waitUntil(() => tally.leads.size > before + 20)
      }
      await moreLeads()
      const newer = await startServer({ ...settings, release })
      onTestFinished(async () => void (await newer.stop()))
      servers.push(newer)
      await moreLeads()
      expect(await planted(where)).toBe(1)
      await waitUntilReady(older)
      // As a load balancer does: no more requests, and then the signal.
      servers.shift()
      await expectToEnd(older)
      await moreLeads()
      await load.stop()
      const stored = await storedIn(where)
      expect(lostOf(tally, stored)).toEqual([])
      expect(stored.size).toBe(tally.leads.size)
      console.log(`${engine}: deployed under load, answers ${JSON.stringify(tally.statuses)}`)
      const answers = Object.keys(tally.statuses)
      // Where two processes write to one file, a busy machine asks some to press again.
      const pressAgain = engine === 'SQLite' ? ['503'] : []
      expect(['201', 'no answer', ...pressAgain]).toEqual(expect.arrayContaining(answers))
      await newer.stop()
    }
  })
})

describe.each(places)('on $name', ({ open }) => {
  test('what releases since the promise store after newer migrations gets its promise, its place in the queue and its letter', async ({
    onTestFinished,
  }) => {
    const { database, drop } = await open()
    onTestFinished(drop)
    const { db } = database
    for (const [index, { leads, deliveries }] of (await shapesOfOlder()).entries()) {
      const row = lead({ created_at: morning })
      const { id } = row
      const delivery: Insertable<DeliveriesTable> = {
        ...{ id: uuidv7(), lead: id, channel: 'confirmation', event: 'lead.created' },
        ...{ created_at: morning, retry_at: morning, dedupe_key: `confirmation ${index}` },
      }
      await db.insertInto('enquiries').values(onlyOf(row, leads)).execute()
      await db.insertInto('deliveries').values(onlyOf(delivery, deliveries)).execute()

      await fillPromises({ database, calling: au.calling })
      await fillQueue({ database, calling: au.calling, now: () => later(1) })
      const filled = await db
        .selectFrom('enquiries')
        .select(['promised_by', 'next_action'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(filled).toEqual({ promised_by: expect.any(String), next_action: 'first-call' })
      const claimed = await claimDueDeliveries(database.db, {
        ...{ channel: 'confirmation', endpoint: null, limit: 10 },
        ...{ now: later(1), until: later(60) },
      })
      expect(claimed.map((one) => one.lead)).toEqual([id])
    }
  })
})

type Shape = { leads: Set<string>; deliveries: Set<string> }

/** The columns that each release since the ninth migration knows, but the newest. */
async function shapesOfOlder(): Promise<Shape[]> {
  const database = openSqlite(':memory:')
  const columnsOf = async (table: string) => {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_info(${table})`.execute(database.db)
    return new Set(rows.map(({ name }) => name))
  }
  const shapes: Shape[] = []
  for (const file of globSync('src/database/migrations/0*.ts').toSorted()) {
    const { up } = await import(resolve(file))
    await up(database.db, typesOf('sqlite'))
    shapes.push({ leads: await columnsOf('enquiries'), deliveries: await columnsOf('deliveries') })
  }
  await database.close()
  return shapes.slice(8, -1)
}

/** As an older release writes it: it names the columns that it knows. */
function onlyOf<Row extends object>(row: Row, columns: ReadonlySet<string>): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))) as Row
}

/** This release with one more migration, which adds a table, a column and an index, as they all do. */
async function nextRelease({ onTestFinished }: TestContext): Promise<string> {
  const release = mkdtempSync(join(tmpdir(), 'wattlewise-next-'))
  onTestFinished(() => rmSync(release, { recursive: true, force: true }))
  cpSync('src', join(release, 'src'), { recursive: true })
  cpSync('package.json', join(release, 'package.json'))
  for (const name of ['node_modules', 'dist']) symlinkSync(resolve(name), join(release, name))
  writeFileSync(
    join(release, 'src/database/migrations/9999-planted.ts'),
    `export async function up(db) {
      await db.schema.createTable('planted').addColumn('id', 'text', (column) => column.primaryKey()).execute()
      await db.schema.alterTable('enquiries').addColumn('planted', 'text').execute()
      await db.schema.createIndex('enquiries_planted').on('enquiries').column('planted').execute()
    }\n`,
  )
  const file = join(release, 'src/database/migrate.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text
      .replace(
        'import { typesOf }',
        "import * as planted from './migrations/9999-planted.ts'\nimport { typesOf }",
      )
      .replace(/^const migrations = \{$/m, "const migrations = {\n  '9999-planted': planted,"),
  )
  await buildServer(release)
  return release
}

async function planted(where: { directory: string; url?: string }): Promise<number> {
  const { db, close } = openDatabase(where)
  const { rows } = await sql`select name from kysely_migration where name = '9999-planted'`.execute(
    db,
  )
  await close()
  return rows.length
}
