import { keepsPromise, type NextAction } from '#domain/desk/next-action.ts'
import { type QueueReason, queueReason } from '#domain/desk/queue-order.ts'
import { isUnreached, type LeadState } from '#domain/lead/state.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import type { CallPlace } from '#domain/promise/holiday-area.ts'
import { hasPromise, noCallPromised } from '#domain/promise/is-promised.ts'
import { formatDayAndTime, type LocalTime } from './moments.ts'

type WaitingLead = CallPlace & {
  state: LeadState
  promisedBy: string | null
  contactedAt: string | null
  nextAction: NextAction | null
}

type About = { local: LocalTime; rules: CallingRules; nameOf: (operator: string) => string }
type Words = (lead: WaitingLead, next: NextAction, about: About) => string

/**
 * The reason for a lead's place in the queue: 'Promise ends 4:05 pm', 'Over since Tue 10:05 am'. Empty where the next action and its
 * time already show it.
 */
export function formatWhyNow(lead: WaitingLead, about: About): string {
  const { local, nameOf } = about
  const { nextAction: next } = lead
  if (!next) return ''
  const why = reasonWords[queueReason({ ...lead, nextAction: next }, new Date(local.now))]
  const { snoozedBy } = next
  if (!snoozedBy) return why(lead, next, about)
  const snoozed = `Snoozed by ${nameOf(snoozedBy)} until ${formatDayAndTime(next.at, local)}`
  return isPromised(lead) ? `${snoozed}. ${why(lead, next, about)}` : snoozed
}

const overSince: Words = (lead, _, { local }) =>
  isPromised(lead) ? `Over since ${formatDayAndTime(lead.promisedBy, local)}` : ''
const promiseEnds: Words = (lead, next, { local, rules }) => {
  if (!isPromised(lead)) return waitsUnpromised(lead) ? noCallPromised : ''
  const isLast = keepsPromise(next, lead, callingCalendar(rules, lead))
  const end = formatDayAndTime(lead.promisedBy, local)
  return isLast ? `Last try: promise ends ${end}` : `Promise ends ${end}`
}

const reasonWords: Record<QueueReason, Words> = {
  agreed: (_, { at }, { local }) => `Agreed for ${formatDayAndTime(at, local)}`,
  promise: promiseEnds,
  snoozed: () => '',
  'broken-promise': overSince,
  due: (lead, { action, at }, { local }) =>
    waitsUnpromised(lead) ? noCallPromised : `${dueWords[action]} ${formatDayAndTime(at, local)}`,
  'broken-promise-later': overSince,
  later: (lead, next, about) => {
    if (next.action === 'call-back') return `Agreed for ${formatDayAndTime(next.at, about.local)}`
    if (next.action === 'price-follow-up') return 'Sees prices first: nobody calls'
    return promiseEnds(lead, next, about)
  },
  waiting: () => '',
}

const dueWords: Record<NextAction['action'], string> = {
  'first-call': 'Says nobody called, due',
  'first-answer': 'Waits for an answer, due',
  retry: 'Due since',
  'call-back': 'Due since',
  'quote-follow-up': 'Spoken with, due',
  'check-installer': 'At an installer, due',
  'price-follow-up': 'Sees prices first, due',
}

function isPromised(lead: WaitingLead): lead is WaitingLead & { promisedBy: string } {
  return lead.state === 'new' && hasPromise(lead)
}

function waitsUnpromised(lead: WaitingLead): boolean {
  return isUnreached(lead) && !hasPromise(lead)
}
