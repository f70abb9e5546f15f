import { wallClock } from '#domain/calendar.ts'
import { type CallingRule, nextCallingTime } from '#domain/lead/calling.ts'
import { formatDayAndTime } from './moments.ts'

export type CallingStatus =
  | { allowed: true }
  /** `from` as in 'Mon 9:00 am', `reason` as in 'it is Sunday'. */
  | { allowed: false; from: string; reason: string }

/** Whether people may be called now (milliseconds since 1970); if not, from when they may and why not now. */
export function getCallingStatus(now: number, rule: CallingRule): CallingStatus {
  const next = nextCallingTime(new Date(now), rule)
  if (next.getTime() <= now) return { allowed: true }
  const from = formatDayAndTime(next.toISOString(), { now, timeZone: rule.timeZone })
  return { allowed: false, from, reason: reasonNotToCall(now, next.getTime(), rule) }
}

function reasonNotToCall(now: number, next: number, { holidays, timeZone }: CallingRule): string {
  const { date, weekday } = wallClock(now, timeZone)
  if (weekday === 'Sun') return 'it is Sunday'
  if (holidays.includes(date)) return 'it is a public holiday'
  return wallClock(next, timeZone).date === date ? 'it is too early' : 'it is too late today'
}
