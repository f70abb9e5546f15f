import { dayOf } from '../calendar.ts'
import { type CallingCalendar, callingDay } from '../promise/calling-calendar.ts'
import { isCallingTime, nextCallingTime } from '../promise/notices.ts'

/**
 * Why an operator has nobody to call, or that somebody waits: nobody may be called yet today; the desk has closed, or keeps the day free;
 * somebody is due; only those are due whom they skipped, or whom colleagues have open; or everybody due has been called. Moments are ISO
 * 8601.
 */
export type CallingState =
  | { state: 'too-early' | 'closed'; opensAt: string }
  | { state: 'work-waits' }
  | { state: 'skipped' | 'taken' | 'done'; nextAt: string | null }

/**
 * How calling stands for an operator. What the screen says, whether it takes the next lead by itself, and its button all follow from it.
 *
 * @param isSomebodyDue whether a lead is due that they could claim
 * @param hasSkipped whether one is due that they skipped
 * @param isHeld whether one is due that a colleague has open
 * @param nextAt when the next one comes due, or back to them
 */
export function callingState(
  {
    isSomebodyDue,
    hasSkipped,
    isHeld,
    nextAt,
  }: { isSomebodyDue: boolean; hasSkipped: boolean; isHeld: boolean; nextAt: string | null },
  now: Date,
  calendar: CallingCalendar,
): CallingState {
  if (isCallingTime(now, calendar)) {
    if (isSomebodyDue) return { state: 'work-waits' }
    return { state: hasSkipped ? 'skipped' : isHeld ? 'taken' : 'done', nextAt }
  }
  const { calling } = callingDay(dayOf(now, calendar.timeZone), calendar)
  const isEarly = calling !== undefined && now.getTime() < calling.from
  return {
    state: isEarly ? 'too-early' : 'closed',
    opensAt: nextCallingTime(now, calendar).toISOString(),
  }
}
