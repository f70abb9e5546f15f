import { dayOf, daysAfter } from '../calendar.ts'
import { type Contact, isReached, notCalledSince } from '../lead/contact.ts'
import type { NextActionKind } from '../lead/next-action-kind.ts'
import { isOpenState, isPromiseRunning, isUnreached, type LeadState } from '../lead/state.ts'
import { awaitsYes, type OfferState, type Way } from '../offer/offer.ts'
import { type OfferOutcome, outcomeRules } from '../offer/outcome.ts'
import { owedCall } from '../offer/owed-call.ts'
import { type CallingCalendar, callingDay, daysFrom } from '../promise/calling-calendar.ts'
import { nextCallingTime } from '../promise/notices.ts'
import { lastTryBefore, lastTryFrom, mostTries, nextTryAt, restedAt } from './next-try.ts'

export type NextAction = {
  action: NextActionKind
  /** ISO 8601, always within hours in which the desk may call, unless the visitor named another. */
  at: string
  /** Which try it will be; null where it follows no try. */
  try: number | null
  /** The operator who snoozed the lead until then, and who gets it back. */
  snoozedBy?: string
}

type QueueContact = Pick<Contact, 'by' | 'channel' | 'outcome' | 'at' | 'callBackAt'>

/** An offer that takes one of the lead's places. */
export type QueueOffer = {
  state: OfferState
  offeredAt: string
  expiresAt: string
  answeredAt: string | null
  callsFrom: string | null
  outcome: OfferOutcome | null
  outcomeAt: string | null
}

/** A lead that an operator put away until a time. Moments are ISO 8601. */
type Snooze = { by: string; at: string; until: string }

/** What decides the next action. Moments are ISO 8601. */
export type QueueFacts = {
  state: LeadState
  callableFrom: string
  /** Null where no call is promised. */
  promisedBy: string | null
  newPromiseBy: string | null
  contactedAt: string | null
  quotedAt: string | null
  consentUntil: string
  /** The earliest first. */
  contacts: readonly QueueContact[]
  /** When the phone number was last corrected. */
  phoneCorrectedAt: string | null
  offers: readonly QueueOffer[]
  /** Whether they see prices before anybody calls, and by when that was promised. */
  way: Way | null
  pricesBy: string | null
  /** Whether it was decided to which installers it is offered, if to any. */
  isOffered: boolean
  /** Whether they ever said yes to an installer, who was promised to call then. */
  saidYes: boolean
  /** When the desk last wrote to them. */
  writtenAt: string | null
  /** Whether an installer with the same person's earlier enquiry was notified of this one, and is to call about both. */
  isRepeat: boolean
  /** When the same number was last dialled about an enquiry that may be another person's. */
  numberCalledAt: string | null
  snooze: Snooze | null
}

/** Calling days until an operator asks how things are going. */
const daysAfterFirstTalk = 2
const daysAfterQuote = 5
/** Calling days for the visitor to answer the letter that we couldn't reach them. */
const daysAfterLetter = 5

type Step = { action: NextActionKind; at: string; try?: number } | undefined

/**
 * What is to be done next with a lead, and when: the first of these rules that says something. Undefined where the lead is finished or
 * held back, and where we may not call any more by then.
 */
export function nextAction(facts: QueueFacts, calendar: CallingCalendar): NextAction | undefined {
  if (!isOpenState(facts.state)) return undefined
  const rules = [
    ...[
      agreedCallBack,
      firstAnswer,
      pricesFirst,
      callBeforeAnswer,
      installerToCheck,
      nobodyCalled,
      wrongNumber,
    ],
    ...[nextTry, followUp, firstCall],
  ]
  for (const rule of rules) {
    const step = rule(facts, calendar)
    if (!step) continue
    const snooze = step.action === 'call-back' ? undefined : snoozeOf(facts)
    const from = snooze ? backFromSnooze(snooze, step, facts, calendar) : step.at
    const at = step.action === 'call-back' ? from : rested(from, facts, calendar)
    const next = { try: null, ...step, at, ...(snooze ? { snoozedBy: snooze.by } : {}) }
    return at < facts.consentUntil ? next : undefined
  }
  return undefined
}

