import type { Brand } from '#content/brand.ts'
import type { OfferPageFacts } from '#database/offer/offer-page.ts'
import { dayOf, daysAfter, minutesAfter } from '#domain/calendar.ts'
import { phoneOf } from '#domain/delivery/outgoing-lead.ts'
import { questionsOf } from '#domain/enquiry/form.ts'
import { type CapPeriod, type Caps, capPeriods } from '#domain/installer/installer.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { offeredLabel } from '#domain/lead/question-uses.ts'
import { callOutcomes } from '#domain/lead/state.ts'
import { declineReasons } from '#domain/offer/offer.ts'
import { reopenableUntil } from '#domain/offer/outcome.ts'
import { saysCalledUntil } from '#domain/offer/owed-call.ts'
import { mondayOf, offeredBands } from '#domain/offer/price.ts'
import { mistakeMinutes, returnHours, returnReasons } from '#domain/offer/return.ts'
import { deskCalendar } from '#domain/promise/calling-calendar.ts'
import { decideBy } from '#domain/promise/decide-by.ts'
import type { AcceptedLead, Offer, OfferStanding } from '#site/offer/offer-page.ts'
import { callBy, openOffers, ownTime } from '../installer/queue.ts'

type ViewDeps = {
  token: string
  brand: Pick<Brand, 'maxInstallers' | 'calling'>
  now: Date
  linkTo: (offer: string) => string
  accepted: Readonly<Record<CapPeriod, number>>
}

/** What the page of an offer shows. */
export function offerPageOf(
  facts: OfferPageFacts,
  { token, brand, now, linkTo, accepted }: ViewDeps,
): Offer {
  const { row, outgoing, installer, offers } = facts
  const most = Math.min(brand.maxInstallers, outgoing.wanted ?? brand.maxInstallers)
  const standing = standingOf(facts, { most, now: now.toISOString() })
  const others = offers.filter(({ id }) => id !== row.id)
  return {
    token,
    tradingName: installer.tradingName,
    now: now.toISOString(),
    standing,
    summary: summaryOf(outgoing, standing),
    fee: outgoing.fee,
    offeredAt: outgoing.offeredAt,
    expiresAt: outgoing.expiresAt,
    answeredAt: outgoing.answeredAt,
    call: callOf(facts),
    hasGoneOn: outgoing.others.after,
    asksTerms: standing === 'offered' && installer.terms?.version !== termsVersion,
    places: { before: outgoing.others.before, most, isReached: outgoing.isReached },
    cap: nearestCap(installer.caps, accepted),
    pricing: pricingOf(facts, now, brand.calling),
    accepted: standing === 'accepted' ? acceptedOf(facts, now) : null,
    recorded: standing === 'consent-over' ? recordedOf(facts) : null,
    declinedBecause: declineReasons.find((one) => one === row.declined_because) ?? null,
    returnedBecause: returnReasons.find((one) => one === row.returned_because) ?? null,
    decideBy:
      standing === 'returned' && row.returned_at
        ? decideBy(new Date(row.returned_at), deskCalendar(brand.calling)).toISOString()
        : null,
    late: lateOf(facts, now),
    goodwill: outgoing.goodwill,
    takenBack: standing === 'ended' ? takenBackOf(facts, now) : null,
    open: openOffers(others, now.toISOString(), { now, linkTo }),
  }
}

function standingOf(
  { row, outgoing }: OfferPageFacts,
  { most, now }: { most: number; now: string },
): OfferStanding {
  const { state } = row
  if (state === 'credited') return state
  if (row.returned_at && !row.return_decision) return 'returned'
  if (outgoing.ended === 'consent' && state === 'accepted') return 'consent-over'
  if (outgoing.ended || state === 'cancelled') return 'ended'
  if (state === 'accepted') return outgoing.details ? 'accepted' : 'ended'
  if (state === 'declined') return 'declined'
  if (overOf({ row, outgoing })) return 'passed'
  if (row.declined_because === 'taken' || outgoing.others.now >= most) return 'taken'
  if (state === 'priced' && row.expires_at > now) return 'priced'
  if (state === 'expired' || row.expires_at <= now) return 'lapsed'
  return outgoing.isFinished ? 'finished' : 'offered'
}

/** What became of a price without a yes. */
function overOf({
  row: { state, price, passed_at, expires_at },
  outgoing: { closedBy },
}: Pick<OfferPageFacts, 'row' | 'outgoing'>): NonNullable<Offer['pricing']>['over'] {
  if (state === 'passed') return { by: 'no', at: passed_at }
  if (state !== 'expired' || !price) return null
  return closedBy === 'taken' ? { by: 'others', at: null } : { by: 'time', at: expires_at }
}

/** Mondays from now, in weeks: an installer presses the first one on which it could start. */
const weeksAhead = [1, 2, 4, 8]

