import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Database, openDatabase } from '#database/open.ts'
import { patience } from './limits.ts'
import { product } from './product.ts'
import { serviceEnvironment } from './service-environment.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** What `npm run serve` gives to Node: its options, and the built server. */
export const serveOptions: readonly string[] = scripts.serve.split(' ').slice(1)

/** The built product in its own process, as it runs in service. */
export type Running = {
  url: string
  /** The lines it has logged so far. */
  log: string[]
  /** The time by its clock, in milliseconds since 1970. */
  now(): number
  /** Its data directory. */
  directory: string
  leads(): Promise<Lead[]>
  /** The bytes of memory in use. */
  memory(): number
  isRunning(): boolean
  signal(name: NodeJS.Signals): void
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Starts it again with the same address and data. */
  restart(): Promise<void>
  /** Stops it as a deployment does, and returns its exit code. Its files stay. */
  terminate(): Promise<number | null>
  stop(): Promise<number | null>
}
type Lead = Awaited<ReturnType<typeof leadsIn>>[number]

type Settings = {
  databaseUrl?: string
  environment?: Record<string, string>
  /** No file may grow beyond this many bytes, as on a full disk. */
  largestFile?: number
  /** It may have so many files and connections open. */
  openFiles?: number
  /** Where it keeps its data; a new directory unless it is given. The caller that gives it removes it. */
  directory?: string
  /** The directory of another release. */
  release?: string
  /** Receives what it logs, for tests that read along before it has started. */
  log?: string[]
}

export async function startServer(settings: Settings = {}): Promise<Running> {
  const port = await freePort()
  const { log = [], directory = mkdtempSync(join(tmpdir(), 'wattlewise-')) } = settings
  const start = () => launch({ ...settings, port, directory }, log)
  let process = await start()

  const end = async (signal: NodeJS.Signals) => {
    if (process.exitCode !== null || process.signalCode !== null) return process.exitCode
    process.kill(signal)
    // It is closed once all that it has logged is read.
    const [code] = await once(process, 'close')
    return code as number | null
  }
  return {
    url: `http://localhost:${port}`,
    log,
    now: () => Date.now() + Number(settings.environment?.CLOCK_MOVED_MS ?? 0),
    directory,
    leads: () => leadsIn(openDatabase({ url: settings.databaseUrl, directory })),
    memory: () => {
      const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
    },
    isRunning: () => process.exitCode === null && process.signalCode === null,
    signal: (name) => void process.kill(name),
    kill: async () => void (await end('SIGKILL')),
    restart: async () => {
      process = await start()
    },
    terminate: () => end('SIGTERM'),
    stop: async () => {
      const code = await end('SIGTERM')
      if (!settings.directory) rmSync(directory, { recursive: true, force: true })
      return code
    },
  }
}

async function launch(
  where: Settings & { port: number; directory: string },
  log: string[],
): Promise<ChildProcess> {
  const [program, ...options] = commandFor(where)
  const child = spawn(program, options, {
    cwd: where.release ?? product.directory,
    env: {
      PATH: process.env.PATH,
      SITE_BRAND: product.brand,
      PORT: String(where.port),
      DATA_DIR: where.directory,
      DATABASE_URL: where.databaseUrl ?? '',
      LOG_LEVEL: 'debug',
      RATE_LIMIT: 'off',
      PATIENCE: String(patience),
      ...serviceEnvironment,
      ...where.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stderr.on('data', (text) => log.push(String(text)))
  const lines = createInterface(child.stdout)
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      log.push(line)
      if (line.includes('"listening"')) resolve()
    })
    child.once('exit', () => reject(new Error(`The server did not start:\n${log.join('\n')}`)))
  })
  return child
}

// Browsers refuse 10080, and the system's own begin at 32,768.
const ports = { first: 11_000, beyond: 31_000, each: 100 }
let ours: Promise<number> | undefined
let given = 0

/**
 * A port that nobody is listening on. Neither the system nor another test takes it until a server does, or while one is
 * restarted: each process has a hundred of its own.
 */
export async function freePort(): Promise<number> {
  ours ??= holdPorts()
  const first = await ours
  for (;;) {
    given = (given % (ports.each - 1)) + 1
    const port = first + given
    const server = await listenAt(port)
    if (!server) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

/** Holds a hundred ports for as long as this process lives, by listening at the first of them. */
async function holdPorts(): Promise<number> {
  const all = (ports.beyond - ports.first) / ports.each
  for (let hundred = process.pid; ; hundred++) {
    const first = ports.first + (hundred % all) * ports.each
    const server = await listenAt(first)
    if (server?.unref()) return first
  }
}

async function listenAt(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1')
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  )
}

function commandFor({ largestFile, openFiles }: Settings): [string, ...string[]] {
  // The shell counts in blocks of 512 bytes.
  const limits = [
    largestFile && `ulimit -f ${largestFile / 512}`,
    openFiles && `ulimit -n ${openFiles}`,
  ]
  return [
    'sh',
    '-c',
    [...limits.filter(Boolean), 'exec "$0" "$@"'].join(' && '),
    process.execPath,
    ...serveOptions,
  ]
}

async function leadsIn(database: Database) {
  try {
    return await database.db.selectFrom('enquiries').selectAll().orderBy('id').execute()
  } finally {
    await database.close()
  }
}
