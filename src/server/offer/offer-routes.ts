import type { Context } from 'hono'
import type { OfferPageFacts } from '#database/offer/offer-page.ts'
import type { Db } from '#database/schema.ts'
import { type InstallerRight, mayDo, maySee } from '#domain/installer/people.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import type { PriceProblem } from '#domain/offer/price.ts'
import { problemWithSizes } from '#domain/offer/typed-quote.ts'
import { type Member, membersOf } from '#operations/firm/members.ts'
import type { Offer, OfferAct, OfferStep, PriceField } from '#site/offer/offer-page.ts'
import type { Services } from '../../services.ts'
import type { EnquiryPages } from '../firm/enquiry-view.ts'
import type { FirmSessions, Visit } from '../firm/session.ts'
import { download } from '../http/download.ts'
import type { Log } from '../http/log.ts'
import { errorPage, offerPage } from '../http/pages.ts'
import { personalPage } from '../http/personal-pages.ts'
import type { Fields } from '../http/read-fields.ts'
import { rejections } from '../http/rejections.ts'
import type { Site } from '../http/site.ts'
import { installerLinks, isOld, ownOfferPath, type PageLink } from '../installer/links.ts'
import { formatResponse, isDone, isSameAsLatest, latestResponse } from './latest-response.ts'
import { isOfferAct, offerActs } from './offer-acts.ts'
import { offerFacts } from './offer-facts.ts'

const unavailable = {
  title: 'We can’t open this offer right now',
  advice: 'Nothing was changed. Wait a minute and try again, or call us.',
}

const steps: readonly OfferStep[] = [
  ...(['quote', 'price', 'lost', 'return', 'forward'] as const),
  ...(['own-price', 'change-price'] as const),
]

/** The acts after which a form stays open when it could not be done. */
const stepOf = { quoted: 'price', lost: 'lost', return: 'return', forward: 'forward' } as const

/** How signed-in people open an offer, and see it. */
type FirmDoor = {
  sessions: FirmSessions
  enquiries: EnquiryPages
}

/** The page behind the link to an offer. */
export function offerRoutes(
  services: Services,
  site: Site,
  log: Log,
  { sessions, enquiries }: FirmDoor,
) {
  const { brand, database, now } = services
  const { read, linksFrom } = installerLinks(services)
  const { load, view } = offerFacts(services)

  const lost = (c: Context) => c.html(offerPage(site, { lost: { state: 'broken' } }), 404)

  /** What opens an offer: its id for a signed-in person, else the token of a link. */
  const openingOf = async (c: Context, token: string): Promise<Opening | undefined> => {
    if (!isId(token)) return { token, link: read('offer', token) }
    const visit = await sessions.visitOf(c)
    return visit && { token, visit, link: { id: token, expiresAt: now(), number: 0 } }
  }

  const factsOf = async (db: Db, opening: Opening): Promise<OfferPageFacts | undefined> => {
    const { link, visit } = opening
    const facts = await load(db, link.id)
    if (!facts) return undefined
    const isTheirs = visit
      ? visit.installer.id === facts.installer.id && maySee(visit.member, facts.row)
      : isStillGood(link, facts)
    return isTheirs ? facts : undefined
  }

  const viewOf = (facts: OfferPageFacts, { token, link, visit }: Opening): Promise<Offer> =>
    view(facts, { token, linkTo: visit ? ownOfferPath : linksFrom(link) })

  /** The page of an offer; for a signed-in person with their firm's own notes and actions. */
  const show = async (
    c: Context,
    { visit }: Opening,
    facts: OfferPageFacts,
    offer: Offer,
    { done, status = 200 }: { done?: string; status?: 200 | 422 },
  ) =>
    c.html(
      visit ? await enquiries.show(facts, offer, { visit, done }) : offerPage(site, { offer }),
      status,
    )

  /** Where a code is asked for before anything that a visitor would mind, and gone back from. */
  const toSignIn = (c: Context, offer: string) =>
    c.redirect(`/installer/sign-in?${new URLSearchParams({ offer })}`, 303)

  const get = async (c: Context) => {
    const token = c.req.query('token') ?? ''
    const opening = await openingOf(c, token)
    if (!opening) return toSignIn(c, token)
    const facts = await factsOf(database.reads, opening)
    if (!facts) return lost(c)
    const asked = c.req.query('done') ?? ''
    const offer = { ...(await viewOf(facts, opening)), ...stepFrom(c) }
    const isTrue = isOfferAct(asked) && isDone(asked, facts, { offer, now: now() })
    if (!opening.visit && isOld(opening.link, now())) {
      const { tradingName, summary, answeredAt, standing } = offer
      const acceptedAt = standing === 'accepted' ? answeredAt : null
      const later = { id: opening.link.id, tradingName, summary, acceptedAt, now: offer.now }
      return c.html(offerPage(site, { later }))
    }
    const done = isTrue ? { done: asked } : {}
    return show(c, opening, facts, { ...offer, ...done }, done)
  }

  const post = async (c: Context, fields: Fields) => {
    const token = fields('token')
    const opening = await openingOf(c, token)
    if (!opening) return toSignIn(c, token)
    const { link, visit } = opening
    const facts = await factsOf(database.db, opening)
    if (!facts) return lost(c)
    const member = visit?.member ?? memberOf(link, facts)
    if (!member || (!visit && isOld(link, now()))) return toSignIn(c, link.id)
    const act = fields('act')
    if (!isOfferAct(act)) return c.html(errorPage(site, rejections[400]), 400)
    const { installer } = facts
    if (!mayDo(member, rightTo(act)) || !maySee(member, facts.row))
      return c.html(errorPage(site, forTheOffice), 403)
    const on = {
      offer: link.id,
      installer: installer.id,
      hasTerms: installer.terms?.version === termsVersion,
      stated: facts.outgoing.stated,
    }
    const person = { id: member.id, name: member.name }
    const result = await offerActs[act].run(on, fields, { ...services, person })
    log.info({ event: 'installer acted', act, result: result.ok ? 'done' : result.code })
    if (result.ok) return c.redirect(pathTo({ token, done: act }), 303)
    const after = await factsOf(database.db, opening)
    if (!after) return lost(c)
    const response = isBehind(result) ? latestResponse(after, now()) : undefined
    if (response && isSameAsLatest(act, fields, response))
      return c.redirect(pathTo({ token, done: act }), 303)
    const clock = { now: now().getTime(), timeZone: brand.timeZone, reader: member.name }
    const message = response ? formatResponse(response, clock) : result.message
    const problem =
      act === 'send-price'
        ? priceProblemOf(message, result.field, fields)
        : problemOf(act, message, fields)
    return show(
      c,
      opening,
      after,
      { ...(await viewOf(after, opening)), ...problem },
      { status: 422 },
    )
  }

  return personalPage({ site, log, unavailable, get, post }).get('/receipt', async (c) => {
    const opening = await openingOf(c, c.req.query('token') ?? '')
    const isOver = opening && !opening.visit && isOld(opening.link, now())
    const facts = opening && !isOver ? await factsOf(database.reads, opening) : undefined
    return facts?.receipt ? download(c, 'receipt.json', facts.receipt.text) : lost(c)
  })
}

