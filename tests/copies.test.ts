import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { expect, type TestContext, test } from 'vitest'
import { type Checksums, differences } from '#database/copies/checksums.ts'
import { inspectPostgres, withPostgres } from '#database/copies/postgres-copies.ts'
import { inspectSqlite } from '#database/copies/sqlite-copies.ts'
import { listReceipts } from '#database/delivery/receipts.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { storeLeads } from '#operations/enquiry/store-leads.ts'
import { erasePerson } from '#operations/privacy/erase-person.ts'
import { verifyReceipt } from '#operations/privacy/verify-receipt.ts'
import { writeProof } from '#server/commands/backup-files.ts'
import { readEnvironment } from '../src/environment.ts'
import { openServices } from '../src/services.ts'
import { isGate } from './depth.ts'
import { becomeOwner, giveSecondFactorAgain, openTestDesk } from './desk.ts'
import { type ColumnTypes, insertEveryKindOfRow } from './every-kind-of-row.ts'
import { insertLead, lead, submission } from './leads.ts'
import { createPostgres } from './postgres.ts'
import { run } from './run.ts'

const execute = promisify(execFile)

// Each waits for commands, most of which is starting them.
const concurrent = { concurrent: true }

const backup = (file: string, environment: Record<string, string>) =>
  run('src/server/commands/backup.ts', [file], environment)
const restore = (options: string[], environment: Record<string, string>) =>
  run('src/server/commands/restore.ts', options, environment)
const move = (environment: Record<string, string>) =>
  run('src/server/commands/move-to-postgres.ts', [], environment)

test('a backup of SQLite is restored elsewhere, row for row', concurrent, async (context) => {
  const [from, to] = [newDirectory(context), newDirectory(context)]
  const before = await fillSqlite(from)
  const serving = openDatabase({ directory: from })
  const file = join(from, 'backups', 'copy')
  expect(await backup(file, { DATA_DIR: from })).toMatchObject({ code: 0 })
  expect(readdirSync(join(from, 'backups'))).toEqual(['copy', 'copy.checksums.json'])
  await serving.close()
  const restored = await restore([file], { DATA_DIR: to })
  expect(restored).toMatchObject({ code: 0 })
  expect(restored.output).toMatch(/Restored \d\d tables, \d+ rows: every table is as it was saved/)
  // The start that replays erasures makes a secret of its own.
  const { settings: _, ...after } = await inspectSqlite(join(to, 'wattlewise.sqlite'))
  const { settings: __, ...expected } = before
  expect(differences(expected, after)).toEqual(['operator_sessions: 0 rows, expected 3'])
})

test.skipIf(isGate).for(['sqlite', 'postgres'] as const)(
  'nobody is signed in by a backup, nor by one of the release before: %s',
  concurrent,
  async (engine, context) => {
    const directory = newDirectory(context)
    const environment: Record<string, string> = { DATA_DIR: directory }
    await fillSqlite(directory)
    const database = join(directory, 'wattlewise.sqlite')
    const older = join(directory, 'older')
    await copyFile(database, older)
    await writeProof(older, 'sqlite', await inspectSqlite(database))
    if (engine === 'postgres') {
      environment.DATABASE_URL = await newPostgres(context)
      expect(await move(environment)).toMatchObject({ code: 0 })
      await execute('pg_dump', ['--format=custom', `--file=${older}`, environment.DATABASE_URL])
      await writeProof(
        older,
        'postgres',
        await withPostgres(environment.DATABASE_URL, inspectPostgres),
      )
    }

    const file = join(directory, 'copy')
    expect(await backup(file, environment)).toMatchObject({ code: 0 })
    const text = await (engine === 'sqlite' ? readFile(file, 'latin1') : sqlIn(file))
    expect(text).toContain('operators.email')
    expect(text).not.toContain('operator_sessions.token')
    for (const one of [file, older]) {
      const restored = await restore([one, '--replace'], environment)
      expect(restored, restored.output).toMatchObject({ code: 0 })
      expect(restored.output).toContain('every table is as it was saved')
      const services = await openServices(readEnvironment(environment), () => {})
      const { db } = services.database
      const sessions = await db.selectFrom('operator_sessions').select('id').execute()
      const operators = await db.selectFrom('operators').select('id').execute()
      await services.database.close()
      expect([sessions.length, operators.length]).toEqual([0, 3])
    }
  },
)

