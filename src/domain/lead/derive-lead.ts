import { channels } from '../delivery/channel.ts'
import { deliveriesOwed, type OwedDelivery } from '../delivery/owed.ts'
import type { Country } from '../enquiry/country.ts'
import type { Answers, EnquiryForm, EnquiryKind } from '../enquiry/form.ts'
import type { ParsePhone } from '../enquiry/phone.ts'
import type { StoredEstimate } from '../estimate/shared/stored-estimate.ts'
import type { FirstCall } from '../offer/offer.ts'
import { channelBoxes, channelOfBox, type GivenBoxes } from '../privacy/channel-consent.ts'
import type { Consent } from '../privacy/consent-receipt.ts'
import { consentUntil } from '../privacy/consent-until.ts'
import { type CallingRules, callingCalendar } from '../promise/calling-calendar.ts'
import { decideBy } from '../promise/decide-by.ts'
import type { CallPlace } from '../promise/holiday-area.ts'
import { isPromised } from '../promise/is-promised.ts'
import { outcomeBy } from '../promise/outcome-by.ts'
import {
  type Attributions,
  attributionSourceOf,
  type LeadSource,
  sourcesToAsk,
} from './attribution.ts'
import type { LeadColumns } from './columns.ts'
import { callMoments, derivedColumns } from './derived-columns.ts'
import { columnsFor, nationNamed } from './fill-columns.ts'
import type { StoredConsent, StoredLead } from './stored-lead.ts'
import { type Signs, suspicionOf } from './suspicion.ts'

/** A valid enquiry: everything that a lead is made from. */
export type Submission = {
  leadSource: LeadSource
  /** The operator who added it for a visitor on the telephone. */
  addedBy?: string
  kind: EnquiryKind
  form: EnquiryForm
  answers: Answers
  /** Set when a client sent a row; otherwise the columns are derived from the answers. */
  columns?: LeadColumns
  /** The service that the visitor chose beside an article. */
  interest?: string
  page: string
  attributions: Attributions
  /** Generated once per filled-in form, so that a second attempt to send it is recognised. */
  submission?: string
  consent: Consent
  /** When they agreed elsewhere (ISO 8601), where it isn't now. */
  agreedAt?: string
  /** What was ticked about calls and texts, where the brand asks by channel. */
  boxes?: GivenBoxes | undefined
  estimate?: StoredEstimate
  signs?: Signs
}

/** What a lead needs besides the submission: the domain has no clock, no randomness and no secrets. */
export type DeriveLeadDeps = {
  now: Date
  id: string
  reference: string
  /** All deliveries that may be queued for a lead. */
  receivers: readonly OwedDelivery[]
  country: Country
  /** When the brand calls, from which the promise follows. */
  calling: CallingRules
  /** An installer's by default. */
  firstCall?: FirstCall | undefined
  parsePhone: ParsePhone
  /** A one-way hash. */
  fingerprint: (content: string) => string
  /** A keyed hash of an address. */
  addressKey: (address: string) => string
}

