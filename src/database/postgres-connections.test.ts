import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { withRetry } from '#operations/with-retry.ts'
import { createPostgres, hasPostgres } from '../../tests/postgres.ts'
import { freePort } from '../../tests/server.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { canStore } from './readiness.ts'
import type { Db } from './schema.ts'
import { saveSetting } from './settings.ts'
import { waitForDatabase } from './wait-for-database.ts'

describe.runIf(hasPostgres)('with PostgreSQL', () => {
  async function ownDatabase() {
    const { url, drop } = await createPostgres()
    const database = openDatabase({ url, directory: '' })
    onTestFinished(async () => {
      await database.close()
      await drop()
    })
    return { url, database }
  }

  const numberOf = async (db: Db) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

  test('a connection lost between two statements fails only the second statement', async () => {
    const { db, reads } = (await ownDatabase()).database
    const working = db.connection().execute(async (connection) => {
      const pid = await numberOf(connection)
      await sql`select pg_terminate_backend(${pid})`.execute(reads)
      // Its socket closes while it is in hand and nobody has asked it anything.
      await wait(200)
      return numberOf(connection)
    })
    await expect(working).rejects.toThrow('not queryable')
    expect(await numberOf(db)).toBeGreaterThan(0)
  })

  test('a read-only database is not ready', async () => {
    const { url, database } = await ownDatabase()
    await migrate(database)
    expect(await canStore(database)).toBe(true)
    const options = encodeURIComponent('-c default_transaction_read_only=on')
    const standby = openDatabase({ url: `${url}?options=${options}`, directory: '' })
    await expect(canStore(standby)).rejects.toMatchObject({ code: '25006' })
    await standby.close()
  })

  test('after a failover a write goes on over another connection', async () => {
    const { database } = await ownDatabase()
    await migrate(database)
    const { db } = database
    const demoted = await numberOf(db)
    await sql`set session characteristics as transaction read only`.execute(db)
    await withRetry(() =>
      db.transaction().execute((trx) => saveSetting(trx, 'WRITE_PROBE', 'stored')),
    )
    expect(await numberOf(db)).not.toBe(demoted)
  })

  test.each([
    ['db', '5s'],
    ['reads', '10s'],
    ['maintenance', '10min'],
  ] as const)('a statement of %s ends after %s', async (handle, limit) => {
    const { database } = await ownDatabase()
    const { rows } = await sql`show statement_timeout`.execute(database[handle])
    expect(rows).toEqual([{ statement_timeout: limit }])
  })
})

test('waiting for a database that never answers ends with an error', async () => {
  const url = `postgres://postgres@127.0.0.1:${await freePort()}/nowhere`
  const database = openDatabase({ url, directory: '' })
  const events: string[] = []
  const began = performance.now()
  const waiting = waitForDatabase(database, (event) => events.push(event), {
    patienceMs: 300,
    pauseMs: 50,
  })
  await expect(waiting).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(performance.now() - began).toBeGreaterThan(300)
  expect(events).toHaveLength(1)
  await database.close()
})

test.runIf(hasPostgres)('a database that does not exist fails at once', async () => {
  const { url, drop } = await createPostgres()
  await drop()
  const database = openDatabase({ url, directory: '' })
  const waiting = waitForDatabase(database, () => {}, { patienceMs: 10_000, pauseMs: 50 })
  await expect(waiting).rejects.toMatchObject({ code: '3D000' })
  await database.close()
})
