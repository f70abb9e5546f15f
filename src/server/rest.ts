import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type Context as Request } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { StoreLeadsDeps } from '#operations/store-leads.ts'
import { submitRows } from '#operations/submit-rows.ts'
import type { Context } from '../context.ts'
import { errorForLog, type Log } from './log.ts'
import { visitorAddress } from './visitor-address.ts'

const table = 'enquiries'
const longestBody = 256 * 1024
const mostRows = 100

type Needed = StoreLeadsDeps & Pick<Context, 'publicClientKey' | 'clientKeys' | 'trustProxy'>
/** PostgREST's shape of an error. */
type Refusal = { code: string; message: string; details?: string; hint?: string }
type Status = 400 | 401 | 403 | 404 | 406 | 413 | 415 | 429 | 503

/**
 * Takes leads as the hosted backend of the specification does, from its own client library: insert-only, with
 * a public key, in PostgREST's manners (docs.postgrest.org, Errors).
 */
export function restRoutes(context: Needed, log: Log) {
  return (
    new Hono<{ Variables: { key: string } }>()
      // Any site may insert, as it may there: the key is public, and nothing can be read with it.
      .use(cors({ origin: '*', maxAge: 86_400, exposeHeaders: ['retry-after'] }))
      .use(async (request, next) => {
        request.header('cache-control', 'no-store')
        const found = await keyOf(request, context).catch((error: unknown) => {
          log.error({ event: 'client keys not read', error: errorForLog(error) })
          return undefined
        })
        if (!found) return unavailable(request)
        if ('problem' in found) {
          request.header('www-authenticate', 'Bearer')
          return refuse(request, 401, found.problem)
        }
        request.set('key', found.key)
        return next()
      })
      .use(
        bodyLimit({
          maxSize: longestBody,
          onError: (request) => {
            request.header('connection', 'close')
            return refuse(request, 413, {
              code: '54000',
              message: `The body is larger than ${longestBody / 1024} kB`,
            })
          },
        }),
      )
      .post(`/${table}`, async (request) => {
        const wrong = manners(request)
        if (wrong) return refuse(request, ...wrong)
        const columns = columnsNamed(request)
        if (columns === 'unreadable')
          return refuse(request, 400, {
            code: 'PGRST100',
            message: '"failed to parse columns parameter"',
          })
        const body: unknown = await request.req.json().catch(() => undefined)
        if (body === undefined)
          return refuse(request, 400, { code: 'PGRST102', message: 'Empty or invalid json' })
        if (Array.isArray(body) && body.length > mostRows)
          return refuse(request, 413, {
            code: '54000',
            message: `At most ${mostRows} rows are taken at once`,
          })

        const { key } = request.var
        const address = visitorAddress(request, context.trustProxy)
        const submitted = await submitRows(
          {
            body,
            columns,
            idempotencyKey: request.req.header('idempotency-key'),
            originHost: originHost(request),
            keyName: key.slice(-8),
            sender: address && `${key} ${address}`,
          },
          context,
        ).catch((error: unknown) => {
          log.error({ event: 'rows not stored', error: errorForLog(error) })
          return undefined
        })
        if (!submitted) return unavailable(request)
        if (!submitted.ok && submitted.code === 'limited') {
          request.header('retry-after', String(submitted.retryAfterSeconds))
          return refuse(request, 429, {
            code: '53400',
            message: 'Too many rows in a minute',
            hint: `Try again in ${submitted.retryAfterSeconds} seconds. Nothing was stored.`,
          })
        }
        if (!submitted.ok) return refuse(request, 400, submitted)
        log.info({ event: 'rows stored', rows: submitted.stored })
        return request.body(null, 201)
      })
      .all(`/${table}`, (request) => refuse(request, 403, denied))
      .all('/rpc/*', (request) =>
        refuse(request, 404, {
          code: 'PGRST202',
          message: 'Could not find the function in the schema cache',
        }),
      )
      .all('*', (request) =>
        refuse(request, 404, {
          code: 'PGRST205',
          message: 'Could not find the table in the schema cache',
          hint: `The only table is 'public.${table}'`,
        }),
      )
  )
}

const denied: Refusal = {
  code: '42501',
  message: `permission denied for table ${table}`,
  hint: 'This key may insert, and nothing else.',
}

function refuse(request: Request, status: Status, { code, message, details, hint }: Refusal) {
  return request.json({ code, message, details: details ?? null, hint: hint ?? null }, status)
}

function unavailable(request: Request) {
  request.header('retry-after', '30')
  return refuse(request, 503, {
    code: 'PGRST000',
    message: 'Could not connect with the database. Nothing was stored.',
  })
}

/** The client sends the key twice; either will do, but neither may be another. */
async function keyOf(
  request: Request,
  { publicClientKey, clientKeys }: Pick<Needed, 'publicClientKey' | 'clientKeys'>,
): Promise<{ key: string } | { problem: Refusal }> {
  const bearer = request.req.header('authorization')?.match(/^Bearer +(\S+)$/i)?.[1]
  const given = [request.req.header('apikey'), bearer].filter((one) => one !== undefined)
  const [first] = given
  if (first === undefined)
    return {
      problem: {
        code: 'PGRST302',
        message: 'Anonymous access is disabled',
        hint: 'Send the public client key in the header `apikey`.',
      },
    }
  // The first key is known without a look-up, and so works as long as leads can be kept at all.
  const key = sameAs(first, [publicClientKey]) ?? sameAs(first, await clientKeys())
  return key !== undefined && given.every((one) => sameAs(one, [key]))
    ? { key }
    : { problem: { code: 'PGRST301', message: 'Invalid API key' } }
}

/** Compared with every key, and in the same time whichever it is. */
function sameAs(given: string, keys: readonly string[]): string | undefined {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const wanted = digest(given)
  return keys.filter((key) => timingSafeEqual(wanted, digest(key)))[0]
}

/** What a client may ask for that an insert-only key cannot have. */
function manners(request: Request): [Status, Refusal] | undefined {
  const prefer = request.req.header('prefer') ?? ''
  // Reading back and putting right need more than the right to insert.
  if (/return=(representation|headers-only)|resolution=/.test(prefer)) return [403, denied]
  if (request.req.query('on_conflict') !== undefined) return [403, denied]

  const schema = request.req.header('content-profile') ?? 'public'
  if (schema !== 'public')
    return [406, { code: 'PGRST106', message: 'The schema must be one of the following: public' }]
  const type = request.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== undefined && type !== 'application/json')
    return [
      415,
      { code: 'PGRST107', message: 'None of these media types are available: JSON is read' },
    ]
  return undefined
}

/** `?columns="a","b"`, as the client writes it for several rows. */
function columnsNamed(request: Request): string[] | undefined | 'unreadable' {
  const named = request.req.query('columns')
  if (named === undefined) return undefined
  const columns = named.split(',').map((column) => column.trim().replace(/^"(.*)"$/, '$1'))
  return columns.every((column) => /^[^"(),]+$/.test(column)) ? columns : 'unreadable'
}

function originHost(request: Request): string | undefined {
  const origin = request.req.header('origin') ?? ''
  return URL.canParse(origin) ? new URL(origin).host.slice(0, 200) || undefined : undefined
}
