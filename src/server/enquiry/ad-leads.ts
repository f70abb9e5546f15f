import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { parseExact, readGoogleLead, readMetaNotice } from '#domain/lead/ad-lead.ts'
import { takeAdLeads } from '#operations/enquiry/take-ad-leads.ts'
import type { Services } from '../../services.ts'
import { isClientGone } from '../http/client-gone.ts'
import { errorForLog, type Log } from '../http/log.ts'

/** Where the networks post. */
export const adLeadsPath = '/ad-leads'

// Google's are some kilobytes; Meta says that it gathers up to a thousand.
const longestBody = 256 * 1024

/** What Google and Meta post of filled-in ad forms. Each is off unless its key is set. */
export function adLeadRoutes(services: Services, log: Log) {
  const { googleLeadsKey, meta } = services.adLeads
  const app = new Hono()
    .onError((error, c) => {
      if (isClientGone(error, c)) return c.body(null, 400)
      log.error({ event: 'ad leads not stored', error: errorForLog(error) })
      return respond(c, 503, 'Send it again. A lead with the same id is stored once.', {
        'retry-after': '30',
      })
    })
    .use(
      bodyLimit({
        maxSize: longestBody,
        onError: (c) =>
          respond(c, 413, `A body has ${longestBody / 1024} kB at most. Nothing was stored.`, {
            connection: 'close',
          }),
      }),
    )

  if (googleLeadsKey)
    app.post('/google', async (c) => {
      const body = parse(await c.req.text())
      const key = isObject(body) ? body.google_key : undefined
      if (!isSame(typeof key === 'string' ? key : '', googleLeadsKey))
        return respond(c, 401, 'The key isn’t ours. Nothing was stored.')
      const read = readGoogleLead(body)
      if (!read.ok) return respond(c, 400, `${read.message} Nothing was stored.`)
      const stored = await takeAdLeads([read.lead], services)
      log.info({ event: 'ad leads taken', network: 'google', leads: stored })
      return respond(c, 200)
    })

  if (meta)
    app
      .get('/meta', (c) => {
        const {
          'hub.mode': mode,
          'hub.verify_token': token,
          'hub.challenge': challenge,
        } = c.req.query()
        const isOurs = isSame(token ?? '', meta.verifyToken) && mode === 'subscribe'
        return isOurs
          ? c.text(challenge ?? '', 200, { 'cache-control': 'no-store' })
          : respond(c, 403, 'The token isn’t ours.')
      })
      .post('/meta', async (c) => {
        const bytes = Buffer.from(await c.req.arrayBuffer())
        const signature = c.req.header('x-hub-signature-256') ?? ''
        const ours = `sha256=${createHmac('sha256', meta.appSecret).update(bytes).digest('hex')}`
        if (!isSame(signature, ours))
          return respond(c, 401, 'The signature doesn’t fit. Nothing was stored.')
        const leads = readMetaNotice(parse(bytes.toString()))
        const stored = leads.length > 0 ? await takeAdLeads(leads, services) : 0
        log.info({ event: 'ad leads taken', network: 'meta', leads: stored })
        return respond(c, 200)
      })
  return app
}

function respond(
  c: Context,
  status: 200 | 400 | 401 | 403 | 413 | 503,
  message?: string,
  headers: Record<string, string> = {},
) {
  return c.json(message ? { message } : {}, status, { 'cache-control': 'no-store', ...headers })
}

/** Undefined for what is no JSON, or too deep to be read. */
function parse(text: string): unknown {
  try {
    return parseExact(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** In a time that says neither how far nor how long. */
function isSame(given: string, ours: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(ours))
}
