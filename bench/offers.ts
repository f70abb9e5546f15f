import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '#database/open.ts'
import { wayWaitMs } from '#domain/offer/rules.ts'
import { createPostgres, hasPostgres } from '../tests/postgres.ts'
import { type Running, startServer } from '../tests/server.ts'
import { insertInstallers, plausibleInstallers } from './installers.ts'
import { postEnquiry } from './post-enquiry.ts'
import type { Report, Row } from './report.ts'
import { sendEnquiries } from './run-send-enquiries.ts'
import { mean, percentile } from './statistics.ts'
import { postWhile } from './steady-posts.ts'

const leadCount = 1000
const arrivalMs = 60_000
const installerCount = 300
const rounds = 2
const seconds = 8
/** Share of the posts a second without installers that is left with them. */
const least = 0.8
/** Seconds after their wait by which all must be offered. */
const most = 60

/** A thousand leads of a minute, until all are offered; and what offering costs the posts. */
export async function offers(): Promise<Report> {
  const report = {
    title: 'Offers',
    how: `${leadCount.toLocaleString('en')} enquiries posted evenly over a minute to a server on PostgreSQL with ${installerCount} installers. Then its clock jumps over the ${wayWaitMs / 60_000} minutes in which a visitor may choose, so that all are due at once: from there to each lead’s offers, while ten more enquiries a second come. Then posts over 32 connections for ${seconds} s, with and without installers, ${rounds} rounds in turns after a warm-up.`,
    versions: {},
    samples: {},
  }
  if (!hasPostgres) return { ...report, rows: [{ what: 'PostgreSQL', figure: 'does not answer' }] }
  const minute = await withServer(installerCount, offerMinute)
  const posts = await takeTurns()
  return {
    ...report,
    rows: [...minute.rows, ...posts.rows],
    samples: { ...minute.samples, ...posts.samples },
  }
}

async function withServer<T>(
  installers: number,
  work: (server: Running, database: Database, moveClock: (ms: number) => void) => Promise<T>,
): Promise<T> {
  const { url, drop } = await createPostgres()
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-offers-'))
  const clock = join(directory, 'clock')
  const moveClock = (ms: number) => writeFileSync(clock, String(ms))
  moveClock(0)
  const server = await startServer({
    databaseUrl: url,
    environment: {
      LOG_LEVEL: 'info',
      TRUST_PROXY: '1',
      CLOCK_FILE: clock,
      NODE_OPTIONS: `--import ${new URL('../tests/move-clock.ts', import.meta.url).href}`,
    },
  })
  const database = openDatabase({ url, directory: '' })
  try {
    const now = new Date()
    const today = now.toISOString().slice(0, 10)
    await insertInstallers(database, plausibleInstallers(installers, { today, caps: {} }), now)
    return await work(server, database, moveClock)
  } finally {
    await database.close()
    await server.stop()
    await drop()
    rmSync(directory, { recursive: true })
  }
}

async function offerMinute({ url }: Running, database: Database, moveClock: (ms: number) => void) {
  const began = performance.now()
  const posted: Promise<number>[] = []
  for (let index = 0; index < leadCount; index += 1) {
    posted.push(postEnquiry(url))
    const due = ((index + 1) * arrivalMs) / leadCount
    await wait(Math.max(0, due - (performance.now() - began)))
  }
  await Promise.all(posted)
  const arrived = new Date()
  moveClock(wayWaitMs)
  const postTimes = await postWhile(url, async () => {
    while ((await countWaiting(database, arrived)) > 0 && Date.now() < Number(arrived) + wayWaitMs)
      await wait(200)
  })
  const waits = await secondsToOffer(database, arrived)
  const last = Math.max(...waits)
  return {
    rows: [
      row(
        'leads with offers',
        `${waits.length}`,
        `${leadCount} posted`,
        waits.length === leadCount,
      ),
      row('until all are offered', `${last.toFixed(1)} s`, `at most ${most} s`, last <= most),
      row('until half are', `${percentile(waits, 0.5).toFixed(1)} s`),
      row('posts meanwhile, 95th percentile', `${percentile(postTimes, 0.95).toFixed(0)} ms`),
    ],
    samples: { 'until offered, s': waits.slice(0, 20).map((one) => one.toFixed(1)) },
  }
}

async function countWaiting({ db }: Database, arrived: Date): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('offering', 'is', null)
    .where('created_at', '<=', arrived.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function secondsToOffer({ db }: Database, arrived: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
    .select(({ fn }) => fn.min('offered_at').as('offered_at'))
    .where('created_at', '<=', arrived.toISOString())
    .groupBy('enquiries.id')
    .execute()
  return rows.map(({ offered_at }) => (Date.parse(offered_at) - Number(arrived) - wayWaitMs) / 1000)
}

/** Posts a second with installers beside posts without any, on a fresh server each time. */
async function takeTurns() {
  const perSecond = { with: [] as number[], without: [] as number[] }
  for (let round = 0; round < rounds; round += 1)
    for (const kind of ['without', 'with'] as const)
      await withServer(kind === 'with' ? installerCount : 0, async ({ url }) => {
        await sendEnquiries(url, 3)
        perSecond[kind].push(Math.round((await sendEnquiries(url, seconds)).perSecond))
      })
  const ratio = mean(perSecond.with) / mean(perSecond.without)
  const rate = (figures: number[]) => `${Math.round(mean(figures)).toLocaleString('en')}/s`
  return {
    rows: [
      {
        what: 'posts with installers',
        figure: rate(perSecond.with),
        against: `without: ${rate(perSecond.without)}, at least ${least} of it`,
        ratio,
        good: ratio >= least,
      },
    ],
    samples: { 'posts/s with installers': perSecond.with, 'posts/s without': perSecond.without },
  }
}

function row(what: string, figure: string, against?: string, good?: boolean): Row {
  return {
    what,
    figure,
    ...(against === undefined ? {} : { against }),
    ...(good === undefined ? {} : { good }),
  }
}
