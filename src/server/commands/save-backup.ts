import { existsSync } from 'node:fs'
import { chmod, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Checksums, checksumsOf } from '#database/copies/checksums.ts'
import { forBackup } from '#database/copies/contents.ts'
import { backUpErasures } from '#database/copies/erasure-copies.ts'
import { postgresContents } from '#database/copies/postgres-contents.ts'
import { inSnapshot, withPostgres } from '#database/copies/postgres-copies.ts'
import { backUpSqlite, inspectSqlite } from '#database/copies/sqlite-copies.ts'
import { maintenanceUrlOf } from '#database/place.ts'
import type { Environment } from '../../environment.ts'
import { erasuresBeside, writeProof } from './backup-files.ts'
import { dumpPostgres } from './postgres-programs.ts'

export type SavedBackup = { checksums: Checksums; files: string[] }

/** Copies the database while it is in use, with its checksums and erasures. Returns undefined where pg_dump is missing. */
export async function saveBackup(
  environment: Environment,
  target: string,
): Promise<SavedBackup | undefined> {
  const url = maintenanceUrlOf(environment)
  const directory = environment.DATA_DIR
  const checksums = url ? await copyPostgres(url, target) : await copySqlite(directory, target)
  if (!checksums) return undefined
  await writeProof(target, url ? 'postgres' : 'sqlite', checksums)
  const erasures = erasuresBeside(target)
  const copied = await backUpErasures(directory, erasures)
  return { checksums, files: copied ? [target, erasures] : [target] }
}

async function copySqlite(directory: string, target: string): Promise<Checksums> {
  const file = join(directory, 'wattlewise.sqlite')
  if (!existsSync(file)) throw new Error(`There is no database in ${directory} yet.`)
  await backUpSqlite(file, target)
  return inspectSqlite(target)
}

async function copyPostgres(url: string, target: string): Promise<Checksums | undefined> {
  const unfinished = `${target}.unfinished`
  return withPostgres(url, (client, server) =>
    inSnapshot(client, async (snapshot) => {
      // Created first: other users must not be able to read it at any moment.
      await writeFile(unfinished, '', { mode: 0o600 })
      const dumping = dumpPostgres(server, { target: unfinished, snapshot })
      const checksums = checksumsOf(forBackup(await postgresContents(client)))
      const [code, sums] = await Promise.all([dumping, checksums])
      if (code === 0) {
        await chmod(unfinished, 0o600)
        await rename(unfinished, target)
        return sums
      }
      await rm(unfinished, { force: true })
      if (code !== undefined) throw new Error(`pg_dump ended with ${code}.`)
      return undefined
    }),
  )
}
