import type { Brand } from '#content/brand.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import { type DeliveryEvent, type OfferEvent, rulesOf } from '#domain/delivery/messages.ts'
import { answeredQuestions, type OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { answersTo } from '#domain/enquiry/example-answers.ts'
import { questionsOf } from '#domain/enquiry/form.ts'
import { columnsFor } from '#domain/lead/fill-columns.ts'
import { consentsOf } from '#edition/consent.ts'
import { formsOf } from '#edition/forms/forms.ts'

/* An invented person in the form of real messages: no lead has this id or reference. */

const leadId = '00000000-0000-7000-8000-000000000001'
const offerId = '00000000-0000-7000-8000-000000000002'
const installerId = '00000000-0000-7000-8000-000000000003'

/** A delivery of an event, which is no lead's. */
export function exampleDelivery(event: DeliveryEvent): Delivery {
  return {
    id: '00000000-0000-7000-8000-000000000004',
    lead: leadId,
    channel: event.startsWith('offer.') ? 'installer-webhook' : 'webhook',
    event,
    endpoint: null,
    installer: installerId,
    offer: offerId,
    operator: null,
    dedupeKey: null,
  }
}

/** What such a delivery is about: something that would have happened at that moment. */
export function exampleContent(event: DeliveryEvent, at: Date, brand: Brand): DeliveryContent {
  const lead = exampleLead(at, brand)
  const changed = { at: at.toISOString(), text: 'The side gate sticks.' }
  const { about } = rulesOf(event)
  if (about === 'failing letters')
    return { kind: 'failing letters', letters: { since: lead.receivedAt, waiting: 3, gaveUp: 0 } }
  if (about === 'offer')
    return { kind: 'offer', offer: exampleOffer(event as OfferEvent, lead, brand) }
  if (event === 'lead.changed')
    return { kind: 'lead', lead: { ...lead, changes: { corrections: [], notes: [changed] } } }
  if (event === 'lead.withdrawn')
    return { kind: 'lead', lead: { ...lead, withdrawnAt: lead.receivedAt } }
  if (event === 'lead.erased') return { kind: 'lead', lead: { ...lead, erasedAt: lead.receivedAt } }
  return { kind: 'lead', lead }
}

type PromisedLead = OutgoingLead & { promisedBy: string }

function exampleLead(at: Date, brand: Brand): PromisedLead {
  const [form] = formsOf(brand).values()
  if (!form) throw new Error('There is no form')
  const { country } = brand
  const { quotes, channels } = consentsOf(brand, form)
  const answers = answersTo(questionsOf(form), country)
  const moment = at.toISOString()
  const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000).toISOString()
  return {
    id: leadId,
    // References have no L.
    reference: `${brand.referencePrefix}-EXAMPLE0`,
    receivedAt: moment,
    promisedBy: later(24),
    newPromiseBy: null,
    callableFrom: moment,
    consentUntil: later(90 * 24),
    state: 'new',
    isOpen: true,
    owner: null,
    callers: [],
    seeksInstaller: true,
    wish: { from: later(2), until: later(4), contactBy: 'phone' },
    awaitsYes: false,
    changes: { corrections: [], notes: [] },
    changedAt: moment,
    stops: [],
    contactedAt: null,
    leadSource: 'site',
    columns: columnsFor(form, answers, { country }),
    nation: null,
    formSlug: form.slug,
    kind: 'quotes',
    answered: answeredQuestions(form, answers),
    estimate: null,
    page: '/',
    attributions: { last: { page: '/', utm: { utm_source: 'example' } } },
    consent: { wording: quotes.wording, version: quotes.version },
    boxes: { calls: channels?.calls.version ?? null, texts: null },
    suspected: null,
    duplicateOf: null,
    earlierLead: null,
    phone: {
      e164: `+${country.callingCode}${country.phoneExample.replaceAll(/^0|\s/g, '')}`,
      doubtful: false,
    },
    withdrawnAt: null,
    erasedAt: null,
  }
}

function exampleOffer(event: OfferEvent, lead: PromisedLead, brand: Brand): OutgoingOffer {
  const { receivedAt: at, promisedBy, callableFrom } = lead
  const open: OutgoingOffer = {
    id: offerId,
    lead: lead.id,
    reference: lead.reference,
    state: 'offered',
    installer: {
      id: installerId,
      tradingName: 'Example Installer',
      linkNumber: 0,
      abn: '',
      companyNumber: '',
      people: [],
      closedAt: undefined,
    },
    summary: {
      place: '',
      postcode: brand.country.postcodeExample,
      service: 'Solar panels',
      facts: [{ label: 'Property', value: 'A home' }],
    },
    fee: { amountCents: 6000, gstCents: 600 },
    offeredAt: at,
    expiresAt: promisedBy,
    answeredAt: null,
    way: null,
    stated: null,
    price: null,
    notChosen: null,
    closedBy: null,
    agreed: null,
    acceptedAt: null,
    callsFrom: at,
    call: { from: lead.wish.from, until: lead.wish.until, callableFrom, promisedBy },
    reasons: [],
    others: { before: 0, now: 0, after: false },
    isReached: false,
    return: null,
    takenBack: null,
    owed: null,
    late: null,
    goodwill: null,
    consentUntil: lead.consentUntil,
    isFinished: false,
    wanted: null,
    ended: undefined,
    details: undefined,
    askedAgain: [],
  }
  const accepted = { ...open, state: 'accepted', acceptedAt: at, answeredAt: at } as const
  const decision = { because: 'not-our-work', decideBy: promisedBy, explanation: null }
  const because: Record<OfferEvent, OutgoingOffer> = {
    'offer.made': open,
    'offer.passed': {
      ...open,
      state: 'passed',
      way: 'prices',
      ...statedAndPriced(at, promisedBy),
      notChosen: { because: 'too-dear', middle: null },
    },
    'offer.accepted': { ...accepted, details: lead },
    'offer.changed': {
      ...accepted,
      details: { ...lead, changes: { corrections: [], notes: [{ at, text: 'Ring the bell.' }] } },
    },
    'offer.half-time': { ...accepted, owed: { by: promisedBy, keptUntil: at, hasTried: false } },
    'offer.three-quarters': {
      ...accepted,
      owed: { by: promisedBy, keptUntil: promisedBy, hasTried: false },
    },
    'offer.cancelled': { ...accepted, state: 'cancelled', ended: 'withdrawn' },
    'offer.credited': {
      ...accepted,
      state: 'credited',
      return: { ...decision, decision: 'credited' },
    },
    'offer.return-rejected': { ...accepted, return: { ...decision, decision: 'rejected' } },
  }
  return because[event]
}

function statedAndPriced(pricedAt: string, standsUntil: string) {
  const band = { lowCents: 600_000, highCents: 720_000 }
  const monday = { earliestWeek: '2027-01-04', words: '' }
  return {
    stated: { kw: 6.6, panels: 15, batteryKwh: 0, band },
    price: { ...band, ...monday, pricedAt, standsUntil },
  }
}
