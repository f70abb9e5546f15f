import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backUpErasures, backUpSqlite } from '#database/backup.ts'
import { type Environment, readEnvironment } from '../environment.ts'

/*
 * `npm run backup -- FILE`: copies the database to FILE while it is in use, and the list of erasures beside it. If it
 * cannot do so itself it says how, and ends with 2.
 */
async function main(): Promise<number> {
  const [target] = process.argv.slice(2)
  if (!target) {
    console.error('Say where to: npm run backup -- /somewhere/wattlewise.backup')
    return 2
  }
  const environment = readEnvironment(process.env)
  const { DATABASE_URL: url, DATA_DIR: directory } = environment
  const code = url ? await dumpPostgres(url, target) : await copySqlite(environment, target)
  if (code !== 0) return code
  const erasures = `${target}.erasures.ndjson`
  const copied = await backUpErasures(directory, erasures)
  console.log(`Saved ${target}${copied ? ` and ${erasures}` : ''}`)
  return 0
}

async function copySqlite({ DATA_DIR: directory }: Environment, target: string): Promise<number> {
  if (!existsSync(join(directory, 'wattlewise.sqlite'))) {
    console.error(`There is no database in ${directory} yet.`)
    return 1
  }
  await backUpSqlite(directory, target)
  return 0
}

async function dumpPostgres(url: string, target: string): Promise<number> {
  const { address, password } = withoutPassword(url)
  const options = ['--format=custom', `--file=${target}`, `--dbname=${address}`]
  // Anybody on this machine can read a process's arguments; its environment they cannot.
  const dump = spawn('pg_dump', options, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  })
  const code = await new Promise<number | undefined>((resolve, reject) => {
    dump.once('exit', (exitCode) => resolve(exitCode ?? 1))
    dump.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(undefined) : reject(error),
    )
  })
  if (code !== undefined) return code
  console.error(
    `pg_dump is not installed here. Where it is, run:\n  pg_dump --format=custom --file=${target} "$DATABASE_URL"\nand keep DATA_DIR/erasures.ndjson with it.`,
  )
  return 2
}

function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, password }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  return 1
})
