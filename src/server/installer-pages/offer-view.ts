import type { Brand } from '#content/brand/brand.ts'
import type { OfferPageFacts } from '#database/offer-page.ts'
import { questionsOf } from '#domain/enquiry/form.ts'
import { type CapPeriod, type Caps, capPeriods } from '#domain/installer/installer.ts'
import { declineReasons } from '#domain/installer/offer.ts'
import { offeredQuestions } from '#domain/installer/offer-summary.ts'
import { offerOutcomes } from '#domain/installer/outcome.ts'
import { mistakeMinutes, returnHours, returnReasons } from '#domain/installer/return.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { callOutcomes } from '#domain/lead/state.ts'
import type { AcceptedLead, Offer, OfferStanding } from '#site/installer/offer-page.ts'
import { callBy, chosenTime, openOffers } from './queue.ts'

type ViewDeps = {
  token: string
  overview: string
  brand: Pick<Brand, 'maxInstallers'>
  now: Date
  linkTo: (offer: string) => string
  accepted: Readonly<Record<CapPeriod, number>>
}

/** What the page of an offer shows. */
export function offerPageOf(
  facts: OfferPageFacts,
  { token, overview, brand, now, linkTo, accepted }: ViewDeps,
): Offer {
  const { row, outgoing, installer, offers } = facts
  const standing = standingOf(facts, { most: brand.maxInstallers, now: now.toISOString() })
  const others = offers.filter(({ id }) => id !== row.id)
  return {
    token,
    overview,
    tradingName: installer.tradingName,
    now: now.toISOString(),
    standing,
    summary: standing === 'ended' || outgoing.ended ? null : outgoing.summary,
    fee: outgoing.fee,
    offeredAt: outgoing.offeredAt,
    expiresAt: outgoing.expiresAt,
    answeredAt: outgoing.answeredAt,
    call: callOf(facts),
    asksTerms: standing === 'offered' && installer.terms?.version !== termsVersion,
    places: { before: outgoing.others.before, most: brand.maxInstallers },
    cap: nearestCap(installer.caps, accepted),
    accepted: standing === 'accepted' ? acceptedOf(facts, now) : null,
    declinedBecause: declineReasons.find((one) => one === row.declined_because) ?? null,
    returnedBecause: returnReasons.find((one) => one === row.returned_because) ?? null,
    open: openOffers(others, now.toISOString(), { now, linkTo }),
  }
}

function standingOf(
  { row, outgoing }: OfferPageFacts,
  { most, now }: { most: number; now: string },
): OfferStanding {
  const { state } = row
  if (state === 'credited' || state === 'returned') return state
  if (outgoing.ended || state === 'cancelled') return 'ended'
  if (state === 'accepted') return outgoing.details ? 'accepted' : 'ended'
  if (state === 'declined') return 'declined'
  if (row.declined_because === 'taken' || outgoing.others.now >= most) return 'taken'
  return state === 'expired' || row.expires_at <= now ? 'lapsed' : 'offered'
}

function callOf({ row, outgoing: { call, details } }: OfferPageFacts): Offer['call'] {
  const times = {
    ...{ calls_from: row.calls_from, chosen_from: call.from, chosen_until: call.until },
    ...{ promised_by: call.promisedBy, created_at: row.offered_at },
    new_promise_by: details?.newPromiseBy ?? null,
  }
  return { window: chosenTime(times), by: callBy(times) }
}

/** The cap that leaves the fewest places. */
function nearestCap(caps: Caps, accepted: Readonly<Record<CapPeriod, number>>): Offer['cap'] {
  const all = capPeriods.flatMap((period) => {
    const cap = caps[period]
    return cap === undefined ? [] : [{ period, cap, accepted: accepted[period] }]
  })
  return all.toSorted((a, b) => a.cap - a.accepted - (b.cap - b.accepted)).at(0) ?? null
}

const notShown: readonly string[] = ['name', 'email', 'phone']

function acceptedOf(facts: OfferPageFacts, now: Date): AcceptedLead | null {
  const { row, outgoing, calls, lead, notes } = facts
  const { details } = outgoing
  if (!details || !lead) return null
  const acceptedAt = row.answered_at ?? row.offered_at
  const { first_name, last_name, phone, email } = details.columns
  const returnUntil = after(acceptedAt, returnHours * 60)
  const moment = now.toISOString()
  return {
    name: [first_name, last_name].filter(Boolean).join(' '),
    phone: { label: phone, link: details.phone.e164 },
    email,
    contactBy: details.wish.contactBy,
    answers: answersOf(lead, outgoing.summary.facts),
    notes: notes.map(({ text }) => text),
    acceptedAt,
    callsFrom: row.calls_from,
    consentUntil: details.consentUntil,
    calls: calls.flatMap(({ at, outcome }) => {
      const known = callOutcomes.find((one) => one === outcome)
      return known ? [{ at, outcome: known }] : []
    }),
    outcome: offerOutcomes.find((one) => one === row.outcome) ?? null,
    outcomeAt: row.outcome_at,
    quote: row.quote ? JSON.parse(row.quote) : null,
    returnUntil: row.returned_at || moment > returnUntil ? null : returnUntil,
    isFresh: !row.returned_at && calls.length === 0 && moment <= after(acceptedAt, mistakeMinutes),
    isRejected: outgoing.return?.decision === 'rejected',
  }
}

function after(moment: string, minutes: number): string {
  return new Date(Date.parse(moment) + minutes * 60_000).toISOString()
}

/** What the offer showed, and then everything else that was answered, with its question. */
function answersOf(
  { form_shown, answers: stored }: NonNullable<OfferPageFacts['lead']>,
  facts: AcceptedLead['answers'],
): AcceptedLead['answers'] {
  const form: Parameters<typeof questionsOf>[0] & { slug: string } = JSON.parse(form_shown)
  const answers: Record<string, string> = JSON.parse(stored)
  const rest = questionsOf(form)
    .filter(({ kind, name }) => !notShown.includes(kind) && !offeredQuestions[form.slug]?.[name])
    .flatMap((question) => {
      const value = answers[question.name]
      if (!value) return []
      const choice =
        question.kind === 'choice' ? question.choices.find((one) => one.value === value) : undefined
      return [{ label: question.ask, value: choice?.label ?? value }]
    })
  return [...facts, ...rest]
}
