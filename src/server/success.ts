import { Hono } from 'hono'
import { getPromise } from '#database/lead-promise.ts'
import { isReference } from '#domain/lead/reference.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { readLinkToken } from '#operations/link-token.ts'
import type { Services } from '../services.ts'
import { errorForLog, type Log } from './log.ts'
import { successPage } from './pages.ts'
import type { Site } from './site.ts'

// The address may carry a token: nobody keeps the page, and no other site is told where it was.
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
}

/** What the visitor reads once the lead is stored. A reference alone shows no more than itself. */
export function successRoutes(services: Services, site: Site, log: Log) {
  const { brand, database, secret, now } = services

  const getDeadline = async (token: string, reference: string) => {
    const link = readLinkToken('lead', token, { secret, now: now() })
    if (!link || link.expired) return undefined
    const promise = await getPromise(database.reads, link.id).catch((error: unknown) => {
      log.warn({ event: 'promise not read', error: errorForLog(error) })
      return undefined
    })
    return promise?.reference === reference
      ? formatDeadline(promise.promisedBy, { now: now().getTime(), timeZone: brand.timeZone })
      : undefined
  }

  return new Hono().get('/', async (c, next) => {
    const reference = c.req.query('ref') ?? ''
    if (!isReference(reference, services.referencePrefix)) return next()
    const kind = c.req.query('kind') === 'question' ? 'question' : 'quotes'
    const deadline = await getDeadline(c.req.query('token') ?? '', reference)
    return c.html(successPage(site, { kind, reference, deadline }), 200, headers)
  })
}