test(
  'a database with leads is replaced only when asked to, and never one in use',
  concurrent,
  async (context) => {
    const directory = newDirectory(context)
    await fillSqlite(directory)
    const environment = { DATA_DIR: directory }
    const file = join(directory, 'copy')
    await backup(file, environment)

    const serving = openDatabase({ directory })
    await serving.db.selectFrom('enquiries').select('id').execute()
    const inUse = await restore([file, '--replace'], environment)
    expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining('in use') })
    await serving.close()

    const withoutReplace = await restore([file], environment)
    expect(withoutReplace).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
    expect(readdirSync(directory).filter((name) => name.includes('before'))).toEqual([])

    expect(await restore([file, '--replace'], environment)).toMatchObject({ code: 0 })
    const kept = readdirSync(directory).filter((name) => name.includes('before'))
    expect(kept).toHaveLength(1)
    const leads = (await inspectSqlite(join(directory, kept[0] ?? ''))).enquiries
    expect(leads?.rows).toBe(3)
  },
)

test.skipIf(isGate)(
  'a restore and a move to PostgreSQL bring the key that receipts are signed with, and all before it',
  concurrent,
  async (context) => {
    const [from, to] = [newDirectory(context), newDirectory(context)]
    const first = await openServices(readEnvironment({ DATA_DIR: from }), () => {})
    const stored = await storeLeads([submission()], undefined, first)
    const leads = stored.ok ? stored.receipts.map(({ lead }) => lead) : []
    const [receipt] = await listReceipts(first.database.db, leads)
    await first.database.close()
    const rotated = await run('src/server/commands/rotate-receipt-key.ts', [], { DATA_DIR: from })
    expect(rotated, rotated.output).toMatchObject({ code: 0 })
    const [, kid = ''] = /signed with key ([0-9a-f]{16}) from now on/.exec(rotated.output) ?? []

    const file = join(from, 'copy')
    expect(await backup(file, { DATA_DIR: from })).toMatchObject({ code: 0 })
    expect(await restore([file], { DATA_DIR: to })).toMatchObject({ code: 0 })
    const moved = { DATA_DIR: to, DATABASE_URL: await newPostgres(context) }
    expect(await move(moved)).toMatchObject({ code: 0 })
    for (const environment of [{ DATA_DIR: to }, moved]) {
      const services = await openServices(readEnvironment(environment), () => {})
      const key = await services.receiptKey()
      const verified = await verifyReceipt(receipt?.text ?? '', services.database.db, services)
      await services.database.close()
      expect(key.id).toBe(kid)
      expect(verified).toMatchObject({ ok: true, key: { until: expect.any(String) } })
    }
  },
)

test.skipIf(isGate)(
  'a backup that was changed or cut off is not restored',
  concurrent,
  async (context) => {
    const [from, to] = [newDirectory(context), newDirectory(context)]
    await fillSqlite(from)
    const file = join(from, 'copy')
    await backup(file, { DATA_DIR: from })
    const copy = new Sqlite(file)
    copy.exec(`update enquiries set first_name = 'Ruth' where id = 'enquiries.id 1'`)
    copy.close()
    const changed = await restore([file], { DATA_DIR: to })
    expect(changed.output).toContain('enquiries: 3 rows, but not the same')
    expect(changed.code).toBe(1)

    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, bytes.length - 40_000))
    expect(await restore([file], { DATA_DIR: to })).toMatchObject({ code: 1 })
    writeFileSync(file, 'something else')
    const other = await restore([file], { DATA_DIR: to })
    expect(other).toMatchObject({ code: 1, output: expect.stringContaining('no backup of ours') })
    expect(existsSync(join(to, 'wattlewise.sqlite'))).toBe(false)
  },
)

