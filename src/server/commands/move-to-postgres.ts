import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeChecksums, differences, isUnused } from '#database/copies/checksums.ts'
import {
  expectUnused,
  fillPostgres,
  inspectPostgres,
  withPostgres,
} from '#database/copies/postgres-copies.ts'
import { sqliteContents } from '#database/copies/sqlite-contents.ts'
import { withUnusedSqlite } from '#database/copies/sqlite-copies.ts'
import { isMigrated, migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { maintenanceUrlOf } from '#database/place.ts'
import { readEnvironment } from '../../environment.ts'
import { runCommand } from './run-command.ts'

/*
 * `npm run move-to-postgres`: copies everything in DATA_DIR/wattlewise.sqlite, with its secrets and sessions, to the empty
 * database of DATABASE_URL, and compares every table before it commits. SQLite's file stays as it is.
 */
async function main(): Promise<number> {
  const environment = readEnvironment(process.env)
  const url = maintenanceUrlOf(environment)
  const directory = environment.DATA_DIR
  if (!url) {
    console.error('Set DATABASE_URL to the PostgreSQL database that everything is to move to.')
    return 2
  }
  const file = join(directory, 'wattlewise.sqlite')
  if (!existsSync(file)) throw new Error(`There is no database in ${directory}.`)
  await expectMigrated(directory)

  await withUnusedSqlite(file, async (sqlite, expected) => {
    await withPostgres(url, async (client, server) => {
      await expectUnused(client)
      if (!isUnused(await inspectPostgres(client)))
        throw new Error('The database of DATABASE_URL has leads, operators or installers in it.')
      await migratePostgres(server)
      await fillPostgres(client, sqliteContents(sqlite), (actual) => {
        const different = differences(expected, actual)
        if (different.length > 0)
          throw new Error(`Nothing was moved, for it would differ.\n${different.join('\n')}`)
      })
    })
    console.log(`Moved ${describeChecksums(expected)}: every table has the same rows.`)
  })
  console.log(`${file} is as it was. Delete it once you need it no more: there are people in it.`)
  return 0
}

/** Both sides need the same tables. */
async function expectMigrated(directory: string): Promise<void> {
  const database = openDatabase({ directory })
  const migrated = await isMigrated(database).finally(() => database.close())
  if (!migrated)
    throw new Error(
      'This database is of an older release. Run npm run migrate without DATABASE_URL first.',
    )
}

async function migratePostgres(url: string): Promise<void> {
  const database = openDatabase({ url, directory: '' })
  await migrate(database).finally(() => database.close())
}

await runCommand(main)
