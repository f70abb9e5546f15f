import type { InstallerOffer } from '#database/offer/installer-page.ts'
import { expectedBy } from '#domain/lead/visitor-standing.ts'
import { chosenTime } from '#domain/offer/offer.ts'
import { offerSummary } from '#domain/offer/offer-summary.ts'
import { hasSpoken } from '#domain/offer/outcome.ts'
import type { QueueItem } from '#site/offer/offer-page.ts'

/** Whether the time that the visitor agreed to is over: they may not be called or named any more. */
export function isConsentOver(
  { consent_until }: Pick<InstallerOffer, 'consent_until'>,
  now: Date,
): boolean {
  return consent_until !== null && consent_until <= now.toISOString()
}

type Ending = Pick<
  InstallerOffer,
  'state' | 'leadState' | 'erased_at' | 'stopped_at' | 'consent_until'
>

/** Whether the lead was taken back from the installer. */
export function isEnded(offer: Ending): boolean {
  const { state, leadState, erased_at, stopped_at, consent_until } = offer
  const isTakenBack = leadState === 'withdrawn' || leadState === 'spam'
  const isStopped = stopped_at !== null && stopped_at < (consent_until ?? '9')
  return state === 'cancelled' || isTakenBack || erased_at !== null || isStopped
}

/** What decides when an installer’s call is expected. */
type CallTimes = Pick<
  InstallerOffer,
  | 'answered_at'
  | 'calls_from'
  | 'chosen_from'
  | 'chosen_until'
  | 'promised_by'
  | 'new_promise_by'
  | 'created_at'
>

/** The time that the visitor chose, where it is this installer's and no new one was promised since. */
export function ownTime(offer: CallTimes): { from: string; until: string } | null {
  const { chosen_from: from, chosen_until: until, calls_from: callsFrom, new_promise_by } = offer
  return new_promise_by ? null : chosenTime({ from, until, callsFrom })
}

/** When the call is due. An installer that accepted before the first promise was over keeps that time. One that waits for another gets a day from when it may call. */
export function callBy(offer: CallTimes): string {
  const promisedBy = offer.promised_by ?? offer.created_at
  const by = expectedBy({
    promisedBy,
    newPromiseBy: (offer.answered_at ?? '9') < promisedBy ? null : offer.new_promise_by,
    chosenUntil: offer.chosen_until,
  })
  const { calls_from } = offer
  return calls_from && calls_from >= by
    ? new Date(Date.parse(calls_from) + 24 * 3_600_000).toISOString()
    : by
}

export function nameOf({
  first_name,
  last_name,
}: Pick<InstallerOffer, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ')
}

/** What an offer shows of its lead. */
export function summaryOf(offer: InstallerOffer) {
  return offerSummary({
    ...offer,
    form: JSON.parse(offer.form_shown),
    answers: JSON.parse(offer.answers),
  })
}

type QueueDeps = { now: Date; linkTo: (offer: string) => string }

/** What waits for an installer: calls it owes, then offers that are open, each the soonest first. */
export function queueOf(offers: readonly InstallerOffer[], deps: QueueDeps): QueueItem[] {
  const now = deps.now.toISOString()
  const calls = offers
    .filter((offer) => offer.state === 'accepted' && !isEnded(offer))
    .filter((offer) => !isConsentOver(offer, deps.now))
    .filter(({ outcome }) => !hasSpoken(outcome))
    .map((offer) => itemOf(offer, 'call', deps))
  return [...calls.toSorted(soonest), ...openOffers(offers, now, deps)]
}

export function openOffers(
  offers: readonly InstallerOffer[],
  now: string,
  deps: QueueDeps,
): QueueItem[] {
  return offers
    .filter((offer) => offer.state === 'offered' && !isEnded(offer) && offer.expires_at > now)
    .filter((offer) => !isConsentOver(offer, deps.now))
    .map((offer) => itemOf(offer, 'offer', deps))
    .toSorted(soonest)
}

function soonest(one: QueueItem, other: QueueItem): number {
  if (one.isWaiting !== other.isWaiting) return one.isWaiting ? 1 : -1
  return Date.parse(one.by) - Date.parse(other.by)
}

function itemOf(
  offer: InstallerOffer,
  kind: QueueItem['kind'],
  { now, linkTo }: QueueDeps,
): QueueItem {
  const { place, postcode, service, facts } = summaryOf(offer)
  const isCall = kind === 'call'
  const last = facts.at(-1)
  return {
    link: linkTo(offer.id),
    kind,
    name: isCall ? nameOf(offer) : null,
    place,
    postcode,
    service,
    detail: last ? `${last.label}: ${last.value}` : '',
    feeCents: offer.fee_cents,
    since: isCall ? (offer.answered_at ?? offer.offered_at) : offer.offered_at,
    by: isCall ? callBy(offer) : offer.expires_at,
    from: isCall ? (ownTime(offer)?.from ?? null) : null,
    isWaiting: isCall && offer.calls_from !== null && offer.calls_from > now.toISOString(),
  }
}
