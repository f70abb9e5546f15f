import fc from 'fast-check'
import { type AllFields, bodyOf } from './bodies.ts'
import { fields } from './fields.ts'
import { oddCookies, oddHeaders } from './headers.ts'
import type { Known } from './known.ts'
import { nameOf, type Route } from './routes.ts'
import type { Who } from './sessions.ts'
import { queryOf, targetOf } from './targets.ts'

/** A request as its parts, before it is written onto a connection. */
export type OddRequest = {
  route: string
  who: Who
  method: string
  target: string
  headers: [string, string][]
  body: Buffer | undefined
}

type About = {
  routes: readonly Route[]
  files: readonly string[]
  words: readonly string[]
  known: Known
}

/** Requests to any route, by anybody, in which most is right and something is odd. */
export function oddRequest(about: About): fc.Arbitrary<OddRequest> {
  const { routes, known } = about
  const all = fields(known)
  const headers = oddHeaders(known)
  const requestsTo = memoize((route: Route) => requestTo(route, about, { all, headers }))
  return fc.constantFrom(...routes).chain(requestsTo)
}

/** Describing what a request may be takes longer than making one. */
function memoize<Key, Value>(describe: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? describe(key)
    known.set(key, value)
    return value
  }
}

const anybody = fc.oneof(
  { arbitrary: fc.constant<Who>('owner'), weight: 5 },
  { arbitrary: fc.constant<Who>('agent'), weight: 3 },
  { arbitrary: fc.constant<Who>('nobody'), weight: 2 },
)

/** Signing out, or the fifth wrong code, would leave all later requests without a session. */
const endsSessions = /^\/api\/(?:sign-out|account\/second-factor\/again(?:\/passkey)?)$/

/** Mostly somebody who may. */
function whoAsks(route: Route, { ways }: Known): fc.Arbitrary<Who> {
  const who = ways[nameOf(route)]?.who
  return who
    ? fc.oneof({ arbitrary: fc.constant(who), weight: 4 }, { arbitrary: anybody, weight: 1 })
    : anybody
}

type Parts = { all: AllFields; headers: fc.Arbitrary<[string, string][]> }

function requestTo(route: Route, about: About, { all, headers }: Parts): fc.Arbitrary<OddRequest> {
  const { known, words } = about
  return fc
    .record({
      who: whoAsks(route, known),
      method: methodOf(route),
      target: targetOf(route, about, queryOf(route.path, words, known)),
      headers,
      cookies: oddCookies,
      body: bodyOf(route, all, known),
    })
    .map(({ who, method, target, headers, cookies, body }) => {
      const isKept = who !== 'nobody' && (who === 'colleague' || !endsSessions.test(route.path))
      const cookie = isKept && route.path !== '/api/sign-out' ? known.cookies[who] : ''
      const sent = method !== 'GET' && method !== 'HEAD' ? body : undefined
      const fields: [string, string][] = [
        ...headers,
        ['cookie', [cookie, ...cookies].filter(Boolean).join('; ')],
        ...(sent?.headers ?? []),
      ]
      return {
        route: nameOf(route),
        ...{ who, method, target },
        headers: fields.filter(([, value]) => value !== ''),
        body: sent?.bytes,
      }
    })
}

function methodOf({ method }: Route): fc.Arbitrary<string> {
  const any = fc.constantFrom(
    ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'QUERY'],
  )
  return method === 'ALL'
    ? any
    : fc.oneof({ arbitrary: fc.constant(method), weight: 9 }, { arbitrary: any, weight: 1 })
}
