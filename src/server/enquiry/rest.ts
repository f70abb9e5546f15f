import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { StoreLeadsDeps } from '#operations/enquiry/store-leads.ts'
import { submitRows } from '#operations/enquiry/submit-rows.ts'
import type { Services } from '../../services.ts'
import { mediaType } from '../http/content-type.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { visitorAddress } from '../http/visitor-address.ts'

const table = 'enquiries'
const longestBody = 256 * 1024
const mostRows = 100

type RestDeps = StoreLeadsDeps & Pick<Services, 'publicClientKey' | 'clientKeys' | 'trustProxy'>
/** PostgREST's shape of an error. */
type RestError = { code: string; message: string; details?: string; hint?: string }
type Status = 400 | 401 | 403 | 404 | 406 | 413 | 415 | 429 | 503

/**
 * The hosted data interface of the specification, for its own client library: insert-only, with a public key, and with
 * PostgREST's error codes (docs.postgrest.org, Errors).
 */
export function restRoutes(deps: RestDeps, log: Log) {
  return (
    new Hono<{ Variables: { key: string } }>()
      // Any site may insert: the key is public, and nothing can be read with it.
      .use(cors({ origin: '*', maxAge: 86_400, exposeHeaders: ['retry-after'] }))
      .use(async (c, next) => {
        c.header('cache-control', 'no-store')
        const authorized = await authorize(c, deps).catch((error: unknown) => {
          log.error({ event: 'client keys not read', error: errorForLog(error) })
          return undefined
        })
        if (!authorized) return unavailable(c)
        if ('problem' in authorized) {
          c.header('www-authenticate', 'Bearer')
          return reject(c, 401, authorized.problem)
        }
        c.set('key', authorized.key)
        return next()
      })
      .use(
        bodyLimit({
          maxSize: longestBody,
          onError: (c) => {
            c.header('connection', 'close')
            return reject(c, 413, {
              code: '54000',
              message: `The body is larger than ${longestBody / 1024} kB`,
            })
          },
        }),
      )
      .post(`/${table}`, async (c) => {
        const unsupported = unsupportedRequest(c)
        if (unsupported) return reject(c, ...unsupported)
        const columns = parseColumns(c)
        if (columns === 'unreadable')
          return reject(c, 400, {
            code: 'PGRST100',
            message: '"failed to parse columns parameter"',
          })
        const body: unknown = await c.req.json().catch(() => undefined)
        if (body === undefined)
          return reject(c, 400, { code: 'PGRST102', message: 'Empty or invalid json' })
        if (Array.isArray(body) && body.length > mostRows)
          return reject(c, 413, {
            code: '54000',
            message: `At most ${mostRows} rows are taken at once`,
          })

        const { key } = c.var
        const address = visitorAddress(c, deps.trustProxy)
        const submitted = await submitRows(
          {
            body,
            columns,
            idempotencyKey: c.req.header('idempotency-key'),
            originHost: originHost(c),
            keyName: key.slice(-8),
            sender: address && `${key} ${address}`,
          },
          deps,
        ).catch((error: unknown) => {
          log.error({ event: 'rows not stored', error: errorForLog(error) })
          return undefined
        })
        if (!submitted) return unavailable(c)
        if (!submitted.ok && submitted.code === 'limited') {
          c.header('retry-after', String(submitted.retryAfterSeconds))
          return reject(c, 429, {
            code: '53400',
            message: 'Too many rows in a minute',
            hint: `Try again in ${submitted.retryAfterSeconds} seconds. Nothing was stored.`,
          })
        }
        if (!submitted.ok) return reject(c, 400, submitted)
        log.info({ event: 'rows stored', rows: submitted.stored })
        return c.body(null, 201)
      })
      .all(`/${table}`, (c) => reject(c, 403, denied))
      .all('/rpc/*', (c) =>
        reject(c, 404, {
          code: 'PGRST202',
          message: 'Could not find the function in the schema cache',
        }),
      )
      .all('*', (c) =>
        reject(c, 404, {
          code: 'PGRST205',
          message: 'Could not find the table in the schema cache',
          hint: `The only table is 'public.${table}'`,
        }),
      )
  )
}

const denied: RestError = {
  code: '42501',
  message: `permission denied for table ${table}`,
  hint: 'This key may insert, and nothing else.',
}

function reject(c: Context, status: Status, { code, message, details, hint }: RestError) {
  return c.json({ code, message, details: details ?? null, hint: hint ?? null }, status)
}

function unavailable(c: Context) {
  c.header('retry-after', '30')
  return reject(c, 503, {
    code: 'PGRST000',
    message:
      'Could not connect with the database. Send the rows again with the same Idempotency-Key.',
  })
}

/** The client sends its key in two headers. One is enough; if there are two they must agree. */
async function authorize(
  c: Context,
  { publicClientKey, clientKeys }: Pick<RestDeps, 'publicClientKey' | 'clientKeys'>,
): Promise<{ key: string } | { problem: RestError }> {
  const bearer = c.req.header('authorization')?.match(/^Bearer +(\S+)$/i)?.[1]
  const keys = [c.req.header('apikey'), bearer].filter((one) => one !== undefined)
  const [first] = keys
  if (first === undefined)
    return {
      problem: {
        code: 'PGRST302',
        message: 'Anonymous access is disabled',
        hint: 'Send the public client key in the header `apikey`.',
      },
    }
  // The first key is known without a query: it works even while the database is slow.
  const key = matchingKey(first, [publicClientKey]) ?? matchingKey(first, await clientKeys())
  return key !== undefined && keys.every((one) => matchingKey(one, [key]))
    ? { key }
    : { problem: { code: 'PGRST301', message: 'Invalid API key' } }
}

/** Compares with every key, in the same time whichever matches. */
function matchingKey(candidate: string, keys: readonly string[]): string | undefined {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const wanted = digest(candidate)
  return keys.filter((key) => timingSafeEqual(wanted, digest(key)))[0]
}

/** Why a request asks for more than an insert-only key allows. */
function unsupportedRequest(c: Context): [Status, RestError] | undefined {
  const prefer = c.req.header('prefer') ?? ''
  // Returning rows and resolving conflicts need more than the right to insert.
  if (/return=(representation|headers-only)|resolution=/.test(prefer)) return [403, denied]
  if (c.req.query('on_conflict') !== undefined) return [403, denied]

  const schema = c.req.header('content-profile') ?? 'public'
  if (schema !== 'public')
    return [406, { code: 'PGRST106', message: 'The schema must be one of the following: public' }]
  const type = mediaType(c)
  if (type !== undefined && type !== 'application/json')
    return [
      415,
      { code: 'PGRST107', message: 'None of these media types are available: JSON is read' },
    ]
  return undefined
}

/** `?columns="a","b"`, which the client adds when it sends several rows. */
function parseColumns(c: Context): string[] | undefined | 'unreadable' {
  const parameter = c.req.query('columns')
  if (parameter === undefined) return undefined
  const columns = parameter.split(',').map((column) => column.trim().replace(/^"(.*)"$/, '$1'))
  return columns.every((column) => /^[^"(),]+$/.test(column)) ? columns : 'unreadable'
}

function originHost(c: Context): string | undefined {
  const origin = c.req.header('origin') ?? ''
  return URL.canParse(origin) ? new URL(origin).host.slice(0, 200) || undefined : undefined
}
