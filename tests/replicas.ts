import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { createPostgres, hasPostgres } from './postgres.ts'

/** tests/replica.ts in its own process. */
export type Replica = { url: string; process: ChildProcess; kill(): Promise<void> }

/** Starts the server without its pages, in half the time of the built one. */
export async function startReplica(environment: Record<string, string>): Promise<Replica> {
  const child = spawn(process.execPath, ['tests/replica.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMIT: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const [port] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    gone.then(() => {
      throw new Error('The replica did not start')
    }),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    // Also if it is frozen.
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** An empty, migrated database with a data directory, for replicas to share. */
export type Place = {
  /** Settings of a replica that runs here. */
  environment: { DATA_DIR: string; DATABASE_URL: string }
  directory: string
  databaseUrl: string | undefined
  database: Database
  /** Another handle, as another replica would have. */
  openAnother(): Database
  drop(): Promise<void>
}

/** The databases that replicas run on, and how many share one in service. */
export const places: readonly { name: string; replicas: number; open(): Promise<Place> }[] = [
  { name: 'SQLite', replicas: 1, open: () => openPlace() },
  ...(hasPostgres
    ? [
        {
          name: 'PostgreSQL',
          replicas: 2,
          open: async () => openPlace(await createPostgres()),
        },
      ]
    : []),
]

async function openPlace(postgres?: { url: string; drop(): Promise<void> }): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-replicas-'))
  const where = { ...(postgres ? { url: postgres.url } : {}), directory }
  const opened: Database[] = []
  const openAnother = () => {
    const database = openDatabase(where)
    opened.push(database)
    return database
  }
  const database = openAnother()
  await migrate(database)
  return {
    environment: { DATA_DIR: directory, DATABASE_URL: postgres?.url ?? '' },
    directory,
    databaseUrl: postgres?.url,
    database,
    openAnother,
    drop: async () => {
      for (const one of opened) await one.close()
      rmSync(directory, { recursive: true, force: true })
      await postgres?.drop()
    },
  }
}
