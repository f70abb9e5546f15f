import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '#database/open.ts'
import { openMailServer } from '../../bench/mail-server.ts'
import { createCluster } from '../postgres-cluster.ts'
import { type Running, startServer } from '../server.ts'
import { listenHttp } from '../servers.ts'
import { newTally, submitTwice } from './client.ts'

/*
 * npm run test:load: two replicas on a PostgreSQL cluster of their own under a steady load, with a mail server and a
 * webhook. Every minute a replica is killed and started again, and twice PostgreSQL restarts. LOAD_MINUTES and LOAD_RATE
 * (enquiries a second) make it shorter or gentler.
 */
const minutes = Number(process.env.LOAD_MINUTES ?? 10)
const rate = Number(process.env.LOAD_RATE ?? 200)
const drainedWithinMs = 30 * 60_000
/** Memory is flat if the end needs no more than this, compared with the first half. */
const mostGrowth = 1.25

const skip = (reason?: string): never => {
  throw new Error(reason)
}
const cluster = await createCluster({ skip: skip as never })
const mail = await openMailServer()
const events = new Set<string>()
const webhook = await listenHttp((request, response) => {
  events.add(String(request.headers['webhook-id']))
  request.resume().on('end', () => response.writeHead(204).end())
})
const environment = {
  ...{ LOG_LEVEL: 'info', RATE_LIMIT: '20', TRUST_PROXY: '1' },
  ...{
    APP_SECRET: 'a secret of at least thirty-two characters',
    OPERATOR_EMAIL: 'desk@wattlewise.example',
  },
  ...{ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, WEBHOOK_URL: `${webhook.url}/leads` },
  ...{ WEBHOOK_SECRET: `whsec_${'c2VjcmV0'.repeat(6)}`, WEBHOOK_ALLOW_PRIVATE: '1' },
}
const log: string[] = []
const open = () => startServer({ databaseUrl: cluster.url, environment, log })
const replicas: [Running, Running] = [await open(), await open()]
const urls = replicas.map(({ url }) => url) as [string, string]

const memory: { minute: number; mb: (number | undefined)[] }[] = []
let watched = true
let stopping = false
let fault: Promise<unknown> = Promise.resolve()
const tally = newTally()
const startedAt = performance.now()
const elapsedMs = () => performance.now() - startedAt
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(1)))
try {
  console.log(`${minutes} minutes at ${rate} enquiries a second`)
  const watching = watchMemory()
  await Promise.all([sendAll(), makeFaults()])
  const tookMs = elapsedMs()
  const database = openDatabase({ url: cluster.url, directory: '' })
  const drainMs = await drain(database)
  await watching
  await report(database, { tookMs, drainMs })
  await database.close()
} finally {
  await stopAll()
}

/** Also where the run is stopped half-way: a server that starts at that moment is waited for. */
async function stopAll(): Promise<void> {
  if (stopping) return
  stopping = true
  watched = false
  await fault.catch(() => {})
  for (const replica of replicas) await replica.stop()
  await webhook.close()
  await mail.close()
  await cluster.drop()
}

/** Begins each enquiry when it is due, however the ones before are doing. */
async function sendAll(): Promise<void> {
  const all = Math.round(minutes * 60 * rate)
  const sending = new Set<Promise<void>>()
  for (let visitor = 1; visitor <= all; ) {
    const due = Math.min(all, Math.ceil((elapsedMs() / 1000) * rate))
    for (; visitor <= due; visitor++) {
      const turn = visitor % 2 === 0 ? urls : ([urls[1], urls[0]] as const)
      const one = submitTwice(visitor, turn, tally).finally(() => sending.delete(one))
      sending.add(one)
    }
    await wait(5)
  }
  await Promise.all(sending)
}

/** A replica in the middle of every minute, in turns; PostgreSQL after one and two thirds of the time. */
async function makeFaults(): Promise<void> {
  const until = (ms: number) => wait(Math.max(0, ms - elapsedMs()))
  const restarts = [
    { at: minutes / 3, how: 'fast' },
    { at: (minutes * 2) / 3, how: 'immediate' },
  ] as const
  const all = [
    ...Array.from({ length: Math.ceil(minutes) }, (_, minute) => ({
      at: Math.min(minute + 0.5, minutes * 0.9),
      run: () => killAndRestart(minute % 2),
    })),
    ...restarts.map(({ at, how }) => ({ at, run: () => cluster.restart(how) })),
  ].toSorted((one, other) => one.at - other.at)
  for (const { at, run } of all) {
    await until(at * 60_000)
    if (stopping) return
    fault = run()
    await fault
  }
}

