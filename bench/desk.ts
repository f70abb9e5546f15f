import { setTimeout as wait } from 'node:timers/promises'
import { formatFilter } from '#domain/lead/filter.ts'
import { firstIdAt } from '#domain/time-ordered-id.ts'
import { au } from '#edition/brand/au.ts'
import { hasPostgres } from '../tests/postgres.ts'
import { programVersion } from './circumstances.ts'
import { copyAll, type Export, exportAll } from './desk-export.ts'
import { type DeskQuery, deskQueries, figureQueries } from './desk-queries.ts'
import type { DeskSession } from './desk-session.ts'
import { beside, type Report, type Row } from './report.ts'
import { type OpenDesk, type SeededDesk, seedDesk } from './seeded-desk.ts'
import { percentile } from './statistics.ts'
import { postWhile } from './steady-posts.ts'

const few = 10_000
// Fewer only where the queries themselves are being worked on.
const many = Number(process.env.BENCH_LEADS ?? 1_000_000)
const turns = 30
/** Milliseconds that a response, and a submission during an export, may take. */
const limit = 100
const mostRatio = 3
// Below this the ratio says more about the machine than about the query.
const quickMs = 5
const mostGrowth = 64 * 2 ** 20
const leastRate = 0.3

/** The desk with a million leads, compared with ten thousand. */
export async function desk(): Promise<Report> {
  const until = new Date()
  const rows: Row[] = []
  const samples: Report['samples'] = {}
  // PostgreSQL first, and left open: psql's export is what both engines are compared with.
  const postgres = hasPostgres ? await measure('PostgreSQL', until) : undefined
  const url = programVersion('psql') ? postgres?.large.url : undefined
  const sqlite = await measure('SQLite', until)
  for (const { engine, queryRows, large } of [sqlite, ...(postgres ? [postgres] : [])]) {
    rows.push(...queryRows)
    for (const days of [14, 90]) rows.push(await rowOfFigures(engine, large, days))
    const { exports, copies } = await exportInTurns(large, url)
    rows.push(...rowsOfExports(engine, exports, copies))
    samples[`${engine}, export, leads/s`] = exports.map(rateOf)
    samples[`${engine}, \\copy, leads/s`] = copies.map(rateOf)
    samples[`${engine}, growth, MiB`] = exports.map(({ grownBy }) => Math.round(grownBy / 2 ** 20))
  }
  await sqlite.large.at(async (open) => {
    const posts = await postsBeside(open, sqlite.slowest)
    rows.push(...rowsOfPosts(posts))
    for (const [what, ms] of Object.entries(posts))
      samples[`posts ${what}, ms: median, 95th, longest`] = [0.5, 0.95, 1].map((share) =>
        Math.round(percentile(ms, share)),
      )
  })
  await Promise.all([sqlite.large.drop(), postgres?.large.drop()])
  return {
    title: 'Desk',
    how: `Each query ${turns} times through the API, signed in: a page of the list with its count. The 95th percentile with ${many.toLocaleString('en')} leads, at most ${limit} ms and at most ${mostRatio} times that with ${few.toLocaleString('en')}; a ratio counts above ${quickMs} ms only. Searches are made in four states, and the slowest is listed. Exports are of every lead, in turns with psql; posts come ten a second.`,
    versions: { psql: programVersion('psql') ?? 'not installed' },
    rows,
    samples,
  }
}

/** Figures read every try of their days, so they may take longer than a list, whose reads they share. */
const figuresLimit: Readonly<Record<number, number>> = { 14: 1000, 90: 5000 }