/** A snooze holds until the next try to speak with the visitor, or until the visitor says that they got no call. */
function snoozeOf({ snooze, contacts }: QueueFacts): Snooze | undefined {
  return snooze && !contacts.some(({ at }) => at > snooze.at) ? snooze : undefined
}

/**
 * When a snoozed lead comes back: early enough to keep its promise, and a call never earlier than without the snooze.
 *
 * @param usual what would be next
 */
export function backFromSnooze(
  { at, until }: Pick<Snooze, 'at' | 'until'>,
  usual: Pick<NextAction, 'action' | 'at'>,
  lead: Pick<QueueFacts, 'state' | 'contactedAt' | 'promisedBy'>,
  calendar: CallingCalendar,
): string {
  if (isPromiseRunning(lead)) {
    const { promisedBy } = lead
    const hides = at < promisedBy && usual.at < promisedBy && until >= promisedBy
    if (hides) return latest([usual.at, lastTryFrom(new Date(promisedBy), calendar).toISOString()])
  }
  const isCall = ['first-call', 'first-answer', 'retry'].includes(usual.action)
  return isCall ? latest([usual.at, until]) : until
}

/**
 * The moment itself, or when a dialled number has rested: people who share it aren't rung again at once, unless that is the last try that
 * can keep a promise.
 */
function rested(at: string, facts: QueueFacts, calendar: CallingCalendar): string {
  const { numberCalledAt } = facts
  if (!numberCalledAt) return at
  const dialled = new Date(numberCalledAt)
  const usual = restedAt(dialled, calendar).toISOString()
  if (usual <= at) return at
  const lastTry =
    isPromiseRunning(facts) &&
    at < facts.promisedBy &&
    usual >= facts.promisedBy &&
    lastTryBefore(new Date(facts.promisedBy), [dialled], calendar)
  return lastTry ? latest([at, lastTry.toISOString()]) : usual
}

/** The desk's latest word with them was that it calls at a time they named. */
function agreedCallBack({ contacts }: QueueFacts): Step {
  const latest = contacts.findLast(({ by }) => by === 'operator')
  return latest?.outcome === 'call-back' && latest.callBackAt
    ? { action: 'call-back', at: latest.callBackAt }
    : undefined
}

/**
 * Where every visitor sees prices first, an answer of ours is promised before them: a call or a letter, as they ticked. A letter is one.
 */
function firstAnswer(facts: QueueFacts, calendar: CallingCalendar): Step {
  const { way, pricesBy, saidYes, offers, writtenAt, callableFrom } = facts
  if (!isPromiseRunning(facts) || !awaitsYes(way, offers)) return undefined
  const isOwed = pricesBy !== null && facts.promisedBy < pricesBy && !saidYes && !writtenAt
  if (!isOwed) return undefined
  const call = wrongNumber(facts, calendar) ?? nextTry(facts, calendar)
  return call ?? { action: 'first-answer', at: callableFrom }
}

/**
 * There are no calls before the visitor's yes. The desk writes with our own band, and asks what they want: at once where no installer is
 * asked and there is no price; otherwise when no price was named in the promised time, or the last one has expired. After a letter it
 * waits some days for their answer.
 */
function pricesFirst(facts: QueueFacts, calendar: CallingCalendar): Step {
  const { way, callableFrom, isOffered, offers, writtenAt, contacts } = facts
  if (!awaitsYes(way, offers)) return undefined
  const prices = offers.filter(({ state }) => state === 'priced')
  const isUpToUs = isOffered && offers.length === 0
  const promised = isUpToUs ? callableFrom : (facts.pricesBy ?? facts.promisedBy ?? callableFrom)
  const due = prices.length > 0 ? latest(prices.map(({ expiresAt }) => expiresAt)) : promised
  const spoke = contacts.findLast(({ by }) => by === 'operator')?.at
  const asked = latest([writtenAt ?? '', spoke ?? ''])
  const answer = asked ? [callingDaysAfter(asked, daysAfterLetter, calendar)] : []
  return {
    action: 'price-follow-up',
    at: lawful(latest([due, ...answer]), calendar),
  }
}

/**
 * When the promise needs its last try, or is broken, while installers still decide, the desk calls. The first to accept has the lead.
 * An offer made after a broken promise has until the newly promised time.
 */