/** Derives the row of a new lead and its queued deliveries, all but its receipt, which has to be signed. */
export function deriveLead(
  submission: Submission,
  deps: DeriveLeadDeps,
): Omit<StoredLead, 'receipt'> {
  const { leadSource, kind, form, answers, interest, attributions, consent, estimate, signs } =
    submission
  const { boxes, agreedAt } = submission
  const columns =
    submission.columns ?? columnsFor(form, answers, { country: deps.country, interest })
  const createdAt = deps.now.toISOString()
  const place = { postcode: columns.postcode, nation: nationNamed(form, answers) }
  const moments = momentsOf(kind, place, deps)
  const derived = derivedColumns(columns, deps)
  const suspected = suspicionOf(signs ?? {}) ?? null
  const deliveries = deliveriesOwed({ email: columns.email, leadSource, kind }, deps.receivers)
  // Visitors who sent it from elsewhere haven't agreed that installers are asked.
  const seesPrices =
    deps.firstCall === 'visitor-chooses' && kind === 'quotes' && !sourcesToAsk.includes(leadSource)
  const calendar = callingCalendar(deps.calling, place)
  const isCalled = !suspected && kind !== 'complaint'
  const confirms = deliveries.some(({ channel }) => channels[channel].recipient === 'visitor')
  return {
    row: {
      ...columns,
      ...derived,
      ...moments,
      nation: place.nation,
      consent: true,
      reference_number: deps.reference,
      id: deps.id,
      created_at: createdAt,
      form_slug: form.slug,
      form_shown: JSON.stringify(form),
      answers: JSON.stringify(answers),
      page: submission.page,
      source: JSON.stringify(attributions),
      submission: submission.submission ?? null,
      fingerprint: deps.fingerprint(contentOf(submission)),
      consent_wording: [consent.spoken, consent.wording].filter(Boolean).join('\n'),
      consent_version: consent.version,
      consent_calls: boxes?.calls?.version ?? null,
      consent_texts: boxes?.texts?.version ?? null,
      suspected,
      came_by: leadSource,
      estimate: estimate ? JSON.stringify(estimate) : null,
      state: suspected ? 'held' : kind === 'complaint' ? 'complaint' : 'new',
      next_action: isCalled ? (seesPrices ? 'first-answer' : 'first-call') : null,
      next_action_at: isCalled ? moments.callable_from : null,
      contact_due_at: moments.promised_by,
      consent_until: consentUntil(earliestOf(deps.now, boxes, agreedAt)).toISOString(),
      came_from: attributionSourceOf(attributions, leadSource),
      way: seesPrices ? 'prices' : null,
      // There are no prices where no call is promised either.
      prices_by:
        seesPrices && moments.promised_by ? decideBy(deps.now, calendar).toISOString() : null,
    },
    deliveries,
    consents: boxes && consentsByChannel(submission, boxes, agreedAt ?? createdAt),
    addedBy: submission.addedBy,
    confirmationKey: confirms ? deps.addressKey(derived.email_key) : undefined,
  }
}

function momentsOf(kind: EnquiryKind, place: CallPlace, { now, calling }: DeriveLeadDeps) {
  const { promised_by, callable_from } = callMoments(now, place, calling)
  if (kind === 'complaint')
    return { promised_by: outcomeBy(now, calling.timeZone).toISOString(), callable_from }
  return { promised_by: isPromised(kind, place.postcode) ? promised_by : null, callable_from }
}

/** When the first of the consents was given: elsewhere before, where a client or a network says so. */
function earliestOf(now: Date, boxes: GivenBoxes = {}, agreedAt?: string): Date {
  const moments = channelBoxes.flatMap((box) => boxes[box]?.at ?? [])
  if (agreedAt) moments.push(agreedAt)
  return new Date(Math.min(now.getTime(), ...moments.map((moment) => Date.parse(moment))))
}

/** One for the enquiry itself, and one for each box that was ticked. */
function consentsByChannel(
  { consent, page }: Submission,
  boxes: GivenBoxes,
  createdAt: string,
): StoredConsent[] {
  const given = channelBoxes.flatMap((box) => {
    const one = boxes[box]
    return one ? [{ ...one, channels: [channelOfBox[box]] }] : []
  })
  return [{ ...consent, at: createdAt, channels: [channelOfBox.answer] }, ...given].map(
    ({ wording, version, channels, at = createdAt }) => ({ wording, version, channels, at, page }),
  )
}

/** The content by which two submissions are the same, whatever the order of the answers. */
function contentOf({ form, answers, columns, interest = '', boxes }: Submission): string {
  // The same answers with another box ticked are another word.
  const ticked = boxes ? [channelBoxes.filter((box) => boxes[box])] : []
  if (columns) return JSON.stringify([form.slug, columns, ...ticked])
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([form.slug, interest, sorted, ...ticked])
}
