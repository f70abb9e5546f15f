import { isDay, monthNames } from '../../../calendar.ts'
import { type Rejection, reject } from '../../../result.ts'
import type { MeterProblem } from './meter-file.ts'

type ReadDay = { ok: true; day: string } | Rejection<MeterProblem>

/**
 * Reads days (YYYY-MM-DD) as distributors and spreadsheets write them. Numbers with the year last have the day first, as Australians
 * write them, but only where a date of the file shows it: 03/04/2025 alone may be an American's 4 March.
 */
export function createDayReader() {
  let isDayFirst = false
  let ambiguous: { text: string; line: number } | undefined
  return {
    read(cell: string, line: number): ReadDay {
      const text = cell.trim()
      const date = withoutWeekday(withoutClock(text))
      const day = dayInWords(date)
      if (day) return { ok: true, day }
      const [, one = '', , other = '', year = ''] =
        /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(date) ?? []
      const dayFirst = toDay(year, other, one)
      if (!dayFirst) return toDay(year, one, other) ? monthFirst(text, line) : wrongDate(text, line)
      if (!toDay(year, one, other)) isDayFirst = true
      else if (Number(one) !== Number(other)) ambiguous ??= { text, line }
      return { ok: true, day: dayFirst }
    },
    end: () => (ambiguous && !isDayFirst ? eitherFirst(ambiguous) : undefined),
  }
}

/** A time says nothing of a day’s row, but in UTC the day may be the one before. */
function withoutClock(text: string): string {
  const clock =
    /[T ]\s*(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i
  const [, time = '', zone = ''] = clock.exec(text) ?? []
  const isLocal = zone === '' || /^\+1[01]/.test(zone) || /^0?0:00/.test(time)
  return isLocal ? text.replace(clock, '') : text
}

function withoutWeekday(text: string): string {
  return text.replace(
    /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i,
    '',
  )
}

/** From 20250301, 2025-3-1, 1-Mar-25, 1 March 2025 or March 1, 2025: in each of them it is plain which is the month. */
function dayInWords(date: string): string | undefined {
  const yearFirst =
    /^(\d{4})(\d{2})(\d{2})(?:\d{4}|\d{6})?$/.exec(date) ??
    /^(\d{4})[-/. ](\w+)[-/. ](\d{1,2})$/.exec(date)
  if (yearFirst) return toDay(yearFirst[1], yearFirst[2], yearFirst[3])
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]?([a-z]+)\.?,?[-/. ]?(\d{4}|\d{2})$/i.exec(date)
  if (dayFirst) return toDay(dayFirst[3], dayFirst[2], dayFirst[1])
  const named = /^([a-z]+)\.?[-/. ](\d{1,2})(?:st|nd|rd|th)?,?[-/. ]?(\d{4})$/i.exec(date)
  return named ? toDay(named[3], named[1], named[2]) : undefined
}

function toDay(year = '', month = '', date = ''): string | undefined {
  // Meters by interval are younger: 25-03-01 has its year first.
  if (year.length === 2 && year < '09') return undefined
  const inYear = year.length === 2 ? `20${year}` : year
  const day = `${inYear}-${monthNumber(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

function monthNumber(month: string): string {
  if (!/^[a-z]{3}/i.test(month)) return month
  const name = month.toLowerCase()
  return String(monthNames.findIndex((one) => one.toLowerCase().startsWith(name)) + 1)
}

function wrongDate(text: string, line: number): Rejection<MeterProblem> {
  const quoted = text ? `: “${text.slice(0, 24)}”` : ''
  return reject('wrong-date', `Line ${line} has no date we can read${quoted}.`)
}

const asDownloaded = 'Choose the file as you downloaded it.'

function monthFirst(text: string, line: number): Rejection<MeterProblem> {
  return reject(
    'wrong-date',
    `Line ${line} has a date with the month first, ${text}, so we’d mistake others. ${asDownloaded}`,
  )
}

function eitherFirst({ text, line }: { text: string; line: number }): Rejection<MeterProblem> {
  return reject(
    'wrong-date',
    `The date in line ${line}, ${text}, can mean two days, and no other in the file says whether the day or the month comes first. ${asDownloaded}`,
  )
}
