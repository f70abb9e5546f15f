import { daysAfter } from '../calendar.ts'

/** Whole days in the brand's time zone, both ends included (YYYY-MM-DD). */
export type Period = { since: string; until: string }

const usualDays = 14
export const presetDays = [7, usualDays, 90] as const

/** More than a year is not needed, and would take long to count. */
export const longestDays = 366

/**
 * Parses a period from a query string: `since` and `until`, or `days` up to today. Invalid values are ignored, future
 * days are cut off, and a longer period becomes its last year.
 */
export function parsePeriod(query: Readonly<Record<string, unknown>>, today: string): Period {
  const requested = dayIn(query.until)
  const until = requested && requested < today ? requested : today
  const since = dayIn(query.since) ?? daysAfter(until, 1 - daysIn(query.days))
  if (since > until) return parsePeriod({ since: until, until: since }, today)
  const longest = daysAfter(until, 1 - longestDays)
  return { since: since > longest ? since : longest, until }
}

function dayIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const moment = Date.parse(`${value}T00:00:00Z`)
  // Some engines parse 30 February as a day in March.
  return !Number.isNaN(moment) && daysAfter(value, 0) === value ? value : undefined
}

function daysIn(value: unknown): number {
  const days = Number(value)
  return Number.isInteger(days) && days >= 1 && days <= longestDays ? days : usualDays
}

/** The number of days in a period. */
export function daysOf({ since, until }: Period): number {
  return Math.round((Date.parse(until) - Date.parse(since)) / 86_400_000) + 1
}

export type Unit = 'day' | 'week' | 'month'

const mostColumns = 16

/**
 * Divides a period into the columns of a chart: days if they fit, else weeks from Monday to Sunday, else months. The
 * first and last column may be incomplete.
 */
export function columnsOf(period: Period): { unit: Unit; columns: Period[] } {
  const days = daysOf(period)
  const unit = days <= mostColumns ? 'day' : days <= 7 * (mostColumns - 1) + 1 ? 'week' : 'month'
  const columns: Period[] = []
  for (let since = period.since; since <= period.until; ) {
    const end = endOf(since, unit)
    const until = end < period.until ? end : period.until
    columns.push({ since, until })
    since = daysAfter(until, 1)
  }
  return { unit, columns }
}

function endOf(day: string, unit: Unit): string {
  if (unit === 'day') return day
  const date = new Date(`${day}T00:00:00Z`)
  if (unit === 'week') return daysAfter(day, (7 - date.getUTCDay()) % 7)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0))
    .toISOString()
    .slice(0, 10)
}
