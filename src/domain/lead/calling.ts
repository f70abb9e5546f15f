/** When people may be called about an enquiry. Hours are of the clock on the wall, in the time zone. */
export type CallingRule = {
  /** IANA */
  timeZone: string
  weekdays: Hours
  saturday: Hours
  /** Days on which nobody is called, as YYYY-MM-DD. Sundays are always among them. */
  holidays: readonly string[]
}
type Hours = { from: number; to: number }

const minute = 60_000
const hour = 60 * minute

/**
 * The moment from which a call is lawful: now, or the beginning of the next hours of calling. In Australia the Telecommunications
 * (Telemarketing and Research Calls) Industry Standard 2017 sets weekdays 9 to 20, Saturdays 9 to 17, never on Sundays or
 * national public holidays.
 */
export function nextCallingTime(now: Date, rule: CallingRule): Date {
  let moment = now.getTime()
  // Holidays in a row are few; two weeks of them would be a mistake in the list.
  for (let looked = 0; looked < 14; looked++) {
    const local = wallClock(moment, rule.timeZone)
    const hours = hoursOf(local, rule)
    if (hours && local.hour < hours.from) return new Date(atHour(moment, hours.from, rule.timeZone))
    if (hours && local.hour < hours.to) return new Date(moment)
    moment = midnightAfter(moment, rule.timeZone)
  }
  return new Date(moment)
}

type WallClock = { date: string; weekday: string; hour: number; minutes: number }

function hoursOf({ date, weekday }: WallClock, rule: CallingRule): Hours | undefined {
  if (weekday === 'Sun' || rule.holidays.includes(date)) return undefined
  return weekday === 'Sat' ? rule.saturday : rule.weekdays
}

/** The beginning of an hour later that day. A change of the clocks in between moves it. */
function atHour(moment: number, wanted: number, timeZone: string): number {
  const { hour: at, minutes } = wallClock(moment, timeZone)
  const guess = floorToMinute(moment) + (wanted - at) * hour - minutes * minute
  return guess + (wanted - wallClock(guess, timeZone).hour) * hour
}

function midnightAfter(moment: number, timeZone: string): number {
  const { date, hour: at, minutes } = wallClock(moment, timeZone)
  const guess = floorToMinute(moment) + (24 - at) * hour - minutes * minute
  const reached = wallClock(guess, timeZone)
  if (reached.date === date) return guess + (24 - reached.hour) * hour
  return guess - reached.hour * hour
}

function floorToMinute(moment: number): number {
  return moment - (moment % minute)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function wallClock(moment: number, timeZone: string): WallClock {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  clocks.set(timeZone, clock)
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: parts.weekday ?? '',
    hour: Number(parts.hour),
    minutes: Number(parts.minute),
  }
}