/** What an offer was opened by: a link, or, for a signed-in person, its id. */
type Opening = { token: string; link: PageLink; visit?: Visit }

function isId(token: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token)
}

/** Whose a link is, of the installer's people as they are now. */
function memberOf({ person }: PageLink, { installer }: OfferPageFacts): Member | undefined {
  return membersOf(installer).find(({ id }) => id === person)
}

/** Whether a link still works: links weren't ended since, and its person is still on the list. */
function isStillGood(link: PageLink, facts: OfferPageFacts): boolean {
  if (facts.installer.linkNumber !== link.number) return false
  return link.person === undefined || memberOf(link, facts) !== undefined
}

const forTheOffice = {
  title: 'This is for the office',
  advice: 'Ask somebody of your office to do it. Nothing was changed.',
}

/** The right that an act needs. People on the road may call, quote, win or lose their own enquiries, and no more. */
function rightTo(act: OfferAct): InstallerRight {
  switch (act) {
    case 'called':
    case 'quoted':
    case 'won':
    case 'lost':
    case 'reopen':
    case 'did-call':
      return 'own enquiries'
    case 'accept':
    case 'send-price':
    case 'decline':
    case 'explain-decline':
      return 'offers'
    case 'accept-terms':
    case 'return':
    case 'by-mistake':
    case 'forward':
      return 'every enquiry'
  }
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

const priceFields: readonly PriceField[] = [
  ...(['band', 'low', 'high', 'week', 'words'] as const),
  ...(['panels', 'kilowatts', 'kilowatt-hours'] as const),
]

/** A price that couldn't be sent, with all that was typed, on the page where it was. */
function priceProblemOf(
  message: string,
  field: PriceProblem['field'] | undefined,
  fields: Fields,
): Pick<Offer, 'step' | 'problem' | 'typedPrice'> {
  const isOwn = fields('step') === 'own-price'
  const fieldOf: Record<PriceProblem['field'], PriceField> = {
    band: isOwn ? 'low' : 'band',
    earliestWeek: 'week',
    words: 'words',
    system: 'panels',
  }
  const typed = priceFields.map((name) => [name, fields(name)])
  return {
    step: isOwn ? 'own-price' : 'change-price',
    problem: { act: 'send-price', message, typed: '', ...(field && { field: fieldOf[field] }) },
    typedPrice: Object.fromEntries(typed),
  }
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
