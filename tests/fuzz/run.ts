import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, openSqlite } from '#database/open.ts'
import { scryptPasswords } from '#operations/account/passwords.ts'
import { deskRoutes } from '#server/desk.ts'
import { openLog } from '#server/http/log.ts'
import { loadSite } from '#server/http/site.ts'
import { openTestDesk } from '../desk.ts'
import { createPostgres, hasPostgres } from '../postgres.ts'
import { type Running, startServer } from '../server.ts'
import { type Findings, fuzz, nowhere } from './fuzz.ts'
import { routesOf } from './routes.ts'

/*
 * npm run test:fuzz: odd requests to every route of the built product in a process of its own. FUZZ_SEED makes others,
 * FUZZ_REQUESTS is how many each engine gets, FUZZ_ENGINE=SQLite or PostgreSQL leaves the other out.
 * Ended by kill, it sends the rest of the thousand under way and says what it has seen so far.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123)
const requests = Number(process.env.FUZZ_REQUESTS ?? 100_000)
const { FUZZ_ENGINE } = process.env
const engines = FUZZ_ENGINE ? [FUZZ_ENGINE] : ['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])]

const secret = 'a secret of at least thirty-two characters'
const publicClientKey = 'wattlewise_key_for_tests'
const preload = new URL('./print-memory.ts', import.meta.url).href

/** What nobody can forget may grow by this much after the first ten thousand: caches fill up to their limits. */
const mostMoreBytes = 12 * 1024 ** 2

const site = await loadSite('dist')
const { app, services } = openTestDesk(openSqlite(':memory:'), {}, { site })
const routes = routesOf(app, deskRoutes(services, openLog('silent')))

let stopped = false
process.once('SIGTERM', () => {
  stopped = true
})

type Memory = { sent: number; rss: number; live: number }
type Result = { engine: string; findings: Findings; memory: Memory[]; seconds: number }

console.log(
  `Seed ${seed}: ${requests} requests to ${routes.length} routes on each of ${engines.join(', ')}.`,
)
const results: Result[] = []
for (const engine of engines) results.push(await fuzzOn(engine))
console.log(`\n${tableOf(results)}`)
for (const result of results) report(result)

async function fuzzOn(engine: string): Promise<Result> {
  const postgres = engine === 'PostgreSQL' ? await createPostgres() : undefined
  const log: string[] = []
  const server = await startServer({
    databaseUrl: postgres?.url,
    log,
    environment: {
      ...{ APP_SECRET: secret, PUBLIC_CLIENT_KEY: publicClientKey, LOG_LEVEL: 'info' },
      ...{ TRUST_PROXY: '1', RATE_LIMIT: 'off', WEBHOOK_ALLOW_PRIVATE: '1' },
      NODE_OPTIONS: `--expose-gc --import ${preload}`,
    },
  })
  const database = openDatabase({ url: postgres?.url, directory: server.directory })
  const memory: Memory[] = []
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  const findings = await fuzz({
    server: { url: server.url, database, secret, publicClientKey, passwords: scryptPasswords },
    routes,
    files: [...site.files.keys()],
    ...{ seed, requests, hang: true, isStopped: () => stopped },
    complaints: () => log.splice(0).filter(isComplaint),
    afterLot: async (sent) => {
      if (sent % 10_000 !== 0 && sent !== requests && !stopped) return
      const { rss, live } = await leastMemory(server, log)
      memory.push({ sent, rss, live })
      console.log(
        `${engine}: ${sent} after ${seconds()} s, ${mb(rss)} of which ${mb(live)} are live`,
      )
    },
  })
  if (!server.isRunning()) findings.faults.push({ what: 'the server ended', ...nowhere })
  await database.close()
  await server.stop()
  await postgres?.drop()
  return { engine, findings, memory, seconds: seconds() }
}

/** Figures that are due to be checked are the day's, not a request's. */
function isComplaint(line: string): boolean {
  return !/^{"level":(?:20|30),/.test(line) && !line.includes('"event":"Due to be looked at')
}

/** The least of a few readings: what is under way at one moment is gone at another. */
async function leastMemory(server: Running, log: string[]): Promise<Omit<Memory, 'sent'>> {
  const readings: Omit<Memory, 'sent'>[] = []
  for (let count = 0; count < 5; count++) readings.push(await readMemory(server, log))
  return {
    rss: Math.min(...readings.map(({ rss }) => rss)),
    live: Math.min(...readings.map(({ live }) => live)),
  }
}

async function readMemory(server: Running, log: string[]): Promise<Omit<Memory, 'sent'>> {
  await wait(300)
  server.signal('SIGUSR2')
  for (let tries = 0; tries < 200; tries++) {
    await wait(50)
    const index = log.findIndex((line) => line.startsWith('{"event":"memory"'))
    const [line] = index < 0 ? [] : log.splice(index, 1)
    if (line) return JSON.parse(line)
  }
  throw new Error('The server did not print its memory.')
}

function tableOf(all: Result[]): string {
  const rows = all.map(({ engine, findings, memory, seconds }) => {
    const { away, byClass, slowest } = findings
    const [first, last] = [memory[0], memory.at(-1)]
    const classes = ['2xx', '3xx', '4xx', '5xx', 'cut', 'hung'].map(
      (name) => `${byClass[name] ?? 0}`,
    )
    return [
      engine,
      `${findings.requests}`,
      ...classes,
      `${away}`,
      `${Math.round(slowest.ms)} ms: ${slowest.route}`,
      `${mb(first?.rss)}, ${mb(first?.live)} live`,
      `${mb(last?.rss)}, ${mb(last?.live)} live`,
      `${seconds} s`,
    ]
  })
  const names = [
    'engine',
    'requests',
    '2xx',
    '3xx',
    '4xx',
    '5xx',
    'cut off',
    'hung',
    'away',
    'slowest',
  ]
  const header = [...names, `memory at ${all[0]?.memory[0]?.sent}`, 'at the end', 'took']
  return [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Says what fell short, and where to read more. */
function report({ engine, findings, memory }: Result): void {
  const { faults, reached, signedIn } = findings
  const asked = routes.filter(({ method }) => method !== 'ALL')
  const missed = asked
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !reached.has(route))
  console.log(
    `\n${engine}: ${asked.length - missed.length} of ${asked.length} routes said yes to something.`,
  )
  if (missed.length > 0) console.log(`Never: ${missed.join(', ')}.`)
  const [first, last] = [memory[0], memory.at(-1)]
  if (first && last && last.live - first.live > mostMoreBytes)
    faults.push({ what: `memory grew by ${mb(last.live - first.live)}`, ...nowhere })
  if (signedIn.length < 2) faults.push({ what: `only ${signedIn} is still signed in`, ...nowhere })
  if (faults.length === 0) return
  process.exitCode = 1
  const file = join(mkdtempSync(join(tmpdir(), 'wattlewise-fuzz-')), `${engine}.json`)
  writeFileSync(file, JSON.stringify(faults, undefined, 1))
  console.log(`${faults.length} faults, in ${file}:`)
  for (const [what, all] of Map.groupBy(faults, (fault) => fault.what))
    console.log(`- ${what}: ${all.length}`)
}

function mb(bytes = 0): string {
  return `${Math.round(bytes / 1024 ** 2)} MB`
}
