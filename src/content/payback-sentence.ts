import { formatTens, formatYears } from '#content/format.ts'
import type { Money, Payback } from '#domain/estimate/shared/payback.ts'

/**
 * They pay for themselves in about 9 years, 7 to 13 in eight cases out of ten. Where they don’t, the price up to which they would is
 * named.
 */
export function formatPaybackSentence(
  subject: 'It' | 'They',
  { soonest, mid, latest }: Payback,
  paysUpTo: number,
): string {
  const [pays, itself] = subject === 'It' ? ['pays', 'itself'] : ['pay', 'themselves']
  const wont = mid === null && `won’t pay for ${itself} within 25 years`
  const would =
    paysUpTo > 0 ? ` At ${formatTens(paysUpTo)} or less, ${subject.toLowerCase()} would.` : ''
  if (soonest === null) return `${subject} ${wont}.${would}`
  if (mid === null)
    return `${subject} probably ${wont}; at best, in ${formatYears(soonest)}.${would}`
  const about = `${subject} ${pays} for ${itself} in about ${formatYears(mid)}`
  if (latest === null) return `${about}; ${formatYears(soonest)} at best, over 25 years at worst.`
  return formatYears(soonest) === formatYears(latest)
    ? `${about}.`
    : `${about}, ${formatYears(soonest, latest)} in eight cases out of ten.`
}

/** 'pays at $7,480 or less': where what is bought doesn’t pay for itself in the middle. Empty where no price would. */
export function formatPaysUpTo({ payback, paysUpTo }: Pick<Money, 'payback' | 'paysUpTo'>): string {
  return payback.mid === null && paysUpTo > 0 ? `pays at ${formatTens(paysUpTo)} or less` : ''
}
