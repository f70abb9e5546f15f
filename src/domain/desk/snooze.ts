import type { CallingCalendar } from '../promise/calling-calendar.ts'
import { formatMoment } from '../promise/format-time.ts'
import { callBackProblem } from './call-back-time.ts'
import { nextAction, type QueueFacts } from './next-action.ts'

/** Why a lead can't be snoozed until a moment, as a sentence; undefined where it can. */
export function snoozeProblem(
  until: Date,
  facts: QueueFacts,
  now: Date,
  calendar: CallingCalendar,
): string | undefined {
  const problem = callBackProblem(until, now, calendar)
  if (problem) return problem
  const say = (moment: string) =>
    formatMoment(moment, { now: now.getTime(), timeZone: calendar.timeZone })
  const usual = nextAction({ ...facts, snooze: null }, calendar)
  if (!usual) return 'There’s nothing to do next with this lead.'
  if (usual.action === 'call-back')
    return `You agreed to call them on ${say(usual.at)}. That stands.`
  const snooze = { by: '', at: now.toISOString(), until: until.toISOString() }
  const next = nextAction({ ...facts, snooze }, calendar)
  if (!next) return `We may call them until ${say(facts.consentUntil)}. Choose a time before.`
  return next.at <= snooze.at && facts.promisedBy
    ? `The promise ends on ${say(facts.promisedBy)}: this is the last try before.`
    : undefined
}
