import { formatNumber } from '../shared/numbers.ts'

/** Pounds, whole or with pence: £1,482, −£300, £68.50. */
export function formatMoney(value: number, decimals = 0): string {
  // The sign comes after a minus.
  return formatNumber(value, decimals).replace(/^−?/, '$&£')
}

/** Of pence: '£68.00', '−£68.00', '£1,113.20'. */
export function formatCents(pence: number): string {
  return formatMoney(pence / 100, 2)
}

/** As short as a button has it: '£68', and '£68.50' where there are pence. */
export function formatShortCents(pence: number): string {
  return formatMoney(pence / 100, pence % 100 && 2)
}

/** A rate as bills have it, never as a part of a pound: 26.32p, 12p. */
export function formatPence(pence: number): string {
  return `${Number(pence.toFixed(2))}p`
}
