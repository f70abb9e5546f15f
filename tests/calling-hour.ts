import { dayOf, momentAt, wallClock } from '#domain/calendar.ts'
import { callingCalendar, callingDay, daysFrom } from '#domain/promise/calling-calendar.ts'
import { brand } from './brand.ts'

const { timeZone } = brand
const workdays = ['Tue', 'Wed', 'Thu']

/** Two in the afternoon of the next Tuesday, Wednesday or Thursday on which calls are allowed. */
function nextAfternoon(): Date {
  const calendar = callingCalendar(brand.calling, { postcode: '', nation: null })
  for (const day of daysFrom(dayOf(new Date(), timeZone), 1)) {
    const at = momentAt(day, 14, timeZone)
    const { weekday } = wallClock(at.getTime(), timeZone)
    const isFree = callingDay(day, calendar).calling !== undefined
    if (isFree && workdays.includes(weekday) && at.getTime() > Date.now()) return at
  }
  throw new Error('There is no day for calls')
}

/** How far a server's clock is moved, so that it is an hour for calls. */
const movedMs = nextAfternoon().getTime() - Date.now()

/** The time by a clock that is moved. */
export const movedNow = (): Date => new Date(Date.now() + movedMs)

/** Settings for a server whose clock is moved. */
export const movedClock = {
  CLOCK_MOVED_MS: String(movedMs),
  NODE_OPTIONS: `--import ${new URL('./move-clock.ts', import.meta.url).href}`,
}
