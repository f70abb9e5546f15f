import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#database/errors.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openSqlite } from '#database/open.ts'
import { lead } from './leads.ts'

let directory = ''
let database: Database

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'reads-'))
  database = openSqlite(join(directory, 'wattlewise.sqlite'))
  await migrate(database)
})
afterEach(async () => {
  await database.close()
  rmSync(directory, { recursive: true })
})

/** Counts for the better part of a second. */
const slow = (to = 3_000_000) =>
  sql<{ most: number }>`with recursive number(n) as (
    select 1 union all select n + 1 from number where n < ${to}
  ) select max(n) as most from number`

const setting = (value: string) =>
  database.db
    .insertInto('settings')
    .values({ name: 'name', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

const settings = () => database.reads.selectFrom('settings').select('value').execute()

test('what is written is read at once', async () => {
  await setting('first')
  expect(await settings()).toEqual([{ value: 'first' }])
  await setting('second')
  expect(await settings()).toEqual([{ value: 'second' }])
})

test('a slow search doesn’t hold up writes', async () => {
  await settings()
  let read = false
  const reading = slow()
    .execute(database.reads)
    .then(({ rows }) => {
      read = true
      return rows
    })
  let written = 0
  while (!read) {
    await setting(String(++written))
    await untilOthersHadTheirTurn()
  }
  expect(await reading).toEqual([{ most: 3_000_000 }])
  expect(written).toBeGreaterThan(10)
})

test('what is asked first is answered first', async () => {
  const answered: number[] = []
  const ask = async (to: number) => {
    await slow(to).execute(database.reads)
    answered.push(to)
  }
  await Promise.all([ask(300_000), ask(10), ask(20)])
  expect(answered).toEqual([300_000, 10, 20])
})

test('a failed query throws an Error with the database’s code', async () => {
  const failed = await sql`select nowhere`.execute(database.reads).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(String(failed)).toContain('no such column: nowhere')
  expect(errorCode(failed)).toBe('SQLITE_ERROR')
})

test('nothing can be written through it', async () => {
  const written = database.reads
    .insertInto('settings')
    .values({ name: 'name', value: 'value' })
    .returning('name')
    .execute()
  await expect(written).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
  await expect(database.reads.transaction().execute(async () => {})).rejects.toThrow('transaction')
})

test('flags are found as they were stored', async () => {
  const { phone_doubtful } = lead()
  expect(
    await database.reads
      .selectFrom('enquiries')
      .select('id')
      .where('phone_doubtful', '=', phone_doubtful)
      .execute(),
  ).toEqual([])
})

test('closing waits for what was asked', async () => {
  const reading = slow(300_000).execute(database.reads)
  await untilOthersHadTheirTurn()
  await database.close()
  expect((await reading).rows).toEqual([{ most: 300_000 }])
  database = openSqlite(join(directory, 'wattlewise.sqlite'))
})

test('a thread that could not start does not keep the next one from starting', async () => {
  const file = join(directory, 'elsewhere.sqlite')
  const elsewhere = openSqlite(file)
  await sql`create table places (name text)`.execute(elsewhere.db)
  rmSync(file)
  await expect(sql`select name from places`.execute(elsewhere.reads)).rejects.toThrow()
  const again = openSqlite(file)
  await expect(sql`select 1 as one`.execute(elsewhere.reads)).resolves.toMatchObject({
    rows: [{ one: 1 }],
  })
  await elsewhere.close()
  await again.close()
})
