import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type TestContext, test } from 'vitest'
import { prepareDataDirectory } from '#database/data-directory.ts'
import { openDatabase } from '#database/open.ts'
import { listOpenToOthers } from './open-to-others.ts'
import { storeOperator } from './operators.ts'
import { run } from './run.ts'

const concurrent = { concurrent: true }

/** As on a plain Linux: what is new may be read by everybody. */
const underUsualMask = (file: string, options: string[], environment: Record<string, string>) =>
  run(file, options, environment, ['sh', '-c', 'umask 022; exec "$@"', 'sh'])

test(
  'a new installation, its backup and what a restore leaves are closed to everybody else',
  concurrent,
  async (context) => {
    const directory = join(newDirectory(context), 'data')
    const backups = join(newDirectory(context), 'backups')
    mkdirSync(backups, { mode: 0o755 })
    const environment = { DATA_DIR: directory }
    const migrated = await underUsualMask('src/server/commands/migrate.ts', [], environment)
    expect(migrated, migrated.output).toMatchObject({ code: 0 })
    expect(listOpenToOthers(directory)).toEqual([])

    const database = openDatabase({ directory })
    const id = await storeOperator(database, { role: 'owner' })
    await database.close()
    const email = `${id}@wattlewise.example`
    const commands: [string, string[]][] = [
      ['reset-operator', [email]],
      ['backup', [join(backups, 'copy')]],
      ['restore', [join(backups, 'copy'), '--replace']],
    ]
    for (const [name, options] of commands) {
      const ended = await underUsualMask(`src/server/commands/${name}.ts`, options, environment)
      expect(ended, ended.output).toMatchObject({ code: 0 })
    }
    expect(listOpenToOthers(directory)).toEqual([])
    expect(listOpenToOthers(backups)).toEqual([backups])
  },
)

test('an installation that was open to everybody is closed by its next start', (context) => {
  const directory = oldInstallation(newDirectory(context))
  expect(prepareDataDirectory(directory)).toEqual([])
  expect(listOpenToOthers(directory)).toEqual([])
})

test('a folder that also holds other things stays open, and so do they', (context) => {
  const directory = oldInstallation(newDirectory(context))
  const others = join(directory, 'site')
  mkdirSync(others)
  writeFileSync(join(others, 'index.html'), '')
  chmodSync(others, 0o755)
  prepareDataDirectory(directory)
  expect(listOpenToOthers(directory)).toEqual([directory, others, join(others, 'index.html')])
})

function oldInstallation(directory: string): string {
  for (const folder of ['letters', 'backups']) mkdirSync(join(directory, folder))
  const files = [
    ...['wattlewise.sqlite', 'wattlewise.sqlite-wal', 'wattlewise.sqlite-shm', 'erasures.ndjson'],
    ...['wattlewise.sqlite.before-1795000000000', 'before-1795000000000.backup'],
    ...['copy', 'copy.checksums.json', 'copy.erasures.ndjson'],
    ...['letters/one.eml', 'backups/leads', 'backups/leads.checksums.json'],
  ]
  for (const file of files) writeFileSync(join(directory, file), '')
  for (const name of ['', 'letters', 'backups']) chmodSync(join(directory, name), 0o755)
  for (const file of files) chmodSync(join(directory, file), 0o644)
  return directory
}

function newDirectory({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): string {
  const directory = mkdtempSync(join(tmpdir(), 'modes-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}
