import { type ChildProcess, spawn } from 'node:child_process'
import { pipeline } from 'node:stream/promises'
import { leftOutOfBackups } from '#database/copies/contents.ts'

/** PostgreSQL's own programs for copies. Each returns its exit code. */

/** What is in a dump, and how. */
export const dumpOptions = ['--format=custom', `--exclude-table-data=${leftOutOfBackups}`]

/** Undefined where the program is not installed. */
export async function dumpPostgres(
  url: string,
  { target, snapshot }: { target: string; snapshot: string },
): Promise<number | undefined> {
  const { address, env } = connection(url)
  const options = [`--file=${target}`, `--snapshot=${snapshot}`, `--dbname=${address}`]
  return exitCode(
    spawn('pg_dump', [...dumpOptions, ...options], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    }),
  )
}

/** Removes these tables and puts those of the copy there, in one transaction: a copy that ends early changes nothing. */
export async function loadPostgres(
  url: string,
  { source, tables }: { source: string; tables: readonly string[] },
): Promise<number | undefined> {
  const { address, env } = connection(url)
  const script = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const psql = spawn(
    'psql',
    [
      ...['--single-transaction', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'],
      ...['--output=/dev/null', `--dbname=${address}`],
      '--command=set client_min_messages = warning',
      ...tables.map((table) => `--command=drop table "${table}" cascade`),
      '--file=-',
    ],
    { stdio: ['pipe', 'inherit', 'inherit'], env },
  )
  const [read, loaded] = [exitCode(script), exitCode(psql)]
  // If psql gives up its input is closed; its exit code says so.
  await pipeline(script.stdout, psql.stdin, { end: false }).catch(() => {})
  const code = await read
  // Its input must not end here, since that would commit.
  if (code !== 0) psql.kill('SIGKILL')
  else psql.stdin.end()
  return code === 0 ? loaded : loaded.then(() => code)
}

/** Anybody on this machine can read a process's arguments; its environment they cannot. */
function connection(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) }
  return { address: address.href, env }
}

function exitCode(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(undefined) : reject(error),
    )
  })
}
