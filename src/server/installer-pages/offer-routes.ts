import type { Context } from 'hono'
import { getOfferPage, type OfferPageFacts } from '#database/offer-page.ts'
import { countAccepted } from '#database/offers.ts'
import { capStarts } from '#domain/installer/caps.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { problemWithSizes } from '#domain/installer/typed-quote.ts'
import type { Offer, OfferAct, OfferStep } from '#site/installer/offer-page.ts'
import type { Services } from '../../services.ts'
import type { Log } from '../log.ts'
import { errorPage, offerPage } from '../pages.ts'
import { personalPage } from '../personal-pages.ts'
import type { Fields } from '../read-fields.ts'
import { rejections } from '../rejections.ts'
import type { Site } from '../site.ts'
import { installerLinks } from './links.ts'
import { isOfferAct, offerActs } from './offer-acts.ts'
import { offerPageOf } from './offer-view.ts'

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
  const { idOf, toOffer, toInstaller } = installerLinks(services)

  const lost = (c: Context) => c.html(offerPage(site, { lost: { state: 'broken' } }), 404)

  const viewOf = async (facts: OfferPageFacts, token: string): Promise<Offer> => {
    const moment = now()
    const { installer } = facts.row
    return offerPageOf(facts, {
      ...{ token, brand },
      overview: toInstaller(installer),
      now: moment,
      linkTo: toOffer,
      accepted: await countAccepted(database.reads, installer, capStarts(moment, brand.timeZone)),
    })
  }

  const get = async (c: Context) => {
    const token = c.req.query('token') ?? ''
    const facts = await getOfferPage(database.reads, idOf('offer', token))
    if (!facts) return lost(c)
    const done = c.req.query('done') ?? ''
    const offer = { ...(await viewOf(facts, token)), ...stepFrom(c) }
    return c.html(offerPage(site, { offer: { ...offer, ...(isOfferAct(done) ? { done } : {}) } }))
  }

  const post = async (c: Context, fields: Fields) => {
    const token = fields('token')
    const offer = idOf('offer', token)
    const facts = await getOfferPage(database.db, offer)
    if (!facts) return lost(c)
    const act = fields('act')
    if (!isOfferAct(act)) return c.html(errorPage(site, rejections[400]), 400)
    const { installer } = facts
    const on = {
      offer,
      installer: installer.id,
      hasTerms: installer.terms?.version === termsVersion,
    }
    const result = await offerActs[act].run(on, fields, services)
    log.info({ event: 'installer acted', act, result: result.ok ? 'done' : result.code })
    if (result.ok) return c.redirect(pathTo({ token, done: act }), 303)
    const after = await getOfferPage(database.db, offer)
    if (!after) return lost(c)
    const problem = problemOf(act, result.message, fields)
    return c.html(offerPage(site, { offer: { ...(await viewOf(after, token)), ...problem } }), 422)
  }

  return personalPage({ site, log, unavailable, get, post })
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
