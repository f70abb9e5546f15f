import type { Estimate } from '#domain/estimate/shared/figure.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Payback } from '#domain/estimate/shared/payback.ts'
import { formatMoney } from '#estimate/format-money.ts'

/** With as few decimals as it needs, at most two: 6.6, 10, 28.16. */
export function formatShort(value: number): string {
  return formatNumber(value, 2).replace(/\.?0+$/, '')
}

/** 68 certificates, $1,482, £258 a kWh, 26.32p or 44.6%: a sign goes where people put it. */
export function formatWithUnit(value: number, unit: string): string {
  const number = value.toLocaleString('en')
  if (/^[$£]/.test(unit)) return `${unit.charAt(0)}${number}${unit.slice(1)}`
  return /^(?:%|p\b)/.test(unit) ? `${number}${unit}` : `${number} ${unit}`
}

export function formatCount(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`
}

/** Both ends, or one if they read the same: $794–$1,266. After a minus sign a word parts them. */
export function formatEstimate({ low, high }: Estimate, format: (value: number) => string): string {
  const [from, to] = [format(low), format(high)]
  if (from === to) return from
  return from.startsWith('−') ? `${from} to ${to}` : `${from}–${to}`
}

/** $640–$1,100, to the nearest ten: we do not know it to the dollar. For tables. */
export function formatMoneyRange(estimate: Estimate): string {
  return formatEstimate(estimate, formatTens)
}

/** $640 to $1,100, for sentences. */
export function formatMoneyInSentence(estimate: Estimate): string {
  return formatMoneyRange(estimate).replace('–', ' to ')
}

/** $870, to the nearest ten. */
export function formatTens(value: number): string {
  return formatMoney(toTens(value))
}

/** How much one number is above another, as a reader finds who subtracts the two as `formatTens` shows them. */
export function formatDifference(more: number, less: number): string {
  return formatMoney(toTens(more) - toTens(less))
}

function toTens(value: number): number {
  return Math.round(value / 10) * 10
}

/** The middle, and the band that covers eight cases in ten: $870 ($640–$1,100). One number if they read the same. */
export function formatMiddle(estimate: Estimate, format = formatTens): string {
  const [middle, band] = [format(estimate.mid), formatEstimate(estimate, format)]
  return middle === band ? middle : `${middle} (${band})`
}

/** To the nearest hundred: 4,600–8,100. */
export function formatHundreds(estimate: Estimate): string {
  return formatEstimate(estimate, (value) => formatNumber(Math.round(value / 100) * 100))
}

/** A share from 0 to 1 as per cent: 22–30%. */
export function formatPercent(estimate: Estimate): string {
  return `${formatEstimate(estimate, (value) => formatNumber(value * 100))}%`
}

/** The middle, and eight cases in ten: 9 years (7–13). For tables. */
export function formatPayback({ soonest, mid, latest }: Payback): string {
  if (soonest === null) return 'over 25 years'
  if (mid === null) return `over 25 years (${wholeYears(soonest)} at best)`
  const [from, middle] = [wholeYears(soonest), formatYears(mid)]
  if (latest === null) return `${middle} (${from}–25+)`
  return from === wholeYears(latest) ? middle : `${middle} (${from}–${wholeYears(latest)})`
}

/** The middle and what is likely around it, each for a line of its own: 9 years, likely 7 to 13. */
export function paybackLines({ soonest, mid, latest }: Payback): { middle: string; range: string } {
  const middle = mid === null ? 'Over 25' : formatYears(mid)
  if (soonest === null) return { middle, range: 'at any likely price' }
  const isOpen = mid === null || latest === null
  return {
    middle,
    range: isOpen
      ? `${wholeYears(soonest)} at best`
      : `likely ${wholeYears(soonest)} to ${wholeYears(latest)}`,
  }
}

/** Both ends, where no middle was stored: 7 to 12 years. */
export function formatPaybackRange({ soonest, latest }: Omit<Payback, 'mid'>): string {
  if (soonest === null) return 'over 25 years'
  if (latest === null) return `${wholeYears(soonest)} years at best; at worst, over 25`
  return formatYears(soonest, latest)
}

/** 9 years, or 7 to 13 years. */
export function formatYears(soonest: number, latest = soonest): string {
  const [from, to] = [wholeYears(soonest), wholeYears(latest)]
  if (from !== to) return `${from} to ${to} years`
  return from === 1 ? 'a year' : `${from} years`
}

function wholeYears(years: number): number {
  return Math.max(1, Math.round(years))
}
