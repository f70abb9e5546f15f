import type { Context } from 'hono'
import { v4 as uuidv4 } from 'uuid'
import { listReceipts } from '#database/delivery/receipts.ts'
import { getVisitorPage, type VisitorPage } from '#database/offer/visitor-page.ts'
import { readLinkToken } from '#operations/enquiry/link-token.ts'
import { resendLink } from '#operations/enquiry/resend-link.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import { exportEnquiry } from '#operations/privacy/export-person.ts'
import type { Act, MyEnquiry } from '#site/my-enquiry/my-enquiry.ts'
import type { Services } from '../../services.ts'
import { download } from '../http/download.ts'
import { linkRoutes } from '../http/link-routes.ts'
import type { Log } from '../http/log.ts'
import { errorPage, myEnquiryPage } from '../http/pages.ts'
import { personalPage } from '../http/personal-pages.ts'
import type { Fields } from '../http/read-fields.ts'
import { rejections } from '../http/rejections.ts'
import type { Site } from '../http/site.ts'
import { acts, isAct } from './acts.ts'
import { renderCalendarFile } from './calendar-file.ts'
import { myEnquiryOf } from './view.ts'

const unavailable = {
  title: 'We can’t open your enquiry right now',
  advice: 'Nothing was changed. Wait a minute and try again, or call us.',
}

/** The page behind the link to a visitor's own enquiry. Viewing it changes nothing: every act is a post. */
export function myEnquiryRoutes(services: Services, site: Site, log: Log) {
  const { brand, database, secret, siteUrl } = services

  /** The lead that a link is for. Always queries, so timing doesn't show why a link is invalid. */
  const leadOf = (token: string): string => {
    const link = readLinkToken('lead', token, { secret, now: services.now() })
    return link && !link.expired ? link.id : uuidv4()
  }
  const lost = (c: Context) => c.html(myEnquiryPage(site, { lost: { state: 'broken' } }), 404)
  const show = (
    c: Context,
    page: VisitorPage,
    token: string,
    changes: Pick<MyEnquiry, 'done' | 'problem'> = {},
  ) => {
    const enquiry = myEnquiryOf(page, { token, brand, now: services.now() })
    const status = changes.problem ? 422 : 200
    return c.html(myEnquiryPage(site, { enquiry: { ...enquiry, ...changes } }), status)
  }

  const get = async (c: Context) => {
    const token = c.req.query('token') ?? ''
    const page = await getVisitorPage(database.reads, leadOf(token))
    if (!page) return lost(c)
    const done = c.req.query('done') ?? ''
    return show(c, page, token, isAct(done) ? { done } : {})
  }

  const post = async (c: Context, fields: Fields) => {
    const token = fields('token')
    const lead = leadOf(token)
    const page = await getVisitorPage(database.db, lead)
    if (!page) return lost(c)
    const act = fields('act')
    if (!isAct(act)) return c.html(errorPage(site, rejections[400]), 400)
    const result = await acts[act].run(lead, fields, services)
    if (typeof result === 'object')
      return show(c, page, token, { problem: problemOf(act, result.message, fields) })
    log.info({ event: 'visitor acted', act, result })
    if (result === 'unknown') return lost(c)
    // The link to an erased enquiry leads nowhere.
    if (act === 'erase') return c.redirect('/my-enquiry/link?done=erased', 303)
    return c.redirect(pagePath({ token, done: act }), 303)
  }

  return personalPage({ site, log, unavailable, get, post })
    .get('/copy', async (c) => {
      const copy = await exportEnquiry(leadOf(c.req.query('token') ?? ''), services)
      if (!copy) return lost(c)
      const data = { keptBy: brand.name, ask: brand.email, ...copy.data }
      return download(c, `${copy.reference}.json`, JSON.stringify(data, null, 2))
    })
    .get('/receipt', async (c) => {
      const receipts = await listReceipts(database.reads, [leadOf(c.req.query('token') ?? '')])
      const receipt = receipts.find(({ id }) => id === c.req.query('id'))
      return receipt?.salt ? download(c, 'receipt.json', receipt.text) : lost(c)
    })
    .get('/call.ics', async (c) => {
      const token = c.req.query('token') ?? ''
      const lead = leadOf(token)
      const page = await getVisitorPage(database.reads, lead)
      if (!page) return lost(c)
      const { chosen_from: from, chosen_until: until, calendar_sequence: sequence } = page.row
      const { outside } = myEnquiryOf(page, { token, brand, now: services.now() })
      if (!from || !until || page.row.withdrawn_at || outside)
        return c.redirect(pagePath({ token }), 303)
      const caller =
        brand.firstCall === 'installer'
          ? `An installer who has your details calls, or ${brand.name} does from ${brand.phone.label}.`
          : `${brand.name} calls from ${brand.phone.label}.`
      const file = renderCalendarFile({
        // Calendars are shared: the file names neither the lead nor its link.
        id: `${keyedHash(secret, 'calendar', lead)}@${new URL(siteUrl).hostname}`,
        sequence,
        madeAt: services.now(),
        from: new Date(from),
        until: new Date(until),
        title: `A call from ${brand.name}`,
        description: `${caller} To change the time, open the link in our email.`,
        url: `${siteUrl}/my-enquiry/link`,
      })
      return download(c, 'call.ics', file)
    })
    .route(
      '/link',
      linkRoutes({
        services,
        site,
        log,
        path: '/my-enquiry/link',
        page: (lost) => myEnquiryPage(site, { lost }),
        resend: resendLink,
      }),
    )
}

function pagePath(query: { token: string; done?: Act }): string {
  return `/my-enquiry?${new URLSearchParams(query)}`
}

function problemOf(act: Act, message: string, fields: Fields): MyEnquiry['problem'] {
  const { typed, about } = acts[act]
  return {
    act,
    message,
    typed: typed ? fields(typed) : '',
    ...(about ? { about: fields(about) } : {}),
  }
}
