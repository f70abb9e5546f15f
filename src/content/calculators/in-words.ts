import type { Estimate } from '#domain/estimate/figure.ts'
import type { Payback } from '#domain/estimate/money/payback.ts'
import {
  formatDollars,
  formatEstimate,
  formatNumber,
  formatShort,
} from '#domain/estimate/written-number.ts'

/** To the nearest ten: what is not known to a dollar is not told to one. */
export function formatTens(value: number): string {
  return formatDollars(Math.round(value / 10) * 10)
}

/** $640–$1,100, for tables. */
export function formatMoney(range: Estimate): string {
  return formatEstimate(range, formatTens)
}

/** $640 to $1,100, for sentences. */
export function formatMoneyInSentence(range: Estimate): string {
  return formatMoney(range).replace('–', ' to ')
}

export function formatHundreds(range: Estimate): string {
  return formatEstimate(range, (value) => formatNumber(Math.round(value / 100) * 100))
}

export function formatPercent(range: Estimate): string {
  return formatEstimate(range, (value) => formatNumber(value * 100)).concat('%')
}

export function formatPlain(range: Estimate): string {
  return formatEstimate(range, formatShort)
}

/** For tables: whole years, from the soonest to the latest. */
export function formatPayback({ soonest, latest }: Payback): string {
  if (soonest === null) return 'not within 25 years'
  const from = wholeYears(soonest)
  if (latest === null) return `${from} years at best, at worst not within 25`
  const to = wholeYears(latest)
  return from === to ? formatYears(from) : `${from} to ${to} years`
}

export function formatYears(formatCount: number): string {
  return formatCount === 1 ? 'a year' : `${formatCount} years`
}

/** A year that has begun counts. */
export function wholeYears(value: number): number {
  return Math.max(1, Math.ceil(value))
}

export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`
}

export function counts(range: Estimate, many: string): string {
  return `${formatEstimate(range, formatNumber)} ${many}`
}

/** The same as a sentence. */
export function formatPaidBack(subject: 'It' | 'They', { soonest, latest }: Payback): string {
  const reflexive = subject === 'It' ? 'itself' : 'themselves'
  const has = subject === 'It' ? 'has' : 'have'
  if (soonest === null)
    return `${subject} ${subject === 'It' ? 'does' : 'do'} not pay for ${reflexive} within 25 years.`
  const from = wholeYears(soonest)
  if (latest === null)
    return `At best ${subject.toLowerCase()} ${has} paid for ${reflexive} after ${formatYears(from)}, at worst not within 25.`
  const to = wholeYears(latest)
  return `${subject} ${has} paid for ${reflexive} after ${from === to ? formatYears(from) : `${from} to ${to} years`}.`
}
