import { type Brand, chargesTax } from '#content/brand.ts'
import type { VisitorPage } from '#database/offer/visitor-page.ts'
import type { VisitorPrice } from '#database/offer/visitor-prices.ts'
import { dayOf } from '#domain/calendar.ts'
import { identityOf } from '#domain/installer/installer.ts'
import { sourcesToAsk } from '#domain/lead/attribution.ts'
import { agreedToInstallers } from '#domain/lead/spoken-consent.ts'
import { isOpenState } from '#domain/lead/state.ts'
import { feeWithGst } from '#domain/offer/ledger.ts'
import type { OfferState } from '#domain/offer/offer.ts'
import { canStateSystem, statedSystem } from '#domain/offer/stated-system.ts'
import { isYesTakenBack, sayableAnew } from '#domain/offer/yes.ts'
import { withPostcode } from '#domain/place-phrase.ts'
import { accreditationCategories } from '#estimate/installer/accreditation.ts'
import { placeName } from '#estimate/place.ts'
import { offeredPostcode } from '#estimate/postcode.ts'
import type { MyEnquiry, WayChoice } from '#site/my-enquiry/my-enquiry.ts'
import type { FirmAnswer, PricedFirm } from '#site/my-enquiry/prices.ts'

type ViewDeps = {
  brand: Pick<Brand, 'firstCall' | 'timeZone' | 'edition' | 'vatNumber'>
  now: Date
}

/**
 * Whether the visitor wants a call or prices first, and may choose: until an installer has accepted, and where we can state a system that
 * installers price. Null where visitors aren't asked.
 */
export function wayOf(
  page: VisitorPage,
  caller: MyEnquiry['caller'],
  { brand, now }: ViewDeps,
): WayChoice | null {
  const { row } = page
  if (sourcesToAsk.includes(row.came_by)) return wayToAsk(page, { brand, now })
  if (brand.firstCall === 'visitor-chooses') return { chosen: row.way, mayChoose: false }
  if (brand.firstCall !== 'installer' || (!row.way && caller === 'us')) return null
  const isAgreed = agreedToInstallers(row.came_by, row.consent_version, row.way === 'prices')
  const mayChoose = caller !== 'installer' && isAgreed && isStillOpen(row, now)
  return { chosen: row.way, mayChoose }
}

/** The visitor hasn't agreed to installers: they may ask for prices, and otherwise we answer them. */
function wayToAsk({ row }: VisitorPage, { brand, now }: ViewDeps): WayChoice | null {
  if (brand.firstCall === 'desk') return null
  const mayChoose = row.way === null && isStillOpen(row, now)
  return { chosen: row.way, mayChoose, pricesOnly: true }
}

function isStillOpen(row: VisitorPage['row'], now: Date): boolean {
  const isConsented = (row.consent_until ?? '') > now.toISOString()
  return row.state === 'new' && !row.contacted_at && isConsented && canStateSystem(row)
}

/** The prices that the visitor sees; null where they want to be called. */
export function pricesOf(page: VisitorPage, { brand, now }: ViewDeps): MyEnquiry['prices'] {
  const { row, prices } = page
  const system = prices && statedSystem(row, dayOf(new Date(row.created_at), brand.timeZone))
  if (!system) return null
  const place = placeName(row.postcode) ?? ''
  return {
    system,
    place: withPostcode({ place, postcode: offeredPostcode(row.postcode) }),
    by: row.prices_by ?? page.facts.promisedBy ?? row.created_at,
    firms: prices.flatMap((price) => firmOf(price, { brand, now, page })),
  }
}

type FirmDeps = ViewDeps & { page: Pick<VisitorPage, 'row' | 'disclosures'> }

function firmOf(offer: VisitorPrice, deps: FirmDeps): PricedFirm[] {
  const answer = answerOf(offer, deps)
  return answer
    ? [
        {
          offer: offer.id,
          name: offer.trading_name,
          identity: identityOf(offer),
          price: offer.price,
          reasons: offer.reasons,
          facts: offer.facts,
          accredited: accreditedOf(offer, deps),
          fee: feeWithGst(offer.fee_cents, chargesTax(deps.brand)),
          answer,
          answeredAt: answeredAtOf(offer, answer, deps),
          because: offer.passed_because,
          again: againOf(offer, deps),
        },
      ]
    : []
}

/** What became of a price; undefined where its installer took it back before any answer. A finished enquiry closes those that wait. */
function answerOf(offer: VisitorPrice, { page: { row }, now }: FirmDeps): FirmAnswer | undefined {
  const isTakenBack = isYesTakenBack(offer)
  const isOpen = isOpenState(row.state) && offer.expires_at > now.toISOString()
  const answers: Record<OfferState, FirmAnswer | undefined> = {
    offered: undefined,
    priced: isOpen ? 'open' : 'closed',
    accepted: 'agreed',
    passed: 'refused',
    declined: undefined,
    expired: 'closed',
    cancelled: isTakenBack ? 'taken-back' : 'closed',
    returned: 'given-back',
    // Its fee was credited since.
    credited: isTakenBack ? 'taken-back' : 'given-back',
  }
  return answers[offer.state]
}

/** Nothing once the enquiry or its consent is over, and an installer that didn't answer again isn't asked a third time. */
function againOf(offer: VisitorPrice, { page: { row }, now }: FirmDeps): PricedFirm['again'] {
  if (offer.isAsked) return 'asked'
  const moment = now.toISOString()
  const isOpen = isOpenState(row.state) && (row.consent_until ?? '') > moment
  return isOpen && !offer.wasAsked ? (sayableAnew(offer, moment) ?? null) : null
}

function answeredAtOf(
  { answered_at, passed_at, expires_at, installer }: VisitorPrice,
  answer: FirmAnswer,
  { page: { disclosures }, now }: FirmDeps,
): string | null {
  const stopped = disclosures.find(({ receiver }) => receiver === installer)?.stoppedAt ?? null
  switch (answer) {
    case 'open':
      return null
    case 'agreed':
      return answered_at
    case 'refused':
      return passed_at
    case 'taken-back':
    case 'given-back':
      return stopped
    case 'closed':
      // One that ended earlier has no moment to show.
      return expires_at <= now.toISOString() ? expires_at : null
  }
}

/** What is valid today, and since when none of it was looked up again; no such day where one of it never was. */
function accreditedOf(
  { accreditations }: VisitorPrice,
  { brand, now }: FirmDeps,
): PricedFirm['accredited'] {
  const today = dayOf(now, brand.timeZone)
  const valid = accreditations.filter(({ expiresOn }) => expiresOn >= today)
  const [until] = valid.map(({ expiresOn }) => expiresOn).toSorted()
  if (!until) return null
  const [checkedOn] = valid.map((one) => one.checkedOn ?? '').toSorted()
  const has = (category: string) => valid.some((one) => one.category === category)
  return { categories: accreditationCategories.filter(has), until, checkedOn: checkedOn || null }
}
