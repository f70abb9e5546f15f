import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { withRetry } from '#operations/with-retry.ts'
import { createPostgres, hasPostgres } from '../../tests/postgres.ts'
import { freePort } from '../../tests/server.ts'
import { waitUntil } from '../../tests/wait-until.ts'
import { isUnreachable } from './errors.ts'
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

  const isConnected = async (db: Db, pid: number | undefined) => {
    const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(db)
    return rows.length > 0
  }

  test('a connection lost between two statements fails only the second statement', async () => {
    const { db, reads } = (await ownDatabase()).database
    const working = db.connection().execute(async (connection) => {
      const pid = await numberOf(connection)
      await sql`select pg_terminate_backend(${pid})`.execute(reads)
      // Its socket closes while it is in hand and nobody has asked it anything.
      await waitUntil(async () => !(await isConnected(reads, pid)))
      // What it was sent before that may be read in the same turn.
      await untilOthersHadTheirTurn()
      return numberOf(connection)
    })
    await expect(working).rejects.toThrow('not queryable')
    expect(await numberOf(db)).toBeGreaterThan(0)
  })

  test('with more patience a statement may take longer', async () => {
    const { url } = await ownDatabase()
    const patient = openDatabase({ url, directory: '', patience: 3 })
    const { rows } = await sql`show statement_timeout`.execute(patient.db)
    expect(rows).toEqual([{ statement_timeout: '15s' }])
    await patient.close()
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

  const limitOf = async (db: Db) =>
    (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]
      ?.statement_timeout

  test('a statement ends after 5 seconds, one of the desk after 10, and maintenance after 10 minutes', async () => {
    const { db, reads, reports, maintenance } = (await ownDatabase()).database
    const limits = await Promise.all([db, reads, reports.mayBeOld, maintenance].map(limitOf))
    expect(limits).toEqual(['5s', '10s', '10s', '10min'])
  })

  test('behind a pooler nothing is set for a session, and no statement has a name, but for maintenance past it', async () => {
    const { url } = await ownDatabase()
    const database = openDatabase({ url, maintenanceUrl: url, hasPooler: true, directory: '' })
    onTestFinished(() => database.close())
    expect(await Promise.all([database.db, database.maintenance].map(limitOf))).toEqual([
      '0',
      '10min',
    ])
    await sql`/* named */ select 1`.execute(database.db)
    const { rows } = await sql`select name from pg_prepared_statements`.execute(database.db)
    expect(rows).toEqual([])
  })

  test('of several servers the one that takes writes is found, at any place in the list', async () => {
    const { url } = await ownDatabase()
    const [, host = ''] = /@([^/]+)/.exec(url) ?? []
    const away = `127.0.0.1:${await freePort()}`
    for (const hosts of [`${away},${host}`, `${host},${away}`, `${away},${away},${host}`]) {
      const database = openDatabase({ url: url.replace(host, hosts), directory: '' })
      expect(await numberOf(database.db)).toBeGreaterThan(0)
      await database.close()
    }
  })

  test('of several servers that take no writes each is asked, and then it says so', async () => {
    const { url } = await ownDatabase()
    const [, host = ''] = /@([^/]+)/.exec(url) ?? []
    const options = encodeURIComponent('-c default_transaction_read_only=on')
    const standbys = `${url.replace(host, `${host},${host}`)}?options=${options}`
    const database = openDatabase({ url: standbys, directory: '' })
    await expect(numberOf(database.db)).rejects.toMatchObject({ code: '25006' })
    await database.close()
  })

  test('reports are read where they may be seconds old, and nothing else is', async () => {
    const { url } = await ownDatabase()
    const elsewhere = await createPostgres()
    const database = openDatabase({ url, reportsUrl: elsewhere.url, directory: '' })
    const nameOf = async (db: Db) =>
      (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name
    const { db, reads, reports, maintenance } = database
    const names = await Promise.all([db, reads, maintenance, reports.mayBeOld].map(nameOf))
    const [ours, other] = [url, elsewhere.url].map((one) => new URL(one).pathname.slice(1))
    expect(names).toEqual([ours, ours, ours, other])
    await database.close()
    await elsewhere.drop()
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
  expect(events[0]).toContain('ECONNREFUSED')
  await database.close()
})

test('a pooler that takes no settings of a session is not waited for', () => {
  const refusal = new pg.DatabaseError(
    'unsupported startup parameter: statement_timeout',
    0,
    'error',
  )
  refusal.code = '08P01'
  expect(isUnreachable(refusal)).toBe(false)
  refusal.message = 'server login has been failing, try again later'
  expect(isUnreachable(refusal)).toBe(true)
})

test.runIf(hasPostgres)('a database that does not exist fails at once', async () => {
  const { url, drop } = await createPostgres()
  await drop()
  const database = openDatabase({ url, directory: '' })
  const waiting = waitForDatabase(database, () => {}, { patienceMs: 10_000, pauseMs: 50 })
  await expect(waiting).rejects.toMatchObject({ code: '3D000' })
  await database.close()
})