function callBeforeAnswer(facts: QueueFacts, calendar: CallingCalendar): Step {
  const { offers, newPromiseBy } = facts
  if (!isPromiseRunning(facts)) return undefined
  const isOfferedLate = offers.every(({ offeredAt }) => offeredAt >= facts.promisedBy)
  const promisedBy = (isOfferedLate && newPromiseBy) || facts.promisedBy
  const isDeciding = offers.length > 0 && offers.every(({ state }) => state === 'offered')
  if (!isDeciding) return undefined
  const call =
    wrongNumber(facts, calendar) ?? nextTry(facts, calendar) ?? firstCall(facts, calendar)
  const from = lastTryFrom(new Date(promisedBy), calendar).toISOString()
  const at = call && latest([call.at, from])
  const answeredBy = earliest(offers.map(({ expiresAt }) => expiresAt))
  return at && at < answeredBy ? { ...call, at } : undefined
}

/** An installer has the lead or decides on it: the desk asks how it went once that is due, and not again for some days. */
function installerToCheck(facts: QueueFacts, calendar: CallingCalendar): Step {
  const notCalled = notCalledSince(facts.contacts)
  const moments = facts.offers.flatMap((offer) => offerDue(offer, facts, calendar) ?? [])
  if (moments.length === 0) return undefined
  const due = earliest([...moments, ...(notCalled ? [notCalled] : [])])
  const asked = facts.contacts.findLast(({ by }) => by === 'operator')?.at
  const at = asked ? latest([due, callingDaysAfter(asked, daysAfterFirstTalk, calendar)]) : due
  return { action: 'check-installer', at: lawful(at, calendar) }
}

function offerDue(
  { state, expiresAt, answeredAt, callsFrom, outcome, outcomeAt }: QueueOffer,
  facts: QueueFacts,
  calendar: CallingCalendar,
): string | undefined {
  const { promisedBy, newPromiseBy } = facts
  if (state === 'offered') return expiresAt
  if (state !== 'accepted' && state !== 'returned') return undefined
  if (!outcome || !outcomeAt) {
    // While the call is theirs to make, no one else makes it.
    if (state === 'accepted' && answeredAt && isUnreached(facts)) {
      const times = { acceptedAt: answeredAt, callsFrom, promisedBy, newPromiseBy }
      return owedCall(times, calendar).by.toISOString()
    }
    return latest([promisedBy ?? answeredAt ?? expiresAt, callsFrom ?? ''])
  }
  const days = outcomeRules[outcome].askAfterDays
  return days === null ? undefined : callingDaysAfter(outcomeAt, days, calendar)
}

/** The visitor says that the promised call never came. */
function nobodyCalled(facts: QueueFacts, calendar: CallingCalendar): Step {
  const since = notCalledSince(facts.contacts)
  if (!since || triesSince(facts, since).length > 0) return undefined
  return { action: 'first-call', at: latest([facts.callableFrom, lawful(since, calendar)]) }
}

/** There is no number to call. They were written to, and the lead comes back if they don't answer. */
function wrongNumber({ contacts, phoneCorrectedAt }: QueueFacts, calendar: CallingCalendar): Step {
  const call = contacts.findLast(({ by, channel }) => by !== 'visitor' && channel === 'phone')
  if (call?.outcome !== 'wrong-number' || (phoneCorrectedAt ?? '') >= call.at) return undefined
  return { action: 'retry', at: callingDaysAfter(call.at, daysAfterLetter, calendar) }
}

/**
 * A failed try is followed by another, and the fifth by a letter and one last try. If the next would come after the promised time, one
 * more comes before.
 */
function nextTry(facts: QueueFacts, calendar: CallingCalendar): Step {
  const tries = runningTries(facts)
  const last = tries.at(-1)
  if (!last) return undefined
  const moment = (): string => {
    // The visitor has chosen another time since.
    if (facts.callableFrom > last.at) return facts.callableFrom
    const moments = tries.map(({ at }) => new Date(at))
    const tomorrow = daysAfter(dayOf(new Date(last.at), calendar.timeZone), 1)
    const usual = nextTryAt(
      moments,
      calendar,
      last.outcome === 'voicemail' ? { earliestDay: tomorrow } : {},
    )
    const promisedBy = isPromiseRunning(facts) ? new Date(facts.promisedBy) : undefined
    const isTooLate = promisedBy !== undefined && usual !== undefined && usual >= promisedBy
    const next = (isTooLate && lastTryBefore(promisedBy, moments, calendar)) || usual
    return next?.toISOString() ?? callingDaysAfter(last.at, daysAfterLetter, calendar)
  }
  return { action: 'retry', at: moment(), try: tries.length + 1 }
}

