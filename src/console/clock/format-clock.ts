import { dayOf } from '#domain/calendar.ts'
import { isEndOfDay } from '#domain/promise/format-deadline.ts'
import type { PromiseClock } from '#domain/promise/promise-clock.ts'
import { formatDay, formatDayAndTime, type LocalTime } from '../words/moments.ts'

const minuteMs = 60_000

/** The text beside a clock: '3 h 20 min left', 'called in 2 h'. Empty if no call is promised. */
export function formatClock(clock: PromiseClock): string {
  switch (clock.kind) {
    case 'running':
      return `${formatMinutes(Math.ceil(clock.milliseconds / minuteMs))} left`
    case 'over': {
      const minutes = Math.floor(clock.milliseconds / minuteMs)
      return minutes === 0 ? 'just over' : `${formatMinutes(minutes)} over`
    }
    case 'kept':
    case 'kept late':
      return `called in ${formatRoughDuration(Math.max(1, Math.round(clock.milliseconds / minuteMs)))}`
    case 'none':
      return ''
  }
}

/** As `formatClock`, but 'by Fri 2:02 pm' while the promise runs into another day. */
export function formatClockByDay(
  clock: PromiseClock,
  promisedBy: string,
  local: LocalTime,
): string {
  const { now, timeZone } = local
  if (clock.kind === 'running' && isEndOfDay(promisedBy, timeZone))
    return `by ${formatDay(dayOf(new Date(promisedBy), timeZone), local)}`
  const endsToday = dayOf(new Date(promisedBy), timeZone) === dayOf(new Date(now), timeZone)
  return clock.kind === 'running' && !endsToday
    ? `by ${formatDayAndTime(promisedBy, local)}`
    : formatClock(clock)
}

/** A duration in hours and minutes; from two days on, in days. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  if (hours === 0) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`
}

function formatRoughDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours >= 48 ? `${Math.round(hours / 24)} days` : `${hours} h`
}
