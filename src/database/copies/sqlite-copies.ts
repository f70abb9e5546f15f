import { existsSync } from 'node:fs'
import { chmod, copyFile, rename, rm } from 'node:fs/promises'
import Sqlite from 'better-sqlite3'
import { type Checksums, checksumsOf } from './checksums.ts'
import { leftOutOfBackups } from './contents.ts'
import { sqliteContents } from './sqlite-contents.ts'

/** Copies SQLite's file while others read and write. The copy appears whole or not at all. */
export async function backUpSqlite(file: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`
  const sqlite = new Sqlite(file, { fileMustExist: true })
  try {
    // Copies all pages in one step: a write between two steps would restart the copy.
    await sqlite.backup(unfinished, { progress: ({ remainingPages }) => remainingPages })
    cleanCopy(unfinished)
    await chmod(unfinished, 0o600)
    await rename(unfinished, target)
  } finally {
    sqlite.close()
    await rm(unfinished, { force: true })
  }
}

/** Removes sessions from a copy, and makes it a single file. */
function cleanCopy(copy: string): void {
  const sqlite = new Sqlite(copy)
  try {
    // Reading a copy in write-ahead mode would leave two more files beside it.
    sqlite.pragma('journal_mode = DELETE')
    sqlite.pragma('secure_delete = ON')
    // A copy of an early release has no operators yet.
    if (sqliteContents(sqlite).tables.has(leftOutOfBackups))
      sqlite.exec(`delete from ${leftOutOfBackups}`)
  } finally {
    sqlite.close()
  }
}

/** The checksums of a file that is not being written to. Throws one sentence if its pages or references are damaged. */
export async function inspectSqlite(file: string): Promise<Checksums> {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    return await inspect(sqlite)
  } finally {
    sqlite.close()
  }
}

async function inspect(sqlite: Sqlite.Database): Promise<Checksums> {
  const verdict = sqlite.pragma('integrity_check', { simple: true })
  if (verdict !== 'ok') throw new Error(`${sqlite.name} is damaged: ${verdict}`)
  const [broken] = sqlite.pragma('foreign_key_check') as { table: string }[]
  if (broken)
    throw new Error(`${sqlite.name} is damaged: ${broken.table} refers to rows that are gone`)
  return checksumsOf(sqliteContents(sqlite))
}

/** Lends the file, whole and in use by no other process. Throws one sentence if it isn't so. */
export async function withUnusedSqlite<T>(
  file: string,
  use: (sqlite: Sqlite.Database, checksums: Checksums) => Promise<T> | T,
): Promise<T> {
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: 0 })
  try {
    lockOut(sqlite)
    return await use(sqlite, await inspect(sqlite))
  } finally {
    sqlite.close()
  }
}

export class InUseError extends Error {}

/** With a write-ahead log every open connection holds a shared lock, which this mode does not bear. */
function lockOut(sqlite: Sqlite.Database): void {
  try {
    sqlite.pragma('locking_mode = EXCLUSIVE')
    sqlite.exec('begin exclusive; commit')
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error
    throw new InUseError(`${sqlite.name} is in use. Stop the server first.`)
  }
}

/** Puts a copy in the place of the database. What was there keeps standing beside it, under the other name. */
export async function replaceSqlite(copy: string, file: string, before: string): Promise<void> {
  const unfinished = `${file}.unfinished`
  await copyFile(copy, unfinished)
  await chmod(unfinished, 0o600)
  cleanCopy(unfinished)
  for (const suffix of ['-wal', '-shm', ''])
    if (existsSync(file + suffix)) await rename(file + suffix, before + suffix)
  await rename(unfinished, file)
}
