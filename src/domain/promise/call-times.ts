import { dayOf, momentAt } from '../calendar.ts'
import { type CallingCalendar, callingDay, daysFrom } from './calling-calendar.ts'

const minute = 60_000

/** Parts of a day that people can keep free, in hours of the clock on the wall, as far as the desk is open. */
const parts = {
  morning: { from: 9, to: 12 },
  'after-four': { from: 16, to: 24 },
  saturday: { from: 9, to: 13 },
} as const
type Part = keyof typeof parts

const weekdayParts: readonly Part[] = ['morning', 'after-four']
const saturdayParts: readonly Part[] = ['saturday']

/** A time that a visitor may choose for the call, on one day and within hours in which the desk may call. */
export type CallTime = {
  /** The day and its part, such as '2026-11-23-morning': the same however long the page is open. */
  id: string
  from: Date
  until: Date
}

const most = 4
/** A shorter time is no choice: another visitor may have chosen it too. */
const shortestMs = 60 * minute
/** A time is offered as long as an hour of it is left, and taken as long as half an hour is. */
const offeredMs = 60 * minute
const acceptedMs = 30 * minute
/** Times further away cannot be chosen. */
const longestDays = 14

/**
 * At most four times for the call, in their order: the next three and that of the coming Saturday, or the next four where
 * the desk doesn't call this Saturday or it is among the three. None begins after `last`, if that is given.
 */
export function callTimes(now: Date, calendar: CallingCalendar, last?: Date): CallTime[] {
  const times: CallTime[] = []
  const week = now.getTime() + 7 * 1440 * minute
  let hasSaturday = false
  let fourth: CallTime | undefined
  for (const day of daysOf(now, calendar))
    for (const time of timesOn(day, calendar)) {
      if (left(time, now) < offeredMs) continue
      if (last && time.from > last) continue
      if (times.length < most - 1) {
        times.push(time)
        hasSaturday ||= isSaturday(time)
        continue
      }
      fourth ??= time
      if (hasSaturday || time.from.getTime() >= week) return [...times, fourth]
      if (isSaturday(time)) return [...times, time]
    }
  return fourth ? [...times, fourth] : times
}

/** The time with this id; undefined where there is none, or less than half an hour of it is left. */
export function findCallTime(
  id: string,
  now: Date,
  calendar: CallingCalendar,
): CallTime | undefined {
  const day = daysOf(now, calendar).find((day) => id.startsWith(day))
  const times = day ? timesOn(day, calendar) : []
  return times.find((time) => time.id === id && left(time, now) >= acceptedMs)
}

/** The id of the time that begins at this moment; undefined where none does. */
export function callTimeId(from: Date, calendar: CallingCalendar): string | undefined {
  const times = timesOn(dayOf(from, calendar.timeZone), calendar)
  return times.find((time) => time.from.getTime() === from.getTime())?.id
}

/** The days from which a time may be chosen: today and those after it. */
function daysOf(now: Date, calendar: CallingCalendar): string[] {
  return daysFrom(dayOf(now, calendar.timeZone), 1).take(longestDays).toArray()
}

function timesOn(day: string, calendar: CallingCalendar): CallTime[] {
  const { calling } = callingDay(day, calendar)
  if (!calling) return []
  const onSaturday = new Date(`${day}T00:00:00Z`).getUTCDay() === 6
  return (onSaturday ? saturdayParts : weekdayParts).flatMap((part) => {
    const hours = parts[part]
    const at = (hour: number) => momentAt(day, hour, calendar.timeZone).getTime()
    const from = Math.max(at(hours.from), calling.from)
    const until = Math.min(at(hours.to), calling.to)
    if (until - from < shortestMs) return []
    return [{ id: `${day}-${part}`, from: new Date(from), until: new Date(until) }]
  })
}

function isSaturday({ id }: CallTime): boolean {
  return id.endsWith('saturday')
}

/** Milliseconds. */
function left({ until }: CallTime, now: Date): number {
  return until.getTime() - now.getTime()
}
