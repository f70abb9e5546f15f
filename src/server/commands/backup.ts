import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { recordBackup } from '#database/backup-record.ts'
import { describeChecksums } from '#database/copies/checksums.ts'
import { openDatabase } from '#database/open.ts'
import { databaseOf } from '#database/place.ts'
import { type Environment, readEnvironment } from '../../environment.ts'
import { dumpOptions } from './postgres-programs.ts'
import { runCommand } from './run-command.ts'
import { saveBackup } from './save-backup.ts'

/*
 * `npm run backup -- FILE`: copies the database to FILE, whose folder it makes, while it is in use; beside it what the copy has in it, by which a
 * restore proves itself, and the list of erasures. If it cannot do so itself it says how, and ends with 2.
 */
async function main(): Promise<number> {
  const [target] = process.argv.slice(2)
  if (!target) {
    console.error('Say where to: npm run backup -- /somewhere/wattlewise.backup')
    return 2
  }
  const environment = readEnvironment(process.env)
  await mkdir(dirname(target), { recursive: true })
  const saved = await saveBackup(environment, target)
  if (!saved) {
    console.error(
      `pg_dump is not installed here. Where it is, run:\n  pg_dump ${dumpOptions.join(' ')} --file=${target} "$DATABASE_URL"\nand keep DATA_DIR/erasures.ndjson with it.`,
    )
    return 2
  }
  await rememberBackup(environment)
  console.log(`Saved ${saved.files.join(' and ')}: ${describeChecksums(saved.checksums)}`)
  return 0
}

/** A backup is no worse for it if this fails. */
async function rememberBackup(environment: Environment) {
  const database = openDatabase(databaseOf(environment))
  await recordBackup(database.db, new Date())
    .catch(() => console.error('The server could not be told that this backup was made.'))
    .finally(() => database.close())
}

await runCommand(main)
