import { formatMoney } from '#estimate/format-money.ts'
import { daysBetween, monthNames } from '../calendar.ts'
import { formatDayOfYear } from '../promise/format-time.ts'
import type { Liability } from './installer.ts'
import { warnedDays } from './standing.ts'

/** '£5m', '£2.5m', '£500,000'. */
export function formatLiability({ pounds }: Pick<Liability, 'pounds'>): string {
  const millions = pounds / 1_000_000
  const decimals = [0, 1].find((places) => Number(millions.toFixed(places)) === millions)
  return millions >= 1 && decimals !== undefined
    ? `${formatMoney(millions, decimals)}m`
    : formatMoney(pounds)
}

/**
 * For how much it is insured on a day (YYYY-MM-DD), as a phrase that can be read aloud: 'Insured to £5m until June'. What ends soon has its
 * day in it, since a phrase is read for weeks. Undefined where no insurance is current.
 */
export function insuredPhrase(
  liability: Liability | undefined,
  today: string,
): { text: string; endsSoon: boolean } | undefined {
  if (!liability || liability.until < today) return undefined
  const { until } = liability
  const daysLeft = daysBetween(today, until)
  const month = monthNames[Number(until.slice(5, 7)) - 1] ?? ''
  const endsSoon = daysLeft <= warnedDays
  // From eleven months on, a month could be this year's.
  const inMonth = daysLeft < 334 ? month : `${month} ${until.slice(0, 4)}`
  const end = endsSoon ? formatDayOfYear(until, today) : inMonth
  return { text: `Insured to ${formatLiability(liability)} until ${end}`, endsSoon }
}
