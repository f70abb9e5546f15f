import { dayOf } from '../calendar.ts'
import { type CallingCalendar, callingDay } from '../promise/calling-calendar.ts'
import { isCallingTime, nextCallingTime } from '../promise/notices.ts'

/**
 * Whether an operator has someone to call, and why not: calling hours haven't begun today; the desk has closed, or has the day off; a lead
 * is due; the only leads due are those they skipped, those colleagues have open, or those where today is a holiday; or all leads due have
 * been called. Moments are ISO 8601.
 */
export type CallingState =
  | { state: 'too-early' | 'closed'; opensAt: string }
  | { state: 'work-waits' }
  | { state: 'skipped' | 'taken' | 'holiday' | 'done'; nextAt: string | null }

/**
 * The state of calling for an operator. The screen's text, whether it takes the next lead by itself, and its button all follow from it.
 *
 * @param free how many leads are due that they could claim
 * @param skipped how many are due that they skipped
 * @param held how many are due that colleagues have open
 * @param onHoliday how many are due where calls aren't allowed today
 * @param nextAt when the next one comes due, or back to them
 */
export function callingState(
  due: { free: number; skipped: number; held: number; onHoliday: number; nextAt: string | null },
  now: Date,
  calendar: CallingCalendar,
): CallingState {
  if (isCallingTime(now, calendar)) {
    if (due.free > 0) return { state: 'work-waits' }
    const left = due.skipped ? 'skipped' : due.held ? 'taken' : due.onHoliday ? 'holiday' : 'done'
    return { state: left, nextAt: due.nextAt }
  }
  const { calling } = callingDay(dayOf(now, calendar.timeZone), calendar)
  const isEarly = calling !== undefined && now.getTime() < calling.from
  return {
    state: isEarly ? 'too-early' : 'closed',
    opensAt: nextCallingTime(now, calendar).toISOString(),
  }
}
