import { dayOf, daysAfter, momentAt, wallClock } from '../calendar.ts'
import {
  type CallingCalendar,
  callingDay,
  callingObstacle,
  daysFrom,
} from '../promise/calling-calendar.ts'
import { formatDate, formatTime } from '../promise/format-time.ts'
import { isCallingTime } from '../promise/notices.ts'

/** A call agreed longer ago is forgotten. */
const longestDays = 60

const minute = 60_000

const whyNot = {
  sunday: 'We may not call on a Sunday.',
  holiday: 'We may not call on a public holiday.',
  early: 'We may not call that early.',
  late: 'We may not call that late.',
} as const

/** Why a call back isn't possible at a moment; undefined where it is. */
export function callBackProblem(
  at: Date,
  now: Date,
  calendar: CallingCalendar,
): string | undefined {
  if (Number.isNaN(at.getTime())) return 'That is no time.'
  if (at.getTime() < now.getTime() - minute) return 'That time has passed.'
  if (at.getTime() > now.getTime() + longestDays * 1440 * minute)
    return 'That is too far away. Choose a time within sixty days.'
  const obstacle = callingObstacle(at, calendar)
  return obstacle && whyNot[obstacle]
}

export type CallBackChoice = { label: string; at: string }

const mostChoices = 4

/** Four times at which most people want to be called back: in an hour, this evening, and the next days’ mornings and evenings. */
export function callBackChoices(now: Date, calendar: CallingCalendar): CallBackChoice[] {
  const { timeZone } = calendar
  const today = dayOf(now, timeZone)
  const choices: CallBackChoice[] = []
  const add = (label: string, at: Date) => {
    const isTaken = choices.some((one) => Math.abs(Date.parse(one.at) - at.getTime()) < 30 * minute)
    if (choices.length < mostChoices && !isTaken && isCallingTime(at, calendar))
      choices.push({ label, at: at.toISOString() })
  }
  const inAnHour = new Date(Math.ceil((now.getTime() + 60 * minute) / (30 * minute)) * 30 * minute)
  add(`Today ${formatTime(inAnHour.toISOString(), timeZone)}`, inAnHour)
  const tonight = momentAt(today, 17, timeZone)
  if (tonight.getTime() > now.getTime() + 60 * minute) add('Today 5 pm', tonight)
  for (const day of daysFrom(daysAfter(today, 1), 1)) {
    if (choices.length >= mostChoices || day > daysAfter(today, 14)) break
    if (!callingDay(day, calendar).calling) continue
    const name = day === daysAfter(today, 1) ? 'Tomorrow' : shortDay(formatDate(day, today))
    for (const hour of [10, 17]) {
      const at = momentAt(day, hour, timeZone)
      add(`${name} ${formatTime(at.toISOString(), timeZone)}`, at)
    }
  }
  return choices
}

/** 'Tuesday 24 November' as 'Tue 24 Nov'. */
function shortDay(date: string): string {
  const [weekday = '', day = '', month = ''] = date.split(' ')
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`
}

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/**
 * The moment that an operator's words name, such as 'fri 4', 'mon 3pm', 'tomorrow 10', 'today 4:30', '24/11 9am' or '4.30': the next
 * one. Without am or pm it is the one within calling hours. Undefined where the words name none, or one that has passed.
 */
export function parseCallBackTime(
  words: string,
  now: Date,
  calendar: CallingCalendar,
): Date | undefined {
  const { timeZone } = calendar
  const text = words.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const match =
    /^(?:(?<day>[a-z]+|\d{1,2}\/\d{1,2}) )?(?:at )?(?<hour>\d{1,2})(?:[:.](?<minutes>[0-5]\d))? ?(?<half>am|pm)?$/.exec(
      text,
    )
  if (!match?.groups) return noonOf(text, now, calendar)
  const { day: dayWord, hour = '', minutes = '0', half } = match.groups
  const hours = hoursMeant(Number(hour), half)
  const moments = daysOfWord(dayWord, now, timeZone)
    .flatMap((day) =>
      hours.map(
        (one) => new Date(momentAt(day, one, timeZone).getTime() + Number(minutes) * minute),
      ),
    )
    .filter((at) => at > now)
  return moments.find((at) => isCallingTime(at, calendar)) ?? moments.at(0)
}

/** 'fri noon', 'midday'. */
function noonOf(text: string, now: Date, calendar: CallingCalendar): Date | undefined {
  const match = /^(?:(?<day>[a-z]+|\d{1,2}\/\d{1,2}) )?(?:noon|midday)$/.exec(text)
  const days = match ? daysOfWord(match.groups?.day, now, calendar.timeZone) : []
  return days.map((day) => momentAt(day, 12, calendar.timeZone)).find((at) => at > now)
}

function hoursMeant(hour: number, half: string | undefined): number[] {
  if (half) {
    if (hour < 1 || hour > 12) return []
    return [(hour % 12) + (half === 'pm' ? 12 : 0)]
  }
  if (hour > 23) return []
  return hour < 1 || hour > 12 ? [hour] : [hour, (hour % 12) + 12].filter((one) => one < 24)
}

/** The days that a word may mean: a weekday is today’s while its time is ahead, or the next. */
function daysOfWord(word: string | undefined, now: Date, timeZone: string): string[] {
  const today = dayOf(now, timeZone)
  if (word === undefined || word === 'today' || word === 'tonight') return [today]
  if (word === 'tomorrow' || word === 'tom' || word === 'tmr') return [daysAfter(today, 1)]
  const date = /^(\d{1,2})\/(\d{1,2})$/.exec(word)
  if (date) return [nextDate(Number(date[1]), Number(date[2]), today) ?? []].flat()
  const weekday = weekdayNames.findIndex((name) => word.length >= 3 && isWeekday(word, name))
  if (weekday < 0) return []
  const current = weekdayNames.indexOf(
    wallClock(now.getTime(), timeZone).weekday.slice(0, 3).toLowerCase(),
  )
  const away = (weekday - current + 7) % 7
  return [daysAfter(today, away), daysAfter(today, away + 7)]
}

function isWeekday(word: string, name: string): boolean {
  const full = {
    sun: 'sunday',
    mon: 'monday',
    tue: 'tuesday',
    wed: 'wednesday',
    thu: 'thursday',
    fri: 'friday',
    sat: 'saturday',
  }[name]
  return full?.startsWith(word) ?? false
}

function nextDate(day: number, month: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  const of = (year: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = of(year) >= today ? of(year) : of(year + 1)
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined
}
