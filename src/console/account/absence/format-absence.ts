import { daysAfter, wallClock } from '#domain/calendar.ts'
import { formatDayAndTime, formatWeekdayAndDay, type LocalTime } from '../../words/moments.ts'

type Times = { from: string; until: string | null }

/** 'until 4:30 pm', 'until Mon 9:00 am', 'through Fri 27 Nov', or 'until they’re back'. */
export function formatUntil(
  { until }: Pick<Times, 'until'>,
  local: LocalTime,
  back: string,
): string {
  if (until === null) return `until ${back}`
  const lastDay = lastWholeDay(until, local)
  return lastDay
    ? `through ${formatWeekdayAndDay(lastDay, local)}`
    : `until ${formatDayAndTime(until, local)}`
}

/** An absence to come: 'Mon 21 Dec to Thu 24 Dec'. */
export function formatDays({ from, until }: Times, local: LocalTime): string {
  const first = wallClock(Date.parse(from), local.timeZone).date
  const last = until && lastWholeDay(until, local)
  const begins = formatWeekdayAndDay(first, local)
  return last && last !== first ? `${begins} to ${formatWeekdayAndDay(last, local)}` : begins
}

/** The day that ends at this moment, where it is a midnight. */
function lastWholeDay(until: string, { timeZone }: LocalTime): string | undefined {
  const { date, hour, minute } = wallClock(Date.parse(until), timeZone)
  return hour === 0 && minute === 0 ? daysAfter(date, -1) : undefined
}
