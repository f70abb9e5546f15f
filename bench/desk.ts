import { setTimeout as wait } from 'node:timers/promises'
import { au } from '#content/brand/au.ts'
import { formatFilter } from '#domain/lead/filter.ts'
import { firstIdAt } from '#domain/time-ordered-id.ts'
import { hasPostgres } from '../tests/postgres.ts'
import { programVersion } from './circumstances.ts'
import { copyAll, type Export, exportAll } from './desk-export.ts'
import { type Kept, keep, type OpenDesk } from './desk-kept.ts'
import { type DeskQuestion, deskQuestions } from './desk-questions.ts'
import { percentile } from './figures.ts'
import { beside, type Report, type Row } from './report.ts'
import { postWhile } from './steady-posts.ts'

const few = 10_000
const many = 1_000_000
const turns = 30
/** Milliseconds that an answer, and a submission beside an export, may take. */
const limit = 100
const mostRatio = 3
// Below it the ratio says more about the machine than about the question.
const quick = 5
const mostGrowth = 64 * 2 ** 20
const leastRate = 0.3

/** The lead desk over a million leads, beside the same with ten thousand. */
export async function desk(): Promise<Report> {
  const until = new Date()
  const rows: Row[] = []
  const samples: Report['samples'] = {}
  // PostgreSQL first, and kept: what its own means export in a second is the peer of both engines.
  const postgres = hasPostgres ? await measure('PostgreSQL', until) : undefined
  const url = programVersion('psql') ? postgres?.large.url : undefined
  const sqlite = await measure('SQLite', until)
  for (const { engine, answers, large } of [sqlite, ...(postgres ? [postgres] : [])]) {
    rows.push(...answers)
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
    how: `Each question ${turns} times through the API, signed in: a page of the list with its count and whom to call next. The 95th percentile with ${many.toLocaleString('en')} leads, at most ${limit} ms and at most ${mostRatio} times that with ${few.toLocaleString('en')}; a ratio counts above ${quick} ms only. What is searched for is asked in four states, and the slowest told. Exports are of every lead, in turns with psql; posts come ten a second.`,
    versions: { psql: programVersion('psql') ?? 'not installed' },
    rows,
    samples,
  }
}

type Measured = { engine: string; answers: Row[]; slowest: DeskQuestion; large: Kept }

async function measure(engine: 'SQLite' | 'PostgreSQL', until: Date): Promise<Measured> {
  const questions = deskQuestions(until, au.timeZone)
  const small = await keep(engine, few, until)
  const large = await keep(engine, many, until)
  const [before, now] = await timesAt([small, large], questions, until)
  await small.drop()
  const searches = questions.filter(({ filter }) => filter.q !== undefined)
  const answers = Map.groupBy(questions, ({ what }) => what)
  return {
    engine,
    large,
    answers: Array.from(answers, ([what, alike]) =>
      rowOf(`${engine}, ${what}`, slowestOf(alike, now), now, before, alike.length > 1),
    ),
    slowest: slowestOf(searches, now),
  }
}

type Times = Map<DeskQuestion, number[]>

function worst(times: readonly number[] = []): number {
  return percentile(times, 0.95)
}

function slowestOf(questions: readonly DeskQuestion[], times: Times): DeskQuestion {
  return questions.reduce((slowest, one) =>
    worst(times.get(one)) > worst(times.get(slowest)) ? one : slowest,
  )
}

/** Both are asked in turns, so that whatever else the machine is at slows both. */
async function timesAt(
  [small, large]: [Kept, Kept],
  questions: DeskQuestion[],
  until: Date,
): Promise<[Times, Times]> {
  const empty = (): Times => new Map(questions.map((question) => [question, []]))
  const times: [Times, Times] = [empty(), empty()]
  await small.at((smallDesk) =>
    large.at(async (largeDesk) => {
      // The first turn is for nothing: a server that has just started is still finding its feet.
      for (let turn = 0; turn <= turns; turn++)
        for (const question of questions)
          for (const [index, desk] of [smallDesk, largeDesk].entries()) {
            const took = await timed(desk, question, until)
            if (turn > 0) times[index]?.get(question)?.push(took)
          }
    }),
  )
  return times
}

async function timed({ session }: OpenDesk, question: DeskQuestion, until: Date): Promise<number> {
  const query = new URLSearchParams(formatFilter(question.filter))
  if (question.due) query.set('order', 'due')
  if (question.yearBack)
    query.set('beyond', firstIdAt(new Date(until.getTime() - 365 * 24 * 3_600_000)))
  const began = performance.now()
  const answer = await session.get(`/leads?${query}`)
  await answer.arrayBuffer()
  const took = performance.now() - began
  if (!answer.ok) throw new Error(`${question.what} was answered ${answer.status}.`)
  return took
}

function rowOf(
  what: string,
  question: DeskQuestion,
  now: Times,
  before: Times,
  oneOfSeveral: boolean,
): Row {
  const times = now.get(question) ?? []
  const p95 = worst(times)
  const withFew = worst(before.get(question))
  const ratio = p95 / withFew
  return {
    what: oneOfSeveral ? `${what} (${question.filter.state})` : what,
    figure: `${p95.toFixed(1)} ms (median ${percentile(times, 0.5).toFixed(1)})`,
    against: `${limit} ms; ${withFew.toFixed(1)} ms with ten thousand`,
    ratio,
    good: p95 <= limit && (p95 <= quick || ratio <= mostRatio),
  }
}

async function exportInTurns(large: Kept, url: string | undefined) {
  const exports: Export[] = []
  const copies: { seconds: number; lines: number }[] = []
  await large.at(async (open) => {
    // The first goes out of a server that has done nothing else yet: it has the furthest to grow.
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

async function postsBeside(open: OpenDesk, search: DeskQuestion): Promise<Posts> {
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
