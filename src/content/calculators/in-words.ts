import type { Range } from '#domain/estimate/figure.ts'
import type { Payback } from '#domain/estimate/money/payback.ts'
import { between, dollars, grouped, short } from '#domain/estimate/written-number.ts'

/** To the nearest ten: what is not known to a dollar is not told to one. */
export function tens(value: number): string {
  return dollars(Math.round(value / 10) * 10)
}

/** $640–$1,100, for tables. */
export function money(range: Range): string {
  return between(range, tens)
}

/** $640 to $1,100, for sentences. */
export function moneySaid(range: Range): string {
  return money(range).replace('–', ' to ')
}

export function hundreds(range: Range): string {
  return between(range, (value) => grouped(Math.round(value / 100) * 100))
}

export function percent(range: Range): string {
  return between(range, (value) => grouped(value * 100)).concat('%')
}

export function plain(range: Range): string {
  return between(range, short)
}

/** For tables: whole years, from the soonest to the latest. */
export function paybackIn({ soonest, latest }: Payback): string {
  if (soonest === null) return 'not within 25 years'
  const from = years(soonest)
  if (latest === null) return `${from} years at best, at worst not within 25`
  const to = years(latest)
  return from === to ? yearsSaid(from) : `${from} to ${to} years`
}

export function yearsSaid(count: number): string {
  return count === 1 ? 'a year' : `${count} years`
}

/** A year that has begun counts. */
export function years(value: number): number {
  return Math.max(1, Math.ceil(value))
}

export function count(value: number, one: string, many = `${one}s`): string {
  return `${grouped(value)} ${value === 1 ? one : many}`
}

export function counts(range: Range, many: string): string {
  return `${between(range, grouped)} ${many}`
}

/** The same as a sentence. */
export function paidFor(subject: 'It' | 'They', { soonest, latest }: Payback): string {
  const reflexive = subject === 'It' ? 'itself' : 'themselves'
  const has = subject === 'It' ? 'has' : 'have'
  if (soonest === null)
    return `${subject} ${subject === 'It' ? 'does' : 'do'} not pay for ${reflexive} within 25 years.`
  const from = years(soonest)
  if (latest === null)
    return `At best ${subject.toLowerCase()} ${has} paid for ${reflexive} after ${yearsSaid(from)}, at worst not within 25.`
  const to = years(latest)
  return `${subject} ${has} paid for ${reflexive} after ${from === to ? yearsSaid(from) : `${from} to ${to} years`}.`
}
