import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as untilOthersHadTheirTurn, setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertLead, lead, storeDeps, submission } from '../../tests/leads.ts'
import { patience } from '../../tests/limits.ts'
import { storeLead } from '../operations/enquiry/store-leads.ts'
import { migrate } from './migrate.ts'
import { type Database, openSqlite } from './open.ts'
import { getSetting, saveSetting } from './settings.ts'

let directory = ''
let file = ''
let database: Database
let other: Sqlite.Database

const store = () => storeLead(submission(), undefined, storeDeps(database))

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(directory, 'wattlewise.sqlite')
  database = openSqlite(file)
  await migrate(database)
  other = new Sqlite(file, { timeout: 0 })
})
afterEach(async () => {
  other.close()
  await database.close()
  rmSync(directory, { recursive: true })
})

/** Opens the file again: writes wait for a lock for as long as the test holds it. */
async function waitForAnyLock() {
  await database.close()
  database = openSqlite(file, { patience })
}

test('a write that waits for another process’s lock blocks neither timers nor readers, and succeeds in the end', async () => {
  await waitForAnyLock()
  other.exec('begin immediate')
  let written = false
  const writing = saveSetting(database.db, 'name', 'value').then(() => {
    written = true
  })
  for (let turn = 0; turn < 20; turn++) {
    await wait(10)
    expect(await getSetting(database.db, 'name')).toBe(undefined)
  }
  expect(written).toBe(false)
  other.exec('commit')
  await writing
  expect(await getSetting(database.db, 'name')).toBe('value')
})

test('all writes that wait for a lock succeed once it is released', async () => {
  await waitForAnyLock()
  other.exec('begin immediate')
  const storing = Array.from({ length: 20 }, store)
  // Reads take turns with the writes, so by now each write has met the lock.
  for (let turn = 0; turn < 20; turn++) await getSetting(database.db, 'name')
  other.exec('commit')
  await Promise.all(storing)
  const rows = await database.db.selectFrom('enquiries').select('id').execute()
  expect(rows).toHaveLength(20)
})

test('other work runs between leads that wait in the queue', async () => {
  let waiting = 50
  const storing = Array.from({ length: waiting }, async () => {
    await store()
    waiting -= 1
  })
  const seen = new Set<number>()
  while (waiting > 0) {
    await untilOthersHadTheirTurn()
    seen.add(waiting)
  }
  await Promise.all(storing)
  expect([...seen].filter((count) => count > 0 && count < 50)).not.toEqual([])
})

test('a lead that waits for a lock fails after five seconds, however many wait with it', async () => {
  other.exec('begin immediate')
  const began = performance.now()
  const storing = Array.from({ length: 10 }, store)
  await Promise.race(storing).catch(() => {})
  // A request that starts when the first gives up waits for longer than those that started with it.
  const next = store()
  const all = Promise.allSettled(storing)
  await Promise.race([all, next])
  expect(performance.now() - began).toBeGreaterThan(5000)
  other.exec('commit')
  for (const stored of await all)
    expect(stored).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } })
  await expect(next).resolves.toHaveProperty('reference')
})

test('a transaction that reads before it writes keeps the lock in between', async () => {
  const done = await database.db.transaction().execute(async (trx) => {
    await getSetting(trx, 'name')
    expect(() => other.exec('begin immediate')).toThrow('locked')
    await saveSetting(trx, 'name', 'value')
    return true
  })
  expect(done).toBe(true)
})

test('a full disk is reported as such, and earlier leads stay', async () => {
  const fits = await insertLead(lead(), storeDeps(database))
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database.db)
  const fill = async () => {
    for (let count = 0; count < 1000; count++)
      await insertLead(
        lead({ answers: JSON.stringify({ message: 'x'.repeat(4000) }) }),
        storeDeps(database),
      )
  }
  await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  const stored = await database.db.selectFrom('enquiries').select('reference_number').execute()
  expect(stored).toContainEqual({ reference_number: fits.reference })
})
