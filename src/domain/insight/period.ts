import { daysAfter } from '../calendar.ts'

/** Whole days on the brand's calendar, the last one included (YYYY-MM-DD). */
export type Period = { since: string; until: string }

export const usualDays = 14
export const presetDays = [7, usualDays, 90] as const

/** Nobody compares more than a year at once, and nobody should wait for it. */
export const longestDays = 366

/**
 * Reads a period from an address: `since` and `until`, or `days` up to today. What cannot be understood is left out,
 * days to come are none yet, and more than a year is its last year.
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
  // The thirtieth of February is a day to some engines, but not the same one.
  return !Number.isNaN(moment) && daysAfter(value, 0) === value ? value : undefined
}

function daysIn(value: unknown): number {
  const days = Number(value)
  return Number.isInteger(days) && days >= 1 && days <= longestDays ? days : usualDays
}

/** How many days a period has. */
export function daysOf({ since, until }: Period): number {
  return Math.round((Date.parse(until) - Date.parse(since)) / 86_400_000) + 1
}

export type Unit = 'day' | 'week' | 'month'

const mostColumns = 16

/**
 * A period in as few columns as fit beside each other: days, else weeks from Monday to Sunday, else months. The first
 * and the last may be cut short by the period's ends.
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
