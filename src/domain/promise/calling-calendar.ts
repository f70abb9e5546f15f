import { dayOf, daysAfter, momentAt } from '../calendar.ts'
import {
  type CallingLaw,
  type CallPlace,
  type HolidayArea,
  holidayAreaOf,
  holidaysIn,
} from './holiday-area.ts'

/** Hours of the clock on the wall: 17.5 is half past five. */
export type Hours = { from: number; to: number }

/** The hours of a week. There are none on Sundays. */
export type WeekHours = { weekdays: Hours; saturday: Hours | undefined }

/**
 * When people may be called; never on Sundays and the public holidays of the person, and in Britain on none of the desk's either.
 *
 * Australia: Telecommunications (Telemarketing and Research Calls) Industry Standard 2017, as the ACMA gives it (acma.gov.au,
 * November 2026). It names national public holidays only; we keep those of the state and the council too.
 *
 * Britain: a rule of our own. No law and neither Ofcom nor the ICO names hours ("antisocial hours" are to be avoided). The guide of
 * the Direct Marketing Association does: weekdays 8 to 21, Saturdays 9 to 21, never on Sundays and public holidays
 * (callcentresoftware.co.uk, June 2017). Ours lie within them.
 */
const laws: Record<CallingLaw, { hours: WeekHours; onDeskHolidays: boolean }> = {
  australia: {
    hours: { weekdays: { from: 9, to: 20 }, saturday: { from: 9, to: 17 } },
    onDeskHolidays: true,
  },
  britain: {
    hours: { weekdays: { from: 9, to: 20 }, saturday: { from: 9, to: 17 } },
    onDeskHolidays: false,
  },
}

/** What a brand says about its calls. */
export type CallingRules = {
  law: CallingLaw
  /** IANA */
  timeZone: string
  /** When the desk is open, except on the public holidays where it is. */
  deskHours: WeekHours
  deskArea: HolidayArea
}

/** When a person may be called, and when the desk is open to call them. */
export type CallingCalendar = {
  timeZone: string
  lawful: WeekHours
  /** On which the person who is called is left alone. */
  holidays: ReadonlyMap<string, string>
  desk: WeekHours
  deskHolidays: ReadonlyMap<string, string>
  /** The days that were asked for before: working one out takes as long as all the rest. */
  days: Map<string, CallingDay>
}

const calendars = new WeakMap<CallingRules, Map<HolidayArea, CallingCalendar>>()

/** The calendar for calls to a place. */
export function callingCalendar(rules: CallingRules, place: CallPlace): CallingCalendar {
  return calendarOf(rules, holidayAreaOf(place, rules))
}

/** The calendar of the desk itself: when anybody may be called at all. */
export function deskCalendar(rules: CallingRules): CallingCalendar {
  return calendarOf(rules, rules.deskArea)
}

function calendarOf(rules: CallingRules, area: HolidayArea): CallingCalendar {
  const byArea = calendars.get(rules) ?? new Map<HolidayArea, CallingCalendar>()
  calendars.set(rules, byArea)
  const calendar = byArea.get(area) ?? openCalendar(rules, area)
  byArea.set(area, calendar)
  return calendar
}

function openCalendar(rules: CallingRules, area: HolidayArea): CallingCalendar {
  const { hours, onDeskHolidays } = laws[rules.law]
  const holidays = holidaysIn(area)
  const deskHolidays = holidaysIn(rules.deskArea)
  return {
    timeZone: rules.timeZone,
    lawful: hours,
    holidays: onDeskHolidays ? holidays : new Map([...deskHolidays, ...holidays]),
    desk: rules.deskHours,
    deskHolidays,
    days: new Map(),
  }
}

const shared = new WeakMap<CallingCalendar, Map<string, CallingCalendar | undefined>>()

/** The calendar in the hours in which an installer works too; undefined where that is never while the desk may call. */
export function sharedCalendar(
  calendar: CallingCalendar,
  hours: WeekHours,
): CallingCalendar | undefined {
  const known = shared.get(calendar) ?? new Map<string, CallingCalendar | undefined>()
  shared.set(calendar, known)
  const key = JSON.stringify([hours.weekdays, hours.saturday])
  if (!known.has(key)) known.set(key, shareCalendar(calendar, hours))
  return known.get(key)
}