async function rowOfFigures(engine: string, large: SeededDesk, days: number): Promise<Row> {
  const times: number[] = []
  await large.at(async ({ session }) => {
    for (let turn = 0; turn <= 5; turn++) {
      const began = performance.now()
      const response = await session.get(`/insights/desk?days=${days}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`Figures were answered ${response.status}.`)
      if (turn > 0) times.push(performance.now() - began)
    }
  })
  const longest = Math.max(...times)
  const most = figuresLimit[days] ?? 0
  return {
    what: `${engine}, figures of people over ${days} days`,
    figure: `${longest.toFixed(0)} ms (median ${percentile(times, 0.5).toFixed(0)})`,
    against: `${most} ms`,
    ratio: longest / most,
    good: longest <= most,
  }
}

type Measured = { engine: string; queryRows: Row[]; slowest: DeskQuery; large: SeededDesk }

async function measure(engine: 'SQLite' | 'PostgreSQL', until: Date): Promise<Measured> {
  const queries = [...deskQueries(until, au.timeZone), ...figureQueries(until, au.timeZone)]
  const small = await seedDesk(engine, few, until)
  const large = await seedDesk(engine, many, until)
  const [before, now] = await timesAt([small, large], queries, until)
  await small.drop()
  const searches = queries.filter(({ filter }) => filter.q !== undefined)
  const byName = Map.groupBy(queries, ({ what }) => what)
  return {
    engine,
    large,
    queryRows: Array.from(byName, ([what, alike]) =>
      rowOf(`${engine}, ${what}`, slowestOf(alike, now), now, before, alike.length > 1),
    ),
    slowest: slowestOf(searches, now),
  }
}

type Times = Map<DeskQuery, number[]>

function p95Of(times: readonly number[] = []): number {
  return percentile(times, 0.95)
}

function slowestOf(queries: readonly DeskQuery[], times: Times): DeskQuery {
  return queries.reduce((slowest, one) =>
    p95Of(times.get(one)) > p95Of(times.get(slowest)) ? one : slowest,
  )
}

/** Asks both in turns, so that other work on the machine slows both. */
async function timesAt(
  [small, large]: [SeededDesk, SeededDesk],
  queries: DeskQuery[],
  until: Date,
): Promise<[Times, Times]> {
  const empty = (): Times => new Map(queries.map((query) => [query, []]))
  const times: [Times, Times] = [empty(), empty()]
  await small.at((smallDesk) =>
    large.at(async (largeDesk) => {
      // The first turn does not count: it warms the servers up.
      for (let turn = 0; turn <= turns; turn++)
        for (const query of queries)
          for (const [index, desk] of [smallDesk, largeDesk].entries()) {
            const ms = await timed(desk, query, until)
            if (turn > 0) times[index]?.get(query)?.push(ms)
          }
    }),
  )
  return times
}

async function timed({ session }: OpenDesk, query: DeskQuery, until: Date): Promise<number> {
  const parameters = new URLSearchParams(formatFilter(query.filter))
  if (query.due) parameters.set('order', 'due')
  if (query.yearBack)
    parameters.set('beyond', firstIdAt(new Date(until.getTime() - 365 * 24 * 3_600_000)))
  if (query.queue === 'page') parameters.set('order', 'queue')
  const began = performance.now()
  const response = await ask(session, query, parameters)
  await response.arrayBuffer()
  const ms = performance.now() - began
  if (!response.ok) throw new Error(`${query.what} was answered ${response.status}.`)
  return ms
}

function ask(session: DeskSession, { queue }: DeskQuery, parameters: URLSearchParams) {
  if (queue === 'claim') return session.post('/queue/claim', {})
  if (queue === 'card') return session.get('/queue')
  if (queue === 'desk') return session.get('/queue/desk')
  return session.get(`/leads?${parameters}`)
}

function rowOf(
  what: string,
  query: DeskQuery,
  now: Times,
  before: Times,
  oneOfSeveral: boolean,
): Row {
  const times = now.get(query) ?? []
  const p95 = p95Of(times)
  const withFew = p95Of(before.get(query))
  const ratio = p95 / withFew
  return {
    what: oneOfSeveral ? `${what} (${query.filter.state})` : what,
    figure: `${p95.toFixed(1)} ms (median ${percentile(times, 0.5).toFixed(1)})`,
    against: `${limit} ms; ${withFew.toFixed(1)} ms with ten thousand`,
    ratio,
    good: p95 <= limit && (p95 <= quickMs || ratio <= mostRatio),
  }
}

async function exportInTurns(large: SeededDesk, url: string | undefined) {
  const exports: Export[] = []
  const copies: { seconds: number; lines: number }[] = []
  await large.at(async (open) => {
    // The first export is the first thing the server does: its memory grows most.
    for (let turn = 0; turn < 2; turn++) {
      exports.push(await exportAll(open))
      if (url) copies.push(await copyAll(url))
    }
  })
  return { exports, copies }
}

function rateOf({ seconds }: { seconds: number }): number {
  return Math.round(many / seconds)
}

function rowsOfExports(
  engine: string,
  exports: Export[],
  copies: { seconds: number; lines: number }[],
): Row[] {
  const growth = Math.max(...exports.map(({ grownBy }) => grownBy))
  const lines = new Set([...exports, ...copies].map((one) => one.lines))
  return [
    beside(
      `${engine}, export of a million leads`,
      exports.map(rateOf),
      'psql \\copy',
      copies.map(rateOf),
      leastRate,
    ),
    {
      what: `${engine}, growth of the server meanwhile`,
      figure: `${Math.round(growth / 2 ** 20)} MiB`,
      against: `at most ${mostGrowth / 2 ** 20} MiB`,
      good: growth <= mostGrowth,
    },
    {
      what: `${engine}, lines of the file`,
      figure: [...lines].join(', '),
      against: 'as many as \\copy makes',
      good: lines.size === 1,
    },
  ]
}

type Posts = Record<string, number[]>

async function postsBeside(open: OpenDesk, search: DeskQuery): Promise<Posts> {
  const now = new Date()
  const searching = async () => {
    const end = performance.now() + 10_000
    while (performance.now() < end) await timed(open, search, now)
  }
  return {
    alone: await postWhile(open.server.url, () => wait(5_000)),
    'beside an export': await postWhile(open.server.url, () => exportAll(open)),
    'beside the slowest search, again and again': await postWhile(open.server.url, () =>
      Promise.all([searching(), searching()]),
    ),
  }
}

function rowsOfPosts(posts: Posts): Row[] {
  return Object.entries(posts).map(([what, ms]) => ({
    what: `SQLite, longest of ${ms.length} posts ${what}`,
    figure: `${Math.round(Math.max(...ms))} ms`,
    against: `${limit} ms`,
    good: Math.max(...ms) <= limit,
  }))
}