test.skipIf(isGate)('a damaged database is replaced by its backup', concurrent, async (context) => {
  const directory = newDirectory(context)
  await fillSqlite(directory)
  const file = join(directory, 'copy')
  await backup(file, { DATA_DIR: directory })
  writeFileSync(join(directory, 'wattlewise.sqlite'), 'zeroes after a power cut')
  expect(await restore([file], { DATA_DIR: directory })).toMatchObject({ code: 1 })
  expect(await restore([file, '--replace'], { DATA_DIR: directory })).toMatchObject({ code: 0 })
})

test.for(isGate ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const))(
  'a person erased after the backup is erased again by its restore: %s',
  concurrent,
  async (engine, context) => {
    const directory = newDirectory(context)
    const environment: Record<string, string> = { DATA_DIR: directory }
    if (engine === 'postgres') environment.DATABASE_URL = await newPostgres(context)
    const open = () => openServices(readEnvironment(environment), () => {})
    const services = await open()
    const ruth = lead({ first_name: 'Zephyrine', email: 'z@example.com', phone_e164: '' })
    await insertLead(ruth, services)
    const { reference_number: reference } = await services.database.db
      .selectFrom('enquiries')
      .select('reference_number')
      .executeTakeFirstOrThrow()
    const file = join(directory, 'copy')
    expect(await backup(file, environment)).toMatchObject({ code: 0 })
    const owner = { id: 'ruth', role: 'owner' } as const
    expect(await erasePerson({ lead: ruth.id, reference }, owner, services)).toMatchObject({
      ok: true,
    })
    await services.database.close()

    const restored = await restore([file, '--replace'], environment)
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.output).toContain('erased again after a restored backup: 1')
    const after = await open()
    const row = await after.database.db
      .selectFrom('enquiries')
      .select(['first_name', 'erased_at'])
      .executeTakeFirstOrThrow()
    await after.database.close()
    expect(row).toEqual({ first_name: '', erased_at: expect.any(String) })
  },
)

test(
  'everything moves from SQLite to PostgreSQL, and from there to another, row for row',
  concurrent,
  async (context) => {
    const directory = newDirectory(context)
    const [url, elsewhere] = [await newPostgres(context), await newPostgres(context)]
    const schema = await freshSchema(url)
    const before = await fillSqlite(directory)
    const environment = { DATA_DIR: directory, DATABASE_URL: url }
    const moved = await move(environment)
    expect(moved).toMatchObject({ code: 0 })
    expect(moved.output).toContain(`${Object.keys(before).length} tables`)
    const after = await withPostgres(url, inspectPostgres)
    expect(differences(before, after)).toEqual([])
    expect(await freshSchema(url)).toEqual(schema)
    // Secrets and sessions are among the tables.
    expect(after).toMatchObject({ settings: { rows: 3 }, operator_sessions: { rows: 3 } })

    const again = await move(environment)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('has leads') })

    const file = join(directory, 'copy')
    expect(await backup(file, environment)).toMatchObject({ code: 0 })
    const other = { DATA_DIR: newDirectory(context), DATABASE_URL: elsewhere }
    const restored = await restore([file], other)
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.output).toContain('every table is as it was saved')
    expect(await restore([file], other)).toMatchObject({ code: 1 })

    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, bytes.length - 2_000))
    const cutOff = await restore([file, '--replace'], other)
    expect(cutOff).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing was changed'),
    })
    const { enquiries } = await withPostgres(elsewhere, inspectPostgres)
    expect(enquiries).toEqual(before.enquiries)
  },
)

test.skipIf(isGate)('nothing moves to or from a database in use', concurrent, async (context) => {
  const directory = newDirectory(context)
  const url = await newPostgres(context)
  await fillSqlite(directory)
  const environment = { DATA_DIR: directory, DATABASE_URL: url }
  const toUsed = await withPostgres(url, () => move(environment))
  expect(toUsed).toMatchObject({ code: 1, output: expect.stringContaining('in use by') })
  const sqlite = openDatabase({ directory })
  await sqlite.db.selectFrom('settings').select('name').execute()
  const fromUsed = await move(environment)
  expect(fromUsed).toMatchObject({ code: 1, output: expect.stringContaining('is in use') })
  await sqlite.close()
})

