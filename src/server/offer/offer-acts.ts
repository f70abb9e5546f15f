import { lostReasons } from '#domain/lead/state.ts'
import { declineReasons } from '#domain/offer/offer.ts'
import { isInstallerAnswer } from '#domain/offer/outcome.ts'
import type { PriceProblem, StatedSystem } from '#domain/offer/price.ts'
import { returnReasons } from '#domain/offer/return.ts'
import { parsePrice } from '#domain/offer/typed-price.ts'
import { parseQuote } from '#domain/offer/typed-quote.ts'
import type { Result } from '#domain/result.ts'
import { acceptTerms } from '#operations/installer/accept-terms.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { declineLead, explainDecline } from '#operations/offer/decline-lead.ts'
import { priceOffer } from '#operations/offer/price-offer.ts'
import { recordCallAnswer, recordOutcome } from '#operations/offer/record-outcome.ts'
import { reopenLead } from '#operations/offer/reopen-lead.ts'
import { returnLead } from '#operations/offer/return-lead.ts'
import { sayCalled } from '#operations/offer/say-called.ts'
import type { OfferAct } from '#site/offer/offer-page.ts'
import type { Services } from '../../services.ts'
import type { Fields } from '../http/read-fields.ts'

/** The offer that a link is for, its installer, and whether that has accepted our terms. */
type ActedOn = {
  offer: string
  installer: string
  hasTerms: boolean
  /** The system that a price is asked for. */
  stated: StatedSystem | null
}

type Acted = Result<object> & { field?: PriceProblem['field'] }

type ActHandler = {
  run: (on: ActedOn, fields: Fields, services: Services) => Promise<Acted>
  /** The field that is shown again beside a problem. */
  typed?: string
}

const done = { ok: true } as const
const termsFirst = { ok: false, code: 'terms', message: 'Accept our terms first.' } as const
const lostBefore = { ok: false, code: 'past', message: 'You recorded this before.' } as const
const noPriceAsked = {
  ok: false,
  code: 'invalid',
  message: 'They’d rather be called now, so no price is asked any more.',
} as const
const choose = { ok: false, code: 'invalid', message: 'Choose one of these' } as const

/** Everything that an installer can do on the page of an offer. */
export const offerActs: Record<OfferAct, ActHandler> = {
  'accept-terms': {
    run: async ({ installer }, _, services) => {
      await acceptTerms(installer, services)
      return done
    },
  },
  accept: {
    run: async ({ offer, hasTerms }, _, services) =>
      hasTerms ? acceptLead(offer, services) : termsFirst,
  },
  'send-price': {
    run: async ({ offer, hasTerms, stated }, fields, services) => {
      if (!hasTerms) return termsFirst
      if (!stated) return noPriceAsked
      const typed = parsePrice(
        {
          band: fields('band'),
          low: fields('low'),
          high: fields('high'),
          week: fields('week'),
          words: fields('words'),
          panels: fields('panels'),
          kilowatts: fields('kilowatts'),
          kilowattHours: fields('kilowatt-hours'),
        },
        stated,
      )
      return priceOffer(offer, typed, services)
    },
  },
  decline: {
    run: ({ offer }, _, services) => declineLead({ offer, because: 'other' }, services),
  },
  'explain-decline': {
    run: async ({ offer }, fields, services) => {
      const because = declineReasons.find((reason) => reason === fields('because'))
      return because ? explainDecline({ offer, because }, services) : choose
    },
  },
  called: {
    run: async ({ offer }, fields, services) => {
      const answer = fields('outcome')
      if (!isInstallerAnswer(answer)) return choose
      const callsBefore = Number.parseInt(fields('calls'), 10) || 0
      return recordCallAnswer({ offer, answer, callsBefore }, services)
    },
  },
  quoted: {
    run: async ({ offer }, fields, services) => {
      const quote = parseQuote({
        amount: fields('amount'),
        kilowatts: fields('kilowatts'),
        kilowattHours: fields('kilowatt-hours'),
      })
      if (typeof quote === 'string') return { ok: false, code: 'invalid', message: quote }
      return recordOutcome({ offer, step: { kind: 'quoted', quote } }, services)
    },
    typed: 'amount',
  },
  won: {
    run: ({ offer }, _, services) => recordOutcome({ offer, step: { kind: 'won' } }, services),
  },
  lost: {
    run: async ({ offer }, fields, services) => {
      const because = lostReasons.find((reason) => reason === fields('because'))
      if (!because) return choose
      const recorded = await recordOutcome({ offer, step: { kind: 'lost', because } }, services)
      // Perhaps for another reason.
      return recorded.ok && recorded.repeated ? lostBefore : recorded
    },
  },
  reopen: {
    run: ({ offer }, _, services) => reopenLead(offer, services),
  },
  return: {
    run: async ({ offer }, fields, services) => {
      const because = returnReasons.find((reason) => reason === fields('because'))
      return because ? returnLead({ offer, because, words: fields('words') }, services) : choose
    },
    typed: 'words',
  },
  forward: {
    run: ({ offer }, fields, services) =>
      returnLead({ offer, because: 'forwarded', words: fields('words') }, services),
    typed: 'words',
  },
  'did-call': {
    run: ({ offer }, _, services) => sayCalled(offer, services),
  },
  'by-mistake': {
    run: ({ offer }, _, services) => returnLead({ offer, because: 'by-mistake' }, services),
  },
}

export function isOfferAct(text: string): text is OfferAct {
  return Object.hasOwn(offerActs, text)
}
