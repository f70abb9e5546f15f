import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { countInMinute } from '#database/enquiry/rate.ts'
import type { Caller } from '#domain/account/api-key.ts'
import { answerOnce } from '#operations/account/answer-once.ts'
import { findCaller } from '#operations/account/api-keys.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import type { Services } from '../../services.ts'
import { isClientGone } from '../http/client-gone.ts'
import { mediaType } from '../http/content-type.ts'
import { callsAMinute, type Operation } from '../http/contract.ts'
import { hasNul, nulMessage } from '../http/json-body.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { type ProblemCode, problem } from '../http/problems.ts'
import { processorBudget } from '../http/processor-budget.ts'
import { sentenceFor } from './unreadable.ts'

/** A route of /v1 is its description, and what it does. */
export type Route = Operation & { handle: (asked: Asked) => Response | Promise<Response> }
type Asked<Query = unknown, Body = unknown> = {
  c: Context
  /** The client that calls; nobody where no key is needed. */
  caller: Caller
  query: Query
  body: Body
  /** The parameters of the path. */
  path: (name: string) => string
  /** The same whenever the request is repeated, where its sender names it. */
  repeated?: string | undefined
}

type Typed<Query extends z.ZodObject, Body extends z.ZodType> = Omit<
  Operation,
  'query' | 'body'
> & {
  query?: Query
  body?: { schema: Body }
  handle: (asked: Asked<z.output<Query>, z.output<Body>>) => Response | Promise<Response>
}

/** A route with the problems that follow from what it takes. */
export function route<Query extends z.ZodObject, Body extends z.ZodType>(
  typed: Typed<Query, Body>,
): Route {
  const { needs, query, headers, body, path, problems = [] } = typed
  const usual: (ProblemCode | false | undefined)[] = [
    (query || headers || body || path.includes('{')) && 'unreadable',
    ...(needs ? (['no-key', 'wrong-scope'] as const) : []),
    path.includes('{') && 'unknown',
    headers && 'in-progress',
    headers && 'other-request',
    body && 'too-long',
    body && 'not-json',
    ...problems,
    'too-many',
    'unavailable',
  ]
  return { ...(typed as unknown as Route), problems: usual.filter((code) => !!code) }
}

/** What a request is called that its sender may repeat. */
export const repeatable = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, {
      error: 'Write 1 to 200 letters, digits and signs of ASCII, without spaces.',
    })
    .optional()
    .describe(
      'Of your choosing. For a day a request that comes again under it is answered as it was.',
    ),
})

/** Under which they are served. */
export const prefix = '/v1'
const longestBody = 64 * 1024