test.skipIf(isGate).for(['sqlite', 'postgres'] as const)(
  'what a restore put aside is named when somebody is erased, and deleted after thirty days: %s',
  concurrent,
  async (engine, context) => {
    const directory = newDirectory(context)
    const environment: Record<string, string> = { DATA_DIR: directory }
    if (engine === 'postgres') environment.DATABASE_URL = await newPostgres(context)
    const services = await openServices(readEnvironment(environment), () => {})
    const ruth = lead({ first_name: 'Zephyrine', email: 'z@example.com', phone_e164: '' })
    await insertLead(ruth, services)
    await services.database.close()
    const file = join(newDirectory(context), 'copy')
    expect(await backup(file, environment)).toMatchObject({ code: 0 })
    const restored = await restore([file, '--replace'], environment)
    expect(restored, restored.output).toMatchObject({ code: 0 })
    expect(restored.output).toMatch(
      /What was there is .*before-.*\. It is deleted on 20\d\d-\d\d-\d\d/,
    )

    const after = await openServices(readEnvironment(environment), () => {})
    context.onTestFinished(() => after.database.close())
    const desk = openTestDesk(after.database, { setAside: after.setAside })
    const owner = await becomeOwner(desk)
    await giveSecondFactorAgain(owner, owner.recoveryCodes[0])
    const { reference_number: reference } = await after.database.db
      .selectFrom('enquiries')
      .select('reference_number')
      .executeTakeFirstOrThrow()
    const { body } = await owner.ask('POST', `/leads/${ruth.id}/erase`, { reference })
    expect(body).toMatchObject({
      leads: 1,
      setAside: [
        { file: expect.stringContaining('before-'), deletedAt: expect.stringMatching(/Z$/) },
      ],
    })

    const [{ deletedAt = '' } = {}] = await after.setAside.list()
    const due = new Date(deletedAt)
    expect(Math.round((due.getTime() - Date.now()) / 86_400_000)).toBe(30)
    const before = () => readdirSync(directory).filter((name) => name.includes('before-'))
    expect(await after.setAside.deleteOld(new Date(due.getTime() - 1))).toBe(0)
    expect(before()).not.toEqual([])
    expect(await after.setAside.deleteOld(due)).toBe(1)
    expect(before()).toEqual([])
    const rest = readdirSync(directory)
    if (engine === 'sqlite') expect(rest).toContain('wattlewise.sqlite')
  },
)

/** What a backup of PostgreSQL would do. */
async function sqlIn(backup: string): Promise<string> {
  return (await execute('pg_restore', ['--file=-', backup])).stdout
}

function newDirectory({ onTestFinished }: TestContext): string {
  const directory = mkdtempSync(join(tmpdir(), 'copies-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

async function newPostgres({ onTestFinished }: TestContext): Promise<string> {
  const { url, drop } = await createPostgres()
  onTestFinished(drop)
  return url
}

let types: Promise<ColumnTypes> | undefined

/** The columns' types as PostgreSQL has them, which has more of them than SQLite. */
async function readTypes(): Promise<ColumnTypes> {
  const { url, drop } = await createPostgres()
  await freshSchema(url)
  const rows = await withPostgres(url, async (client) => {
    const found = await client.query(`select table_name || '.' || column_name as name, data_type
      from information_schema.columns where table_schema = 'public'`)
    return found.rows
  })
  await drop()
  return new Map(rows.map(({ name, data_type }) => [name, data_type]))
}

async function fillSqlite(directory: string): Promise<Checksums> {
  types ??= readTypes()
  const database = openDatabase({ directory })
  await migrate(database)
  await database.close()
  const file = join(directory, 'wattlewise.sqlite')
  const sqlite = new Sqlite(file)
  insertEveryKindOfRow(sqlite, await types)
  sqlite.close()
  const checksums = await inspectSqlite(file)
  expect(Object.keys(checksums).length).toBeGreaterThan(30)
  expect(Object.values(checksums).every(({ rows }) => rows === 3)).toBe(true)
  return checksums
}

/** Migrates, and returns the references between tables. */
async function freshSchema(url: string) {
  const database = openDatabase({ url, directory: '' })
  await migrate(database).finally(() => database.close())
  return withPostgres(url, async (client) => {
    const { rows } = await client.query(`select conrelid::regclass::text as "table", conname,
      pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`)
    return rows
  })
}
