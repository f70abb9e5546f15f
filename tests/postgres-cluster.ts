import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestContext } from 'vitest'
import { freePort } from './server.ts'

const execute = promisify(execFile)

/** The ways in which a PostgreSQL server restarts, from the planned to the accident. */
export const restarts = ['smart', 'fast', 'immediate', 'kill -9', 'terminate'] as const
type Restart = (typeof restarts)[number]

/** A PostgreSQL server for one test to stop, kill and freeze. Other tests use the shared one. */
export type Cluster = {
  url: string
  restart(how: Restart): Promise<void>
  start(): Promise<void>
  isRunning(): Promise<boolean>
  /** Runs a statement as its operator. */
  administer(statement: string): Promise<void>
  stop(): Promise<void>
  /** Stops all its processes, with their sockets open, until it thaws. */
  freeze(): Promise<void>
  thaw(): void
  drop(): Promise<void>
}

/** Creates a cluster. Without PostgreSQL's server programs the test is skipped and says why, or fails in CI. */
export async function createCluster(
  { skip }: Pick<TestContext, 'skip'>,
  parent = tmpdir(),
): Promise<Cluster> {
  const programs = findPrograms()
  if (programs) return openCluster(programs, await freePort(), parent)
  const reason =
    'This test restarts a PostgreSQL server of its own, and found no initdb and pg_ctl in PATH or /usr/lib/postgresql. Install PostgreSQL 15 or newer.'
  if (process.env.CI === 'true') throw new Error(reason)
  console.warn(reason)
  return skip(reason)
}

function findPrograms(): string | undefined {
  const installed = [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
  ]
  const directories = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync(installed).toSorted().toReversed(),
  ]
  return directories.find((directory) =>
    ['initdb', 'pg_ctl'].every((program) => existsSync(join(directory, program))),
  )
}

/** PostgreSQL does not run as root. */
function serverAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function openCluster(programs: string, port: number, parent: string): Promise<Cluster> {
  const account = serverAccount()
  const directory = mkdtempSync(join(parent, 'wattlewise-cluster-'))
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid ?? account.uid)
  const data = join(directory, 'data')
  const run = (program: string, ...options: string[]) =>
    execute(join(programs, program), ['-D', data, ...options], { ...account, cwd: directory })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c max_wal_size=64MB -c min_wal_size=32MB`
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

  // After kill -9 its orphans hold the shared memory for a moment, and it does not start.
  const start = async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        await run('pg_ctl', '-w', '-l', join(directory, 'log'), '-o', settings, 'start')
        return
      } catch (error) {
        if (attempt === 50) throw error
        await wait(200)
      }
    }
  }
  const stop = (mode: 'smart' | 'fast' | 'immediate', seconds = 60) =>
    run('pg_ctl', '-w', '-t', String(seconds), '-m', mode, 'stop')
  const restart: Record<Restart, () => Promise<unknown>> = {
    // It waits for clients to leave, which busy ones do not: an operator would lose patience then.
    smart: () =>
      stop('smart', 2)
        .catch(() => stop('fast'))
        .then(start),
    fast: () => stop('fast').then(start),
    immediate: () => stop('immediate').then(start),
    terminate: () => ask(url, 'select pg_terminate_backend(pid) from', 'pid <> pg_backend_pid()'),
    'kill -9': () => {
      process.kill(postmaster(), 'SIGKILL')
      return start()
    },
  }
  let frozen: number[] = []

  await run('initdb', '-U', 'postgres', '--auth=trust', '--no-sync', '--locale=C.UTF-8')
  await start()
  return {
    url,
    restart: async (how) => void (await restart[how]()),
    start,
    isRunning: () =>
      run('pg_ctl', 'status').then(
        () => true,
        () => false,
      ),
    administer: async (statement) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      // Also where it is set to be read only.
      await client.query('set default_transaction_read_only = off')
      await client.query(statement)
      await client.end()
    },
    stop: async () => void (await stop('fast')),
    freeze: async () => {
      const backends = await ask(url, 'select pid from', 'pid <> pg_backend_pid()')
      frozen = [postmaster(), ...backends.map(({ pid }) => Number(pid))]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    thaw: () => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
      frozen = []
    },
    drop: async () => {
      if (existsSync(join(data, 'postmaster.pid'))) await stop('immediate')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Queries the server about its own clients. */
async function ask(url: string, select: string, where: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `${select} pg_stat_activity where backend_type = 'client backend' and ${where}`,
  )
  await client.end()
  return rows
}
