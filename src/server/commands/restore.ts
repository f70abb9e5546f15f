import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Checksums,
  describeChecksums,
  differences,
  isUnused,
  type Proof,
} from '#database/copies/checksums.ts'
import { mergeErasures } from '#database/copies/erasure-copies.ts'
import {
  endSessions,
  expectUnused,
  inspectPostgres,
  listOwnTables,
  withPostgres,
} from '#database/copies/postgres-copies.ts'
import { setAsideName, setAsideUntil } from '#database/copies/set-aside.ts'
import {
  InUseError,
  inspectSqlite,
  replaceSqlite,
  withUnusedSqlite,
} from '#database/copies/sqlite-copies.ts'
import { prepareDataDirectory } from '#database/data-directory.ts'
import { maintenanceUrlOf } from '#database/place.ts'
import { type Environment, readEnvironment } from '../../environment.ts'
import { openServices } from '../../services.ts'
import { engineOf, erasuresBeside, readProof } from './backup-files.ts'
import { loadPostgres } from './postgres-programs.ts'
import { runCommand } from './run-command.ts'
import { saveBackup } from './save-backup.ts'

/*
 * `npm run restore -- FILE`: puts a backup in the place of the database, compares every table with what was in it when it
 * was saved, and repeats the erasures since. A database with leads, operators or installers in it is replaced
 * only with --replace, and one in use never. --erasures names a newer list than the one beside the backup.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean' }, erasures: { type: 'string', multiple: true } },
    allowPositionals: true,
  })
  const [backup] = positionals
  if (!backup) {
    console.error('Say which: npm run restore -- /somewhere/wattlewise.backup')
    return 2
  }
  const environment = readEnvironment(process.env)
  const { DATABASE_URL: url, DATA_DIR: directory } = environment
  await expectEngine(backup, url ? 'postgres' : 'sqlite')
  const proof = await readProof(backup)
  prepareDataDirectory(directory)

  const wish = { backup, proof, replace: values.replace ?? false }
  const restored = await (url ? restorePostgres : restoreSqlite)(environment, wish)
  console.log(
    proof
      ? `Restored ${describeChecksums(restored)}: every table is as it was saved at ${proof.at}.`
      : `Restored ${describeChecksums(restored)}. There is no ${backup}.checksums.json to compare them with.`,
  )
  await replayErasuresFrom([erasuresBeside(backup), ...(values.erasures ?? [])], environment)
  return 0
}

type Wish = { backup: string; proof: Proof | undefined; replace: boolean }

async function expectEngine(backup: string, configured: Proof['engine']): Promise<void> {
  const engine = await engineOf(backup)
  if (engine === configured) return
  throw new Error(
    engine === 'sqlite'
      ? 'This is a backup of SQLite, and DATABASE_URL is set. Restore it without, then run npm run move-to-postgres.'
      : 'This is a backup of PostgreSQL. Set DATABASE_URL to the database it is to be restored to.',
  )
}

async function restoreSqlite({ DATA_DIR: directory }: Environment, wish: Wish): Promise<Checksums> {
  const checksums = await inspectSqlite(wish.backup)
  expectSame(wish.proof, checksums)
  const file = join(directory, 'wattlewise.sqlite')
  const at = new Date()
  const before = join(directory, setAsideName('sqlite', at))
  const isThere = existsSync(file)
  if (isThere && !(await mayReplace(file, wish))) throw new Error(occupied(directory))
  await replaceSqlite(wish.backup, file, before)
  if (isThere) console.log(describeSetAside(before, at))
  return checksums
}

/** One that is damaged may be replaced too. */
async function mayReplace(file: string, { replace }: Wish): Promise<boolean> {
  try {
    return await withUnusedSqlite(file, (_, checksums) => replace || isUnused(checksums))
  } catch (error) {
    if (!replace || error instanceof InUseError) throw error
    return true
  }
}

async function restorePostgres(environment: Environment, wish: Wish): Promise<Checksums> {
  const directory = environment.DATA_DIR
  return withPostgres(maintenanceUrlOf(environment) ?? '', async (client, server) => {
    await expectUnused(client)
    const isThere = !isUnused(await inspectPostgres(client))
    if (isThere && !wish.replace) throw new Error(occupied('DATABASE_URL'))
    const at = new Date()
    const before = join(directory, setAsideName('postgres', at))
    if (isThere && (await saveBackup(environment, before)))
      console.log(describeSetAside(before, at))
    const tables = await listOwnTables(client)
    const code = await loadPostgres(server, { source: wish.backup, tables })
    if (code === undefined) throw new Error('pg_restore and psql are needed, and not installed.')
    if (code !== 0) throw new Error('Nothing was changed.')
    const checksums = await inspectPostgres(client)
    expectSame(wish.proof, checksums)
    await endSessions(client)
    return checksums
  })
}

function describeSetAside(file: string, at: Date): string {
  return `What was there is ${file}. It is deleted on ${setAsideUntil(at).slice(0, 10)}: delete it sooner if you need it no more.`
}

function occupied(where: string): string {
  return `The database in ${where} has leads, operators or installers. Add --replace if they are to go.`
}

function expectSame(proof: Proof | undefined, actual: Checksums): void {
  const different = proof ? differences(proof.tables, actual) : []
  if (different.length > 0)
    throw new Error(`This is not what was saved. Do not serve it.\n${different.join('\n')}`)
}

/** A start does it as well. Here the person who restores sees the result. */
async function replayErasuresFrom(logs: string[], environment: Environment): Promise<void> {
  for (const log of logs.filter((file) => existsSync(file)))
    await mergeErasures(environment.DATA_DIR, log)
  const services = await openServices(environment, console.log)
  const { size } = await services.erasures.read()
  await services.database.close()
  console.log(`People erased since the backup are erased again: ${size} on the list.`)
}

await runCommand(main)
