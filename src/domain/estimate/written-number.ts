import type { Estimate } from './figure.ts'

/** 8,672 with a comma for thousands; as many decimals as told. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.')
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : ''
  const commas = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${commas}${part ? `.${part}` : ''}`
}

/** As few decimals as tell it, at most two: 6.6, 10, 28.16. */
export function formatShort(value: number): string {
  return formatNumber(value, 2).replace(/\.?0+$/, '')
}

/** Whole dollars: $1,482, −$300. */
export function formatDollars(value: number): string {
  const text = formatNumber(Math.abs(value))
  return value < 0 && text !== '0' ? `−$${text}` : `$${text}`
}

/** Both ends, or one where they read the same: $794–$1,266. Ends below nothing are kept apart by a word. */
export function formatEstimate({ low, high }: Estimate, write: (value: number) => string): string {
  const [from, to] = [write(low), write(high)]
  if (from === to) return from
  return from.startsWith('−') ? `${from} to ${to}` : `${from}–${to}`
}
