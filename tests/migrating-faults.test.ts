import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { insertLeadThen, runHistory, schemaOf } from './migration-history.ts'
import { createPostgres, hasPostgres } from './postgres.ts'

/** `npm run migrate` is killed as by a power cut, again and again, on a database that is many releases behind. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2)
const leads = 300

describe.each(hasPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'])('on %s', (engine) => {
  test(`killed ${rounds} times while it brings an old database up to date, the next start does so, with every lead`, async ({
    onTestFinished,
  }) => {
    const open = async () => {
      const directory = mkdtempSync(join(tmpdir(), 'wattlewise-migrating-'))
      onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
      const postgres = engine === 'PostgreSQL' ? await createPostgres() : undefined
      if (postgres) onTestFinished(postgres.drop)
      return { directory, ...(postgres ? { url: postgres.url } : {}) }
    }
    const fresh = await open()
    const schema = await using(fresh, async (database) => {
      await migrate(database)
      return schemaOf(database)
    })

    let cutOff = 0
    for (let round = 0; round < rounds; round++) {
      const where = await open()
      await using(where, fillOld)
      const migrating = startMigrating(where)
      await hasBegun(migrating, where)
      await wait(Math.random() * 60)
      if (await kill(migrating)) cutOff += 1

      const [code] = await once(startMigrating(where), 'exit')
      expect(code).toBe(0)
      await using(where, async (database) => {
        expect(await schemaOf(database)).toEqual(schema)
        const { rows } = await sql<{ id: string; name_key: string; email_key: string }>`
          select id, name_key, email_key from enquiries`.execute(database.db)
        expect(rows).toHaveLength(leads)
        for (const row of rows)
          expect(row).toMatchObject({ name_key: 'alex nguyen', email_key: 'alex@example.com' })
      })
    }
    console.log(`${engine}: killed while migrating ${cutOff} times of ${rounds}`)
  })
})

type Where = { directory: string; url?: string }

async function using<Value>(where: Where, use: (database: Database) => Promise<Value>) {
  const database = openDatabase(where)
  return use(database).finally(() => database.close())
}

/** A database of the second migration, with leads. */
async function fillOld(database: Database): Promise<void> {
  await runHistory(database, 2)
  for (let id = 1; id <= leads; id++) await insertLeadThen(database, { id: String(id) })
}

function startMigrating({ directory, url = '' }: Where): ChildProcess {
  return spawn(process.execPath, ['src/server/commands/migrate.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: directory, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Resolves when something is written, or when the process has ended. */
async function hasBegun(migrating: ChildProcess, { directory, url }: Where): Promise<void> {
  const log = join(directory, 'wattlewise.sqlite-wal')
  const isWriting = async () =>
    url ? isLocked({ directory, url }) : existsSync(log) && statSync(log).size > 0
  while (migrating.exitCode === null && !(await isWriting())) await wait(5)
}

/** Whether a process holds the lock under which Kysely migrates. */
async function isLocked(where: Where): Promise<boolean> {
  return using(where, async ({ db }) => {
    const { rows } = await sql`select 1 from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database()`.execute(db)
    return rows.length > 0
  })
}

/** Whether it was still running. */
async function kill(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) return false
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  const [code] = await gone
  return code === null
}
