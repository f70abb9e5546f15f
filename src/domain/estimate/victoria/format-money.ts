import { formatNumber } from '../shared/numbers.ts'

/** Dollars, whole or with cents: $1,482, −$300, $68.50. */
export function formatMoney(value: number, decimals = 0): string {
  // The sign comes after a minus.
  return formatNumber(value, decimals).replace(/^−?/, '$&$$')
}

/** '$68.00', '−$68.00', '$1,113.20'. */
export function formatCents(cents: number): string {
  return formatMoney(cents / 100, 2)
}

/** As short as a button has it: '$68', and '$68.50' where there are cents. */
export function formatShortCents(cents: number): string {
  return formatMoney(cents / 100, cents % 100 && 2)
}
