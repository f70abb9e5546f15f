/** A number as people type it: 4,615 · $450 · 6.6 kW · 1 400. Undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*(kwh|kw|m2|m²|panels?|people|years?|%|c|\$)$/i, '')
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
