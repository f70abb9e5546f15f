import { numberWord } from '#content/words.ts'
import { wallClock } from '#domain/calendar.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { daysOf, type Period, type Unit } from '#domain/insight/period.ts'
import { capitalise } from '#domain/letter-case.ts'
import { months } from '../words/moments.ts'

/** The heading of a column: 'Fri 6', '24 Aug' for the week from that day, 'Nov 2026'. */
export function formatColumn({ since }: Period, unit: Unit): string {
  const { day, month, year, weekday } = partsOf(since)
  if (unit === 'day') return `${weekday} ${day}`
  return unit === 'week' ? `${day} ${month}` : `${month} ${year}`
}

/** '6 to 19 Nov 2026'. Months and years are repeated only if they differ. */
export function formatPeriod({ since, until }: Period): string {
  const from = partsOf(since)
  const to = partsOf(until)
  const end = `${to.day} ${to.month} ${to.year}`
  if (since === until) return `${to.weekday} ${end}`
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} to ${end}`
  if (from.month !== to.month) return `${from.day} ${from.month} to ${end}`
  return `${from.day} to ${end}`
}

export function formatDays(period: Period): string {
  return formatCount(daysOf(period), 'day')
}

function partsOf(day: string) {
  const [year = '', month, date] = day.split('-')
  const { weekday } = wallClock(Date.parse(`${day}T12:00:00Z`), 'UTC')
  return { day: Number(date), month: months[Number(month) - 1] ?? '', year, weekday }
}

/** 'Melbourne' for 'Australia/Melbourne'. */
export function timeZonePlace(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}

/** '1 lead', '1,204 leads'. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`
}

/** 'Fourteen others'. */
export function formatOthers(count: number): string {
  return `${capitalise(numberWord(count))} other${count === 1 ? '' : 's'}`
}

/** So many rows have a place of their own. */
const mostNamed = 6

/** Rows that are named, and those folded below them. A single one is not worth a fold. */
export function foldAfter<Row>(rows: readonly Row[]): {
  named: readonly Row[]
  others: readonly Row[]
} {
  const named = rows.length > mostNamed + 1 ? rows.slice(0, mostNamed) : rows
  return { named, others: rows.slice(named.length) }
}

/** A step by its id: 'Electricity bill'; 'Phone' for 'contact-phone'. */
export function stepLabel(step: string): string {
  return capitalise(step.replace(/^contact-/, '').replaceAll('-', ' '))
}
