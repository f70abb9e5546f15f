import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '#database/open.ts'
import { createPostgres, hasPostgres } from '../tests/postgres.ts'
import { type Running, startServer } from '../tests/server.ts'
import { insertInstallers, plausibleInstallers } from './installers.ts'
import { postEnquiry } from './post-enquiry.ts'
import type { Report, Row } from './report.ts'
import { sendEnquiries } from './run-send-enquiries.ts'
import { mean, percentile } from './statistics.ts'

const leadCount = 1000
const arrivalMs = 60_000
const installerCount = 300
const rounds = 2
const seconds = 8
/** Share of the posts a second without installers that is left with them. */
const least = 0.8
/** Seconds after the last lead by which all must be offered. */
const most = 60

/** A thousand leads in a minute, until all are offered; and what offering costs the posts. */
export async function offers(): Promise<Report> {
  const report = {
    title: 'Offers',
    how: `${leadCount.toLocaleString('en')} enquiries posted evenly over a minute to a server on PostgreSQL with ${installerCount} installers; from a lead’s arrival to its offers, and from the last arrival until all are offered. Then posts over 32 connections for ${seconds} s, with and without installers, ${rounds} rounds in turns after a warm-up.`,
    versions: {},
    samples: {},
  }
  if (!hasPostgres) return { ...report, rows: [{ what: 'PostgreSQL', figure: 'does not answer' }] }
  const minute = await withServer(installerCount, (server, database) =>
    offerForAMinute(server, database),
  )
  const posts = await takeTurns()
  return {
    ...report,
    rows: [...minute.rows, ...posts.rows],
    samples: { ...minute.samples, ...posts.samples },
  }
}

async function withServer<T>(
  installers: number,
  work: (server: Running, database: Database) => Promise<T>,
): Promise<T> {
  const { url, drop } = await createPostgres()
  const server = await startServer({
    databaseUrl: url,
    environment: { LOG_LEVEL: 'info', TRUST_PROXY: '1' },
  })
  const database = openDatabase({ url, directory: '' })
  try {
    const now = new Date()
    const today = now.toISOString().slice(0, 10)
    await insertInstallers(database, plausibleInstallers(installers, { today, caps: {} }), now)
    return await work(server, database)
  } finally {
    await database.close()
    await server.stop()
    await drop()
  }
}

async function offerForAMinute({ url }: Running, database: Database) {
  const began = performance.now()
  const posted: Promise<number>[] = []
  for (let index = 0; index < leadCount; index += 1) {
    posted.push(postEnquiry(url))
    const due = ((index + 1) * arrivalMs) / leadCount
    await wait(Math.max(0, due - (performance.now() - began)))
  }
  const postTimes = await Promise.all(posted)
  const arrived = performance.now()
  while ((await countWaiting(database)) > 0 && performance.now() - arrived < 10 * arrivalMs)
    await wait(200)
  const after = (performance.now() - arrived) / 1000
  const waits = await secondsToOffer(database)
  return {
    rows: [
      row(
        'leads with offers',
        `${waits.length}`,
        `${leadCount} posted`,
        waits.length === leadCount,
      ),
      row(
        'all offered after the last',
        `${after.toFixed(1)} s`,
        `at most ${most} s`,
        after <= most,
      ),
      row('from arrival to offers, median', `${percentile(waits, 0.5).toFixed(1)} s`),
      row('from arrival to offers, 95th percentile', `${percentile(waits, 0.95).toFixed(1)} s`),
      row('posts meanwhile, 95th percentile', `${percentile(postTimes, 0.95).toFixed(0)} ms`),
    ],
    samples: { 'arrival to offers, s': waits.slice(0, 20).map((one) => one.toFixed(1)) },
  }
}

async function countWaiting({ db }: Database): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('offering', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function secondsToOffer({ db }: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
    .select('created_at')
    .select(({ fn }) => fn.min('offered_at').as('offered_at'))
    .groupBy(['enquiries.id', 'created_at'])
    .execute()
  return rows.map(
    ({ created_at, offered_at }) => (Date.parse(offered_at) - Date.parse(created_at)) / 1000,
  )
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
