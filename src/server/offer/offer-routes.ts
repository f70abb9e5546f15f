import type { Context } from 'hono'
import { getOfferPage, type OfferPageFacts } from '#database/offer/offer-page.ts'
import { countAccepted } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { capStarts } from '#domain/offer/caps.ts'
import { problemWithSizes } from '#domain/offer/typed-quote.ts'
import type { Offer, OfferAct, OfferStep } from '#site/offer/offer-page.ts'
import type { Services } from '../../services.ts'
import type { Log } from '../http/log.ts'
import { errorPage, offerPage } from '../http/pages.ts'
import { personalPage } from '../http/personal-pages.ts'
import type { Fields } from '../http/read-fields.ts'
import { rejections } from '../http/rejections.ts'
import type { Site } from '../http/site.ts'
import { installerLinks, type PageLink } from './links.ts'
import { isOfferAct, offerActs } from './offer-acts.ts'
import { offerPageOf } from './offer-view.ts'
import { formatStanding, isAsked, whatStands } from './what-stands.ts'

const unavailable = {
  title: 'We can’t open this offer right now',
  advice: 'Nothing was changed. Wait a minute and try again, or call us.',
}

const steps: readonly OfferStep[] = ['quote', 'price', 'lost', 'return']

/** The acts after which a form stays open when it could not be done. */
const stepOf = { quoted: 'price', lost: 'lost', return: 'return' } as const

/** The page behind the link to an offer. */
export function offerRoutes(services: Services, site: Site, log: Log) {
  const { brand, database, now } = services
  const { read, linksFrom } = installerLinks(services)

  const lost = (c: Context) => c.html(offerPage(site, { lost: { state: 'broken' } }), 404)

  const factsOf = async (db: Db, link: PageLink): Promise<OfferPageFacts | undefined> => {
    const facts = await getOfferPage(db, link.id, { now: now(), calling: brand.calling })
    return facts?.installer.linkNumber === link.number ? facts : undefined
  }

  const viewOf = async (facts: OfferPageFacts, token: string): Promise<Offer> => {
    const moment = now()
    const { installer } = facts.row
    const { toOffer, toInstaller } = linksFrom(read('offer', token))
    return offerPageOf(facts, {
      token,
      brand,
      overview: toInstaller(installer),
      now: moment,
      linkTo: toOffer,
      accepted: await countAccepted(database.reads, installer, capStarts(moment, brand.timeZone)),
    })
  }

  const get = async (c: Context) => {
    const token = c.req.query('token') ?? ''
    const facts = await factsOf(database.reads, read('offer', token))
    if (!facts) return lost(c)
    const done = c.req.query('done') ?? ''
    const offer = { ...(await viewOf(facts, token)), ...stepFrom(c) }
    return c.html(offerPage(site, { offer: { ...offer, ...(isOfferAct(done) ? { done } : {}) } }))
  }

  const post = async (c: Context, fields: Fields) => {
    const token = fields('token')
    const link = read('offer', token)
    const facts = await factsOf(database.db, link)
    if (!facts) return lost(c)
    const act = fields('act')
    if (!isOfferAct(act)) return c.html(errorPage(site, rejections[400]), 400)
    const { installer } = facts
    const on = {
      offer: link.id,
      installer: installer.id,
      hasTerms: installer.terms?.version === termsVersion,
    }
    const result = await offerActs[act].run(on, fields, services)
    log.info({ event: 'installer acted', act, result: result.ok ? 'done' : result.code })
    if (result.ok) return c.redirect(pathTo({ token, done: act }), 303)
    const after = await factsOf(database.db, link)
    if (!after) return lost(c)
    const standing = isBehind(result) ? whatStands(after, now()) : undefined
    if (standing && isAsked(act, fields, standing))
      return c.redirect(pathTo({ token, done: act }), 303)
    const clock = { now: now().getTime(), timeZone: brand.timeZone }
    const message = standing ? formatStanding(standing, clock) : result.message
    const problem = problemOf(act, message, fields)
    return c.html(offerPage(site, { offer: { ...(await viewOf(after, token)), ...problem } }), 422)
  }

  return personalPage({ site, log, unavailable, get, post })
}

/** Whether something else was done meanwhile: by a colleague, in another tab, or since its time is over. */
function isBehind({ code }: { code: string }): boolean {
  return ['past', 'closed', 'answered', 'lapsed'].includes(code)
}

function pathTo(query: { token: string; done: OfferAct }): string {
  return `/offer?${new URLSearchParams(query)}`
}

/** The form that a link of the page opens. The quote's second step comes after sizes that can be read. */
function stepFrom(c: Context): Pick<Offer, 'step' | 'sizes' | 'problem'> {
  const step = steps.find((one) => one === c.req.query('step'))
  if (step !== 'price') return step ? { step } : {}
  const sizes = {
    kilowatts: (c.req.query('kilowatts') ?? '').slice(0, 20),
    kilowattHours: (c.req.query('kilowatt-hours') ?? '').slice(0, 20),
  }
  const message = problemWithSizes(sizes)
  return message
    ? { step: 'quote', sizes, problem: { act: 'sizes', message, typed: '' } }
    : { step, sizes }
}

function problemOf(
  act: OfferAct,
  message: string,
  fields: Fields,
): Pick<Offer, 'step' | 'sizes' | 'problem'> {
  const { typed } = offerActs[act]
  const step = act in stepOf ? stepOf[act as keyof typeof stepOf] : undefined
  return {
    problem: { act, message, typed: typed ? fields(typed) : '' },
    ...(step ? { step } : {}),
    ...(act === 'quoted'
      ? {
          sizes: { kilowatts: fields('kilowatts'), kilowattHours: fields('kilowatt-hours') },
        }
      : {}),
  }
}
