import { dayOf, daysAfter } from '../calendar.ts'
import { type Contact, isReached, notCalledSince } from '../lead/contact.ts'
import { isPromiseRunning, type LeadState, openStates } from '../lead/state.ts'
import type { OfferState } from '../offer/offer.ts'
import { type OfferOutcome, outcomeRules } from '../offer/outcome.ts'
import { type CallingCalendar, callingDay, daysFrom } from '../promise/calling-calendar.ts'
import { nextCallingTime } from '../promise/notices.ts'
import { lastTryBefore, lastTryFrom, mostTries, nextTryAt, restedAt } from './next-try.ts'

/** What the desk can have to do next with an open lead. */
export const nextActionKinds = [
  'first-call',
  'retry',
  'call-back',
  'quote-follow-up',
  'check-installer',
] as const
export type NextActionKind = (typeof nextActionKinds)[number]

export type NextAction = {
  action: NextActionKind
  /** ISO 8601, always within hours in which the desk may call, unless the visitor named another. */
  at: string
  /** Which try it will be; null where it follows no try. */
  try: number | null
}

type QueueContact = Pick<Contact, 'by' | 'channel' | 'outcome' | 'at' | 'callBackAt'>

/** An offer that takes one of the lead's places. */
export type QueueOffer = {
  state: OfferState
  expiresAt: string
  callsFrom: string | null
  outcome: OfferOutcome | null
  outcomeAt: string | null
}

/** What decides the next action. Moments are ISO 8601. */
export type QueueFacts = {
  state: LeadState
  callableFrom: string
  promisedBy: string
  contactedAt: string | null
  quotedAt: string | null
  consentUntil: string
  /** The earliest first. */
  contacts: readonly QueueContact[]
  /** When the phone number was last corrected. */
  phoneCorrectedAt: string | null
  offers: readonly QueueOffer[]
  /** When somebody last dialled the same number about an enquiry that may be somebody else's. */
  numberCalledAt: string | null
}

/** Calling days until somebody asks how things stand. */
const daysAfterFirstTalk = 2
const daysAfterQuote = 5
/** Calling days that somebody has to answer the letter that we couldn't reach them. */
const daysAfterLetter = 5

type Step = { action: NextActionKind; at: string; try?: number } | undefined

/**
 * What is to be done next with a lead, and when: the first of these rules that says something. Undefined where the lead is finished or
 * held back, and where we may not call any more by then.
 */
export function nextAction(facts: QueueFacts, calendar: CallingCalendar): NextAction | undefined {
  if (!openStates.some((state) => state === facts.state)) return undefined
  const rules = [
    ...[agreedCallBack, installerToCheck, nobodyCalled, wrongNumber],
    ...[nextTry, followUp, firstCall],
  ]
  for (const rule of rules) {
    const step = rule(facts, calendar)
    if (!step) continue
    const at = step.action === 'call-back' ? step.at : rested(step.at, facts, calendar)
    return at < facts.consentUntil ? { try: null, ...step, at } : undefined
  }
  return undefined
}

/**
 * The moment itself, or when a number that was dialled has rested: whoever shares it is not rung again at once, unless that is the last
 * try that can keep a promise.
 */
function rested(at: string, facts: QueueFacts, calendar: CallingCalendar): string {
  const { numberCalledAt } = facts
  if (!numberCalledAt) return at
  const dialled = new Date(numberCalledAt)
  const usual = restedAt(dialled, calendar).toISOString()
  if (usual <= at) return at
  const isTooLate = isPromiseRunning(facts) && at < facts.promisedBy && usual >= facts.promisedBy
  const lastTry = isTooLate && lastTryBefore(new Date(facts.promisedBy), [dialled], calendar)
  return lastTry ? latest([at, lastTry.toISOString()]) : usual
}

/** The desk's latest word with them was that it calls at a time they named. */
function agreedCallBack({ contacts }: QueueFacts): Step {
  const latest = contacts.findLast(({ by }) => by === 'operator')
  return latest?.outcome === 'call-back' && latest.callBackAt
    ? { action: 'call-back', at: latest.callBackAt }
    : undefined
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
  { state, expiresAt, callsFrom, outcome, outcomeAt }: QueueOffer,
  { promisedBy }: QueueFacts,
  calendar: CallingCalendar,
): string | undefined {
  if (state === 'offered') return expiresAt
  if (state !== 'accepted' && state !== 'returned') return undefined
  if (!outcome || !outcomeAt) return latest([promisedBy, callsFrom ?? promisedBy])
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
 * Tries that reached nobody are followed by others, and after the fifth by a letter and one last try. Where the next would come when the
 * promise is over, one more comes before.
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
    const promisedBy = new Date(facts.promisedBy)
    const isTooLate = isPromiseRunning(facts) && usual !== undefined && usual >= promisedBy
    const next = (isTooLate && lastTryBefore(promisedBy, moments, calendar)) || usual
    return next?.toISOString() ?? callingDaysAfter(last.at, daysAfterLetter, calendar)
  }
  return { action: 'retry', at: moment(), try: tries.length + 1 }
}

/** Whether what is next is the last try that can keep the promise. */
export function keepsPromise(
  { action, at }: NextAction,
  facts: QueueFacts,
  calendar: CallingCalendar,
): boolean {
  if (action !== 'retry' || !isPromiseRunning(facts) || at >= facts.promisedBy) return false
  return new Date(at) >= lastTryFrom(new Date(facts.promisedBy), calendar)
}

/** They were reached: somebody asks how they stand with the quote. */
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

/** Nobody has tried: as soon as the law and the visitor allow it. */
function firstCall(
  { callableFrom, phoneCorrectedAt }: QueueFacts,
  calendar: CallingCalendar,
): Step {
  const corrected = phoneCorrectedAt ? [lawful(phoneCorrectedAt, calendar)] : []
  return { action: 'first-call', at: latest([callableFrom, ...corrected]) }
}

const tried: readonly QueueContact['outcome'][] = ['no-answer', 'engaged', 'voicemail']

function triesSince({ contacts }: QueueFacts, since: string): QueueContact[] {
  return contacts.filter(
    ({ by, channel, outcome, at }) =>
      by !== 'visitor' && channel === 'phone' && tried.includes(outcome) && at > since,
  )
}

/** The calls that reached nobody since somebody last did, or since there is another number. The earliest first. */
export function runningTries(facts: QueueFacts): QueueContact[] {
  const since = [
    lastReached(facts) ?? '',
    facts.phoneCorrectedAt ?? '',
    notCalledSince(facts.contacts) ?? '',
  ]
  return triesSince(facts, latest(since))
}

/** Whether a call that reaches nobody now is the last: the lead is lost afterwards. */
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
