import { dayOf } from '../calendar.ts'
import { type CallingCalendar, callingDay } from '../promise/calling-calendar.ts'
import { isCallingTime, nextCallingTime } from '../promise/notices.ts'

/**
 * Why an operator has nobody to call, or that somebody waits: nobody may be called yet today; the desk has closed, or keeps the day free;
 * somebody is due; or everybody due has been called. Moments are ISO 8601.
 */
export type CallingState =
  | { state: 'too-early' | 'closed'; opensAt: string }
  | { state: 'work-waits' }
  | { state: 'done'; nextAt: string | null }

/**
 * How calling stands for an operator. What the screen says, whether it takes the next lead by itself, and its button all follow from it.
 *
 * @param isSomebodyDue whether a lead is due that they could claim
 * @param nextAt when the next one comes due
 */
export function callingState(
  { isSomebodyDue, nextAt }: { isSomebodyDue: boolean; nextAt: string | null },
  now: Date,
  calendar: CallingCalendar,
): CallingState {
  if (isCallingTime(now, calendar))
    return isSomebodyDue ? { state: 'work-waits' } : { state: 'done', nextAt }
  const { calling } = callingDay(dayOf(now, calendar.timeZone), calendar)
  const isEarly = calling !== undefined && now.getTime() < calling.from
  return {
    state: isEarly ? 'too-early' : 'closed',
    opensAt: nextCallingTime(now, calendar).toISOString(),
  }
}
