/** A number as people type it: 4,615 · $450 · £85 · 6.6 kW · 12p · 1 400. Undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^[$£]\s*/, '')
    .replace(/\s*(kwh?|m[2²]|panels?|people|years?|[%cp$£])$/i, '')
    .replace(/(\d)[,\s](?=\d{3}(\D|$))/g, '$1')
    .replace(/^\u2212/, '-')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : undefined
}

export type Limits = { from: number; to: number; whole?: true }

export function isWithin(value: number, { from, to, whole }: Limits): boolean {
  return value >= from && value <= to && (!whole || Number.isInteger(value))
}

/** 8,672, or with decimals 8,672.1. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.')
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : ''
  const commas = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${commas}${part ? `.${part}` : ''}`
}

/** How much narrower a range is of which such a share is left, in per cent, to the nearest five. */
export function percentOff(left: number): number {
  return Math.max(5, Math.round((1 - left) * 20) * 5)
}
