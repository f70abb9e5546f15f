import { Hono } from 'hono'
import type { embedPath } from '#content/pages/success-path.ts'
import { wasErased } from '#database/desk/lead-row.ts'
import { getVisitorPage } from '#database/offer/visitor-page.ts'
import { enquiryKinds } from '#domain/enquiry/form.ts'
import { isReference } from '#domain/lead/reference.ts'
import { awaitsCall } from '#domain/lead/visitor-standing.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { readLinkToken } from '#operations/enquiry/link-token.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { successPage } from '../http/pages.ts'
import { headers } from '../http/personal-headers.ts'
import type { Site } from '../http/site.ts'
import { myEnquiryOf } from './view.ts'

/** Where the page is shown: on our site, or in a frame on another. */
export type SuccessAddress = '/success' | `${typeof embedPath}/success`

/** What the visitor reads once the lead is stored. A reference alone shows no more than itself. */
export function successRoutes(
  services: Services,
  site: Site,
  log: Log,
  address: SuccessAddress = '/success',
) {
  const { brand, database, secret, now } = services

  const readOwn = async (lead: string) =>
    (await getVisitorPage(database.reads, lead)) ??
    ((await wasErased(database.reads, lead)) ? 'erased' : undefined)

  /**
   * What a visitor with the link sees besides; 'over' where they wait for no call any more, or had it erased. The lead is stored already:
   * without a database the page still thanks. A probe has no lead, and is thanked too.
   */
  const getOwn = async (token: string, reference: string) => {
    const link = readLinkToken('lead', token, { secret, now: now() })
    if (!link || link.expired) return undefined
    const page = await readOwn(link.id).catch((error: unknown) => {
      log.warn({ event: 'own enquiry not read', error: errorForLog(error) })
      return undefined
    })
    if (page === 'erased') return 'over'
    if (page?.row.reference_number !== reference) return undefined
    const enquiry = myEnquiryOf(page, { token, brand, now: now() })
    if (!awaitsCall(enquiry.standing)) return 'over'
    const deadline = formatDeadline(enquiry.promise.promisedBy, {
      now: now().getTime(),
      timeZone: brand.timeZone,
    })
    const { estimate } = page.row
    return { enquiry, deadline, estimate: estimate ? JSON.parse(estimate) : undefined }
  }

  return new Hono().get('/', async (c, next) => {
    const reference = c.req.query('ref') ?? ''
    if (!isReference(reference, services.referencePrefix)) return next()
    const kind = enquiryKinds.find((one) => one === c.req.query('kind')) ?? 'quotes'
    const token = c.req.query('token') ?? ''
    const state = await getOwn(token, reference)
    const own = state === 'over' ? undefined : state
    // What this page says is of a call, unless everybody sees prices first.
    const seesPrices =
      own?.enquiry.way?.chosen === 'prices' && brand.firstCall !== 'visitor-chooses'
    const isFramed = address !== '/success'
    if ((state === 'over' || seesPrices) && !isFramed)
      return c.redirect(`/my-enquiry?${new URLSearchParams({ token })}`, 303)
    return c.html(successPage(site, { kind, reference, ...own }, address), 200, headers)
  })
}