/** Whether what is next is the last try that can keep the promise. */
export function keepsPromise(
  { action, at }: Pick<NextAction, 'action' | 'at'>,
  facts: Pick<QueueFacts, 'state' | 'contactedAt' | 'promisedBy'>,
  calendar: CallingCalendar,
): boolean {
  if (action !== 'retry' || !isPromiseRunning(facts) || at >= facts.promisedBy) return false
  return new Date(at) >= lastTryFrom(new Date(facts.promisedBy), calendar)
}

/** The visitor was reached: an operator asks how it goes with the quote. */
function followUp(facts: QueueFacts, calendar: CallingCalendar): Step {
  const reached = lastReached(facts)
  if (facts.state === 'new' || !reached) return undefined
  const corrected = facts.phoneCorrectedAt
  const last = facts.contacts.findLast(({ by }) => by !== 'visitor')
  if (last?.outcome === 'wrong-number' && corrected)
    return { action: 'quote-follow-up', at: lawful(corrected, calendar) }
  const isQuoted = facts.state === 'quoted' && facts.quotedAt !== null
  return {
    action: 'quote-follow-up',
    at: isQuoted
      ? callingDaysAfter(latest([facts.quotedAt ?? '', reached]), daysAfterQuote, calendar)
      : callingDaysAfter(reached, daysAfterFirstTalk, calendar),
  }
}

/** No try yet: as soon as the law and the visitor allow it, and where an installer is to call first, in time to keep the promise. */
function firstCall(
  { callableFrom, phoneCorrectedAt, isRepeat, promisedBy }: QueueFacts,
  calendar: CallingCalendar,
): Step {
  const lastTry =
    isRepeat && promisedBy ? [lastTryFrom(new Date(promisedBy), calendar).toISOString()] : []
  const corrected = phoneCorrectedAt ? [lawful(phoneCorrectedAt, calendar)] : []
  return { action: 'first-call', at: latest([callableFrom, ...corrected, ...lastTry]) }
}

const tried: readonly QueueContact['outcome'][] = ['no-answer', 'engaged', 'voicemail']

function triesSince({ contacts }: QueueFacts, since: string): QueueContact[] {
  return contacts.filter(
    ({ by, channel, outcome, at }) =>
      by !== 'visitor' && channel === 'phone' && tried.includes(outcome) && at > since,
  )
}

/** The failed calls since the visitor was last reached, or since there is another number. The earliest first. */
export function runningTries(facts: QueueFacts): QueueContact[] {
  const since = [
    lastReached(facts) ?? '',
    facts.phoneCorrectedAt ?? '',
    notCalledSince(facts.contacts) ?? '',
  ]
  return triesSince(facts, latest(since))
}

/** Whether a failed call now is the last: the lead is lost afterwards. */
export function isLastTry(facts: QueueFacts): boolean {
  return runningTries(facts).length >= mostTries
}

function lastReached({ contacts, contactedAt }: QueueFacts): string | null {
  return contacts.findLast(({ outcome }) => isReached(outcome))?.at ?? contactedAt
}

/** When the desk's hours begin on the day that is so many calling days after a moment. */
function callingDaysAfter(moment: string, days: number, calendar: CallingCalendar): string {
  let left = days
  for (const day of daysFrom(daysAfter(dayOf(new Date(moment), calendar.timeZone), 1), 1)) {
    const { calling } = callingDay(day, calendar)
    if (!calling) continue
    left -= 1
    if (left === 0) return new Date(calling.from).toISOString()
  }
  return moment
}

/** The moment itself where the desk may call then, or when it next may. */
function lawful(moment: string, calendar: CallingCalendar): string {
  return nextCallingTime(new Date(moment), calendar).toISOString()
}

function latest(moments: readonly string[]): string {
  return moments.toSorted().at(-1) ?? ''
}

function earliest(moments: readonly string[]): string {
  return moments.toSorted().at(0) ?? ''
}