/** Where prices come before a call. */
function pricingOf(
  facts: OfferPageFacts,
  now: Date,
  { timeZone }: Brand['calling'],
): Offer['pricing'] {
  const { stated, price, notChosen, agreed } = facts.outgoing
  if (!stated) return null
  const monday = mondayOf(dayOf(now, timeZone))
  return {
    system: stated,
    bands: offeredBands(stated.band),
    weeks: weeksAhead.map((weeks) => daysAfter(monday, weeks * 7)),
    price,
    over: overOf(facts),
    because: notChosen?.because ?? null,
    middle: notChosen?.middle ?? null,
    agreed: agreed && { channels: agreed.channels, at: agreed.at },
  }
}

function takenBackOf(
  { row, outgoing: { takenBack } }: OfferPageFacts,
  now: Date,
): Offer['takenBack'] {
  if (!takenBack) return null
  if (row.return_decision) return { ...takenBack, fee: 'decided' }
  const isLate = takenBack.fee === 'returnable' && takenBack.returnUntil < now.toISOString()
  return isLate ? { ...takenBack, fee: 'late' } : takenBack
}

function lateOf({ row, outgoing: { late } }: OfferPageFacts, now: Date): Offer['late'] {
  if (!late) return null
  const until = saysCalledUntil(late.at)
  const mayStill = now.toISOString() <= until
  return { ...late, sayUntil: mayStill ? until : null, hasSaid: row.said_called_at !== null }
}

/** Nothing of an enquiry that has ended, and where it was of one whose consent is over, which was credited or went to the next. */
function summaryOf({ ended, late, summary }: OfferPageFacts['outgoing'], standing: OfferStanding) {
  const isOver = standing === 'credited' || late
  if (standing === 'consent-over' || (isOver && ended === 'stopped'))
    return { ...summary, facts: [] }
  return standing === 'ended' || ended ? null : summary
}

function recordedOf({ row, outgoing }: OfferPageFacts): Offer['recorded'] {
  return { consentUntil: outgoing.consentUntil, ...outcomeOf(row) }
}

function outcomeOf({ outcome, outcome_at, quote }: OfferPageFacts['row']) {
  return {
    outcome,
    outcomeAt: outcome_at,
    quote: quote ? JSON.parse(quote) : null,
  }
}

function callOf({ row, outgoing }: OfferPageFacts): Offer['call'] {
  const { call, details, callsFrom } = outgoing
  const times = {
    answered_at: row.answered_at,
    calls_from: callsFrom,
    chosen_from: call.from,
    chosen_until: call.until,
    promised_by: call.promisedBy,
    created_at: row.offered_at,
    new_promise_by: details?.newPromiseBy ?? null,
  }
  const from = row.state === 'offered' ? callsFrom : null
  return { from, window: ownTime(times), by: callBy(times) }
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
  const { row, outgoing, calls, lead, notes, receipt } = facts
  const { details } = outgoing
  if (!details || !lead) return null
  const acceptedAt = row.answered_at ?? row.offered_at
  const { first_name, last_name, email } = details.columns
  const returnUntil = minutesAfter(acceptedAt, returnHours * 60)
  const moment = now.toISOString()
  return {
    name: [first_name, last_name].filter(Boolean).join(' '),
    phone: phoneOf(details),
    email,
    contactBy: details.wish.contactBy,
    answers: answersOf(lead, outgoing.summary.facts),
    notes: notes.map(({ text }) => text),
    askedAgain: outgoing.askedAgain,
    acceptedAt,
    callsFrom: row.calls_from,
    owed: outgoing.owed,
    consentUntil: details.consentUntil,
    hasReceipt: receipt !== undefined,
    calls: calls.flatMap(({ at, outcome }) => {
      const known = callOutcomes.find((one) => one === outcome)
      return known ? [{ at, outcome: known }] : []
    }),
    ...outcomeOf(row),
    returnUntil: row.returned_at || outgoing.goodwill || moment > returnUntil ? null : returnUntil,
    reopenUntil: reopenUntil(row, moment),
    mayReturn: true,
    isFresh:
      !row.returned_at &&
      !outgoing.goodwill &&
      calls.length === 0 &&
      moment <= minutesAfter(acceptedAt, mistakeMinutes),
    isRejected: outgoing.return?.decision === 'rejected',
  }
}

function reopenUntil({ outcome, outcome_at }: OfferPageFacts['row'], now: string): string | null {
  const until = outcome === 'lost' && outcome_at ? reopenableUntil(outcome_at) : ''
  return until >= now ? until : null
}

/** What the offer showed, and then everything else that was answered, with its question. */
function answersOf(
  { form_shown, answers: stored }: NonNullable<OfferPageFacts['lead']>,
  facts: AcceptedLead['answers'],
): AcceptedLead['answers'] {
  const form: Parameters<typeof questionsOf>[0] & { slug: string } = JSON.parse(form_shown)
  const answers: Record<string, string> = JSON.parse(stored)
  const rest = questionsOf(form)
    .filter(({ kind, name }) => !notShown.includes(kind) && offeredLabel(form.slug, name) === null)
    .flatMap((question) => {
      const value = answers[question.name]
      if (!value) return []
      const choice =
        question.kind === 'choice' ? question.choices.find((one) => one.value === value) : undefined
      return [{ label: question.ask, value: choice?.label ?? value }]
    })
  return [...facts, ...rest]
}
