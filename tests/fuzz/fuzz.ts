import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { type Answer, exchange } from '../exchange.ts'
import { isSound, type Written, written } from './framings.ts'
import type { FuzzedServer } from './fuzzed-server.ts'
import { storeKnown } from './known.ts'
import { oddRequest } from './requests.ts'
import { nameOf, type Route } from './routes.ts'
import { openSessions, whoIsSignedIn } from './sessions.ts'
import { wordsOfRoutes } from './words.ts'

/** Requests are made so many at a time, each lot from a seed of its own and about leads of its own. */
const lot = 1000
const lanes = 16

/**
 * What has not come by then never comes: the server cuts off a request that is not whole after half a minute. How long the slowest took is
 * printed; beside others' work that says how busy they are.
 */
const neverMs = 120_000
/** A statement or a connection that takes longer than the database gives it is ended before. */
const backWithinMs = 12_000

type Fault = {
  what: string
  seed: number
  index: number
  framing: string
  request: string
  answer: string
}

/** The place of a fault that belongs to no single request. */
export const nowhere = { seed: 0, index: 0, framing: '', request: '', answer: '' }

export type Findings = {
  requests: number
  byClass: Record<string, number>
  /** The routes that said yes to a request of their own method at least once. */
  reached: Set<string>
  /** How often the server or its log said that the database was away, which a busy machine makes it. */
  away: number
  slowest: { ms: number; route: string }
  faults: Fault[]
  signedIn: string[]
}

type Fuzzing = {
  server: FuzzedServer
  routes: readonly Route[]
  files: readonly string[]
  seed: number
  requests: number
  /** Whether to make no further lot. */
  isStopped?: () => boolean
  /** Whether some clients stay without a word, which takes half a minute. */
  hang: boolean
  /** The lines that the server logged as warnings or errors since it was last asked. */
  complaints: () => string[]
  afterLot?: (requests: number) => Promise<void>
}

/** Sends as many requests as asked, and returns what came of them. The same seed gives the same requests. */
export async function fuzz({
  server,
  routes,
  files,
  seed,
  requests,
  hang,
  complaints,
  afterLot,
  isStopped = () => false,
}: Fuzzing): Promise<Findings> {
  const sessions = await openSessions(server)
  const words = wordsOfRoutes()
  const findings: Findings = {
    requests: 0,
    byClass: {},
    reached: new Set(),
    away: 0,
    slowest: { ms: 0, route: '' },
    faults: [],
    signedIn: [],
  }
  const hanging: Promise<void>[] = []
  for (let first = 0; first < requests && !isStopped(); first += lot) {
    // Wrong passwords and codes add up: the fifth ends a session, and later lots would have none.
    await server.database.db.deleteFrom('sign_in_tries').execute()
    const known = await storeKnown(server, sessions)
    const names = routes.map(nameOf)
    const astray = Object.keys(known.ways).filter((way) => !names.includes(way))
    if (astray.length > 0) throw new Error(`There is no route ${astray.join(', ')}.`)
    const about = { routes, files, words, known }
    const numRuns = Math.min(lot, requests - first)
    const lotSeed = seed + first / lot
    const all = fc.sample(written(oddRequest(about), { hang }), { seed: lotSeed, numRuns })
    const send = async (one: Written, index: number) => {
      let answer = await exchange(server.url, one, neverMs)
      // A database that was away is there again. A request that it cannot bear is answered 503 again.
      if (statusOf(answer) === 503) {
        findings.away += 1
        await wait(backWithinMs)
        answer = await exchange(server.url, one, neverMs)
      }
      judge(one, answer, { seed: lotSeed, index }, findings)
    }
    const turns = all.entries()
    const lane = async () => {
      for (const [index, one] of turns) {
        const sent = send(one, index)
        if (one.ending === 'hangs') hanging.push(sent)
        else await sent
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    for (const line of complaints()) {
      if (line.includes('"code":"UNREACHABLE"')) findings.away += 1
      else findings.faults.push({ ...nowhere, what: 'logged', seed: lotSeed, answer: line })
    }
    await afterLot?.(first + numRuns)
  }
  await Promise.all(hanging)
  findings.signedIn = await whoIsSignedIn(server.url, sessions)
  return findings
}

function statusOf({ statuses }: Answer): number | undefined {
  return statuses.find((status) => status >= 200)
}

function judge(
  one: Written,
  answer: Answer,
  at: { seed: number; index: number },
  findings: Findings,
): void {
  const { request, framing, pieces } = one
  const status = statusOf(answer)
  findings.requests += 1
  const kind = status ? `${Math.floor(status / 100)}xx` : answer.ended === 'hung' ? 'hung' : 'cut'
  findings.byClass[kind] = (findings.byClass[kind] ?? 0) + 1
  if (status && status < 400 && request.route.startsWith(`${request.method} `))
    findings.reached.add(request.route)
  if (one.ending !== 'hangs' && answer.ms > findings.slowest.ms)
    findings.slowest = { ms: answer.ms, route: request.route }
  const what = faultIn(one, answer, status)
  if (what)
    findings.faults.push({
      what,
      ...at,
      framing,
      request: `${request.who}: ${Buffer.concat(pieces).toString('latin1').slice(0, 3000)}`,
      answer: answer.text.slice(0, 600),
    })
}

function faultIn(
  { framing, ending }: Written,
  { statuses, ended, text }: Answer,
  status: number | undefined,
): string | undefined {
  if (ended === 'hung') return 'hung'
  if (statuses.some((one) => one >= 500)) return `answered ${Math.max(...statuses)}`
  if (isSound(framing) && ending === 'waits' && status === undefined) return 'not answered'
  if (status === 400 && /^\{"code":/m.test(text) && !/"message":"(?:[^"\\]|\\.)*\w \w+/.test(text))
    return 'rejected without a sentence'
  return undefined
}