/** Answers these routes, all problems by RFC 9457. */
export function serveRoutes(services: Services, log: Log, routes: readonly Route[]) {
  const { database, now, rateLimit, secret, trustProxy } = services
  const tooMany = (c: Context, seconds: number) =>
    problem(c, 'too-many', `Ask again in ${seconds} seconds. Nothing was done.`, {
      headers: { 'retry-after': String(seconds) },
    })
  const budget = processorBudget(trustProxy, tooMany)

  const callerOf = async (c: Context, needs: Route['needs']): Promise<Caller | Response> => {
    const key = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const caller = key && (await findCaller(key, services))
    if (!caller)
      return problem(c, 'no-key', 'Send a key that works as `Authorization: Bearer wk_…`.', {
        headers: { 'www-authenticate': 'Bearer' },
      })
    if (!caller.scopes.some((scope) => scope === needs))
      return problem(c, 'wrong-scope', `This needs a key made for ${needs}.`)
    const name = keyedHash(secret, 'api calls', caller.id)
    const isAllowed =
      rateLimit === undefined ||
      (await countInMinute(database.db, { name, now: now(), most: callsAMinute }))
    return isAllowed ? caller : tooMany(c, 60)
  }

  const app = new Hono().onError((error, c) => {
    if (isClientGone(error, c)) return c.body(null, 400)
    log.error({ event: 'api request failed', error: errorForLog(error) })
    return problem(c, 'unavailable', 'Try again in half a minute. Nothing stored is lost.', {
      headers: { 'retry-after': '30' },
    })
  })
  app.use(
    bodyLimit({
      maxSize: longestBody,
      onError: (c) =>
        problem(c, 'too-long', `A body has ${longestBody / 1024} kB at most.`, {
          headers: { connection: 'close' },
        }),
    }),
  )
  for (const one of routes) {
    const path = one.path.slice(prefix.length).replaceAll(/\{(\w+)\}/g, ':$1')
    if (!one.needs && rateLimit !== undefined) app.use(path, budget)
    app.on(one.method.toUpperCase(), path, async (c) => {
      const caller = one.needs ? await callerOf(c, one.needs) : nobody
      if (caller instanceof Response) return caller
      const asked = await read(c, one)
      return asked instanceof Response ? asked : answer(one, { c, caller, ...asked })
    })
  }

  const answer = async (one: Route, asked: Asked) => {
    const { c, caller } = asked
    const typed = one.headers && c.req.header('idempotency-key')
    if (!typed) return one.handle(asked)
    const headers = new Headers({ 'cache-control': 'no-store' })
    const stored = await answerOnce(
      {
        name: `${caller.id} ${typed}`,
        request: JSON.stringify([one.method, c.req.path, asked.body]),
      },
      async (repeated) => {
        const response = await one.handle({ ...asked, repeated })
        const retryAfter = response.headers.get('retry-after')
        if (retryAfter) headers.set('retry-after', retryAfter)
        return { status: response.status, body: await response.text() }
      },
      services,
    )
    if (!stored.ok) return problem(c, stored.code, stored.message)
    const { status, body } = stored
    headers.set('content-type', status < 400 ? 'application/json' : 'application/problem+json')
    return new Response(body, { status, headers })
  }

  return app.all('*', (c) => {
    const methods = routes.filter(({ path }) => isAt(path, c.req.path)).map(({ method }) => method)
    if (methods.length === 0) return problem(c, 'unknown', 'Look at /v1/openapi.json.')
    const allow = methods.join(', ').toUpperCase()
    return problem(c, 'method', `Ask with ${allow}.`, { headers: { allow } })
  })
}

const nobody: Caller = { id: '', label: '', scopes: [], maker: { id: '', role: 'owner' } }

function isAt(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(
    path,
  )
}

const inWords = { error: sentenceFor }

/** What was asked, as the route's own schemas read it. */
async function read(c: Context, { path: pattern, query, headers, body }: Route) {
  const path = (name: string) => c.req.param(name) ?? ''
  if ((query || pattern.includes('{')) && c.req.url.includes('%00'))
    return problem(c, 'unreadable', nulMessage)
  const parsedQuery = (query ?? z.object({})).safeParse(c.req.query(), inWords)
  if (!parsedQuery.success) return unreadable(c, parsedQuery.error)
  const parsedHeaders = (headers ?? z.object({})).safeParse(c.req.header(), inWords)
  if (!parsedHeaders.success) return unreadable(c, parsedHeaders.error)
  if (!body) return { path, query: parsedQuery.data, body: undefined }
  if (mediaType(c) !== 'application/json')
    return problem(c, 'not-json', 'Send JSON with the content type application/json.')
  const sent: unknown = await c.req.json().catch(() => undefined)
  if (sent === undefined)
    return problem(c, 'unreadable', 'The body is not valid JSON. Was all of it sent?')
  const parsed = body.schema.safeParse(sent, inWords)
  if (!parsed.success) return unreadable(c, parsed.error)
  if (hasNul(parsed.data)) return problem(c, 'unreadable', nulMessage)
  return { path, query: parsedQuery.data, body: parsed.data }
}

function unreadable(c: Context, { issues: [first] }: z.ZodError): Response {
  return problem(c, 'unreadable', `${first?.path.join('.') || 'The body'}: ${first?.message}`)
}
