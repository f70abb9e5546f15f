import { dayOf, daysAfter, wallClock } from '../calendar.ts'
import { type CallingCalendar, callingDay } from '../promise/calling-calendar.ts'
import { nextCallingTime } from '../promise/notices.ts'
import { countBack, countFrom } from '../promise/promise.ts'

/** A part of the day, in which people are at home or are not. */
const partsOfDay = ['morning', 'afternoon', 'evening'] as const
type PartOfDay = (typeof partsOfDay)[number]

/** The hour at which each part ends by the wall clock; the last goes on until calls end. */
const noon = 12
const four = 16

/** How often an unreached visitor is called, and over how many days. Then they get a letter. */
export const mostTries = 5

const hoursBetweenTries = 2
/** How many tries the first day may have. Every other has one. */
const triesOnFirstDay = 2

/**
 * When to call again after failed tries: two calling hours after the last at the earliest, in another part of the day than
 * it, and where there is a choice in one that was not tried yet; twice on the first day and once on each that follows. Undefined after
 * the fifth: then a letter goes out.
 *
 * @param tries when somebody tried, the earliest first
 * @param earliestDay the first day (YYYY-MM-DD) to call on: after a voicemail they have until tomorrow to ring back
 */
export function nextTryAt(
  tries: readonly Date[],
  calendar: CallingCalendar,
  { earliestDay = '' }: { earliestDay?: string } = {},
): Date | undefined {
  const last = tries.at(-1)
  if (!last || tries.length >= mostTries) return undefined
  const earliest = restedAt(last, calendar)
  const dayOfLast = dayOf(last, calendar.timeZone)
  const onThatDay = tries.filter((at) => dayOf(at, calendar.timeZone) === dayOfLast).length
  const isFirstDay = onThatDay === tries.length
  const usual = isFirstDay && onThatDay < triesOnFirstDay ? dayOfLast : daysAfter(dayOfLast, 1)
  const first = usual > earliestDay ? usual : earliestDay
  const tried = tries.map((at) => partOf(at, calendar))
  const lastPart = tried.at(-1)
  const untried = partsOfDay.filter((part) => !tried.includes(part))
  const others = partsOfDay.filter((part) => part !== lastPart)
  for (let day = first; ; day = daysAfter(day, 1)) {
    const at = startsOn(day, { earliest, parts: untried, calendar })
    const start = at ?? startsOn(day, { earliest, parts: others, calendar })
    if (start) return start
  }
}

/** From when a number may be dialled again after a call. */
export function restedAt(last: Date, calendar: CallingCalendar): Date {
  return countFrom(last, hoursBetweenTries * 3_600_000, ({ calling }) => calling, calendar)
}

/** A last try is made so long before a promise ends, and so long after the try before it at least. */
const lastTryMs = 90 * 60_000
const leastMsBetween = 30 * 60_000

/** From when the last try that can keep a promise is made: on the day it ends, unless the desk has hardly opened by then. */
export function lastTryFrom(promisedBy: Date, calendar: CallingCalendar): Date {
  const from = nextCallingTime(new Date(promisedBy.getTime() - lastTryMs), calendar)
  return promisedBy.getTime() - from.getTime() >= leastMsBetween
    ? from
    : countBack(promisedBy, lastTryMs, ({ calling }) => calling, calendar)
}

/**
 * The last try while a promise can still be kept, for where the usual next one would come too late: half an hour after the try before at
 * the earliest. Undefined once it was made, or where there is no time left for it.
 *
 * @param tries when somebody tried, the earliest first
 */
export function lastTryBefore(
  promisedBy: Date,
  tries: readonly Date[],
  calendar: CallingCalendar,
): Date | undefined {
  const last = tries.at(-1)
  if (!last || tries.length >= mostTries) return undefined
  const from = lastTryFrom(promisedBy, calendar)
  if (tries.length > 1 && last >= from) return undefined
  const rested = new Date(last.getTime() + leastMsBetween)
  const at = nextCallingTime(rested > from ? rested : from, calendar)
  return at < promisedBy ? at : undefined
}

/** The first moment on a day, not before `earliest`, at which calls are allowed in one of the parts. */
function startsOn(
  day: string,
  {
    earliest,
    parts,
    calendar,
  }: { earliest: Date; parts: readonly PartOfDay[]; calendar: CallingCalendar },
): Date | undefined {
  const { calling, midnights } = callingDay(day, calendar)
  if (!calling) return undefined
  const clockAt = (hour: number) => midnights.from + hour * 3_600_000
  const spans: Record<PartOfDay, [number, number]> = {
    morning: [calling.from, clockAt(noon)],
    afternoon: [clockAt(noon), clockAt(four)],
    evening: [clockAt(four), calling.to],
  }
  return parts
    .map((part) => {
      const [from, to] = spans[part]
      const start = Math.max(from, calling.from, earliest.getTime())
      return start < Math.min(to, calling.to) ? new Date(start) : undefined
    })
    .filter((start) => start !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(0)
}

function partOf(at: Date, { timeZone }: CallingCalendar): PartOfDay {
  const { hour } = wallClock(at.getTime(), timeZone)
  if (hour < noon) return 'morning'
  return hour < four ? 'afternoon' : 'evening'
}