function shareCalendar(calendar: CallingCalendar, hours: WeekHours): CallingCalendar | undefined {
  const all = [calendar.lawful, calendar.desk, hours]
  const weekdays = sharedByAll(all.map((one) => one.weekdays))
  const saturday = sharedByAll(all.map((one) => one.saturday))
  if (!weekdays && !saturday) return undefined
  return { ...calendar, desk: { weekdays: weekdays ?? noHours, saturday }, days: new Map() }
}

const noHours: Hours = { from: 0, to: 0 }

function sharedByAll(all: readonly (Hours | undefined)[]): Hours | undefined {
  return all.reduce((one, other) => one && other && sharedHours(one, other))
}

/** From when until when, in milliseconds since 1970. */
export type Span = { from: number; to: number }

export type CallingDay = {
  midnights: Span
  /** Whether the hours of a promise count: calls are allowed, and it's a weekday on which the desk has hours. */
  counts: boolean
  /** When the law allows calls; none on Sundays and public holidays. */
  lawful: Span | undefined
  /** When the law allows calls and the desk is open. */
  calling: Span | undefined
}

/** A day (YYYY-MM-DD) of the calendar. */
export function callingDay(day: string, calendar: CallingCalendar): CallingDay {
  const known = calendar.days.get(day)
  if (known) return known
  const { timeZone, holidays, deskHolidays } = calendar
  const spanOf = ({ from, to }: Hours) => ({
    from: momentAt(day, from, timeZone).getTime(),
    to: momentAt(day, to, timeZone).getTime(),
  })
  const lawful = holidays.has(day) ? undefined : hoursOn(day, calendar.lawful)
  const desk = deskHolidays.has(day) ? undefined : hoursOn(day, calendar.desk)
  const calling = lawful && desk && sharedHours(lawful, desk)
  const callingDay = {
    midnights: {
      from: momentAt(day, 0, timeZone).getTime(),
      to: momentAt(daysAfter(day, 1), 0, timeZone).getTime(),
    },
    counts: lawful !== undefined && hoursOn(day, calendar.desk) !== undefined,
    lawful: lawful && spanOf(lawful),
    calling: calling && spanOf(calling),
  }
  calendar.days.set(day, callingDay)
  return callingDay
}

function hoursOn(day: string, { weekdays, saturday }: WeekHours): Hours | undefined {
  const weekday = weekdayOf(day)
  if (weekday === 0) return undefined
  return weekday === 6 ? saturday : weekdays
}

function sharedHours(one: Hours, other: Hours): Hours | undefined {
  const shared = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
  return shared.from < shared.to ? shared : undefined
}

/** From 0, Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Why calls aren't allowed at a moment; undefined where the law allows them. */
export type CallingObstacle = 'sunday' | 'holiday' | 'early' | 'late'

export function callingObstacle(
  moment: Date,
  calendar: CallingCalendar,
): CallingObstacle | undefined {
  const day = dayOf(moment, calendar.timeZone)
  if (weekdayOf(day) === 0) return 'sunday'
  const { lawful } = callingDay(day, calendar)
  if (!lawful) return 'holiday'
  if (moment.getTime() < lawful.from) return 'early'
  return moment.getTime() < lawful.to ? undefined : 'late'
}

/** When the law allows calls next: now, if it allows them now. */
export function nextLawfulTime(now: Date, calendar: CallingCalendar): Date {
  for (const day of daysFrom(dayOf(now, calendar.timeZone), 1)) {
    const { lawful } = callingDay(day, calendar)
    if (lawful && now.getTime() < lawful.to) return new Date(Math.max(now.getTime(), lawful.from))
  }
  return now
}

/** The days from this one (YYYY-MM-DD) on, or back in time. Ends after a year, in which any brand has calling days. */
export function* daysFrom(day: string, step: 1 | -1): Generator<string> {
  for (let away = 0; away < 366; away += 1) yield daysAfter(day, away * step)
}
