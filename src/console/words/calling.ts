import {
  type CallingObstacle,
  type CallingRules,
  callingCalendar,
  callingObstacle,
} from '#domain/promise/calling-calendar.ts'
import type { CallPlace } from '#domain/promise/holiday-area.ts'
import { callableFrom } from '#domain/promise/promise.ts'
import { formatDayAndTime } from './moments.ts'

export type CallingStatus =
  | { allowed: true }
  /** `from` as in 'Mon 9:00 am', `reason` as in 'it is Sunday'. */
  | { allowed: false; from: string; reason: string }

const reasons: Record<CallingObstacle, string> = {
  sunday: 'it is Sunday',
  holiday: 'it is a public holiday',
  early: 'it is too early',
  late: 'it is too late today',
}

/** Whether a visitor may be called now (milliseconds since 1970); if not, from when they may and why not now. */
export function getCallingStatus(
  now: number,
  lead: CallPlace & { callableFrom: string; contactedAt?: string | null | undefined },
  rules: CallingRules,
): CallingStatus {
  const calendar = callingCalendar(rules, lead)
  // The time that they asked for is over once they were spoken with.
  const asked = lead.contactedAt ? undefined : new Date(lead.callableFrom)
  const next = callableFrom(new Date(now), calendar, asked)
  if (next.getTime() <= now) return { allowed: true }
  const isChosen = next > callableFrom(new Date(now), calendar)
  const from = formatDayAndTime(next.toISOString(), { now, timeZone: rules.timeZone })
  const obstacle = isChosen ? undefined : callingObstacle(new Date(now), calendar)
  const reason = obstacle ? reasons[obstacle] : 'they asked for a later time'
  return { allowed: false, from, reason }
}
