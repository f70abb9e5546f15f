import { dayOf } from '../calendar.ts'
import { type CallingCalendar, callingDay } from '../promise/calling-calendar.ts'
import { isCallingTime, nextCallingTime } from '../promise/notices.ts'

/**
 * Why an operator has nobody to call, or that somebody waits: nobody may be called yet today; the desk has closed, or keeps the day free;
 * somebody is due; only those are due whom they skipped, or whom colleagues have open, or who live where today is a holiday; or everybody
 * due has been called. Moments are ISO 8601.
 */
export type CallingState =
  | { state: 'too-early' | 'closed'; opensAt: string }
  | { state: 'work-waits' }
  | { state: 'skipped' | 'taken' | 'holiday' | 'done'; nextAt: string | null }

/**
 * How calling stands for an operator. What the screen says, whether it takes the next lead by itself, and its button all follow from it.
 *
 * @param free how many leads are due that they could claim
 * @param skipped how many are due that they skipped
 * @param held how many are due that colleagues have open
 * @param onHoliday how many are due where nobody may be called today
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