async function killAndRestart(index: number): Promise<void> {
  const replica = replicas[index]
  if (!replica) return
  await replica.kill()
  await wait(1000)
  await replica.restart()
}

async function watchMemory(): Promise<void> {
  for (let minute = 0; watched; minute += 0.25) {
    const mb = replicas.map(megabytesOf)
    memory.push({ minute, mb })
    if (minute % 1 === 0)
      console.log(
        `minute ${minute}: ${tally.acknowledged.size} stored, memory ${mb.map((one) => one ?? '-').join(' and ')} MB`,
      )
    await wait(15_000)
  }
}

/** Undefined for one that has been killed, also if that isn't known yet. */
function megabytesOf(replica: Running): number | undefined {
  try {
    return Math.round(replica.memory() / 1024 ** 2) || undefined
  } catch {
    return undefined
  }
}

/** How long it takes after the load until nothing that is due is pending. */
async function drain(database: Database): Promise<number> {
  const began = performance.now()
  const pastMs = () => performance.now() - began
  while ((await countOwed(database)) > 0 && pastMs() < drainedWithinMs) await wait(2000)
  watched = false
  return pastMs()
}

/** Deliveries that should have left by now, and those that failed and wait to be tried again. */
async function countOwed({ db }: Database): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('held_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('retry_at', '<=', new Date().toISOString()), eb('attempts', '>', 0)]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function report(
  { db }: Database,
  { tookMs, drainMs }: { tookMs: number; drainMs: number },
): Promise<void> {
  const rows = await db.selectFrom('enquiries').select('reference_number').execute()
  const stored = new Set(rows.map((row) => row.reference_number))
  const lost = [...tally.acknowledged].filter((reference) => !stored.has(reference))
  const gaveUp = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('gave_up_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const errors = Object.entries(tally.errors)
  const times = tally.times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  const peaks = peaksOf(memory)
  const lines: [string, string, boolean | undefined][] = [
    ['asked for', `${rate}/s for ${minutes} min`, undefined],
    ['sent', `${tally.sent}, ${(tally.sent / (tookMs / 1000)).toFixed(0)}/s`, undefined],
    ['acknowledged', `${tally.acknowledged.size}`, tally.acknowledged.size === tally.sent],
    ['acknowledged and lost', `${lost.length}`, lost.length === 0],
    [
      'stored and not acknowledged',
      `${stored.size - tally.acknowledged.size + lost.length}`,
      undefined,
    ],
    ['tried a second time', `${tally.retried}`, undefined],
    [
      'errors after that',
      errors.length === 0 ? '0' : JSON.stringify(tally.errors),
      errors.length === 0,
    ],
    ['time to an answer, ms', `median ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`, undefined],
    ['letters', `${mail.letters()}`, undefined],
    ['leads told to the webhook', `${events.size} of ${stored.size}`, events.size >= stored.size],
    ['deliveries given up', gaveUp.count, Number(gaveUp.count) === 0],
    ['drained after', `${(drainMs / 60_000).toFixed(1)} min`, drainMs < drainedWithinMs],
    [
      'memory, first and second half',
      peaks.map(({ first, second }) => `${first}, ${second} MB`).join('; '),
      peaks.every(({ first, second }) => second > 0 && second <= first * mostGrowth),
    ],
  ]
  console.log(`\n| what | figure | |\n| --- | --- | --- |`)
  for (const [what, figure, good] of lines) {
    const verdict = good === undefined ? '' : good ? 'pass' : 'falls short'
    console.log(`| ${what} | ${figure} | ${verdict} |`)
    if (good === false) process.exitCode = 1
  }
}

/** The most each replica needed in the first and in the second half of the load. */
function peaksOf(all: typeof memory): { first: number; second: number }[] {
  const during = all.filter(({ minute }) => minute <= minutes)
  const half = Math.ceil(during.length / 2)
  const peak = (some: typeof memory, index: number) =>
    Math.max(0, ...some.map(({ mb }) => mb[index] ?? 0))
  return [0, 1].map((index) => ({
    first: peak(during.slice(0, half), index),
    second: peak(during.slice(half), index),
  }))
}
