import { isSameSystem, type PriceBand, type QuotedSystem, type TypedPrice } from './price.ts'

/** A price as it was typed or pressed. */
export type TypedPriceFields = {
  /** The ends of a band in cents, with a hyphen between them; or else what was typed in dollars. */
  band: string
  low: string
  high: string
  week: string
  words: string
  panels: string
  kilowatts: string
  kilowattHours: string
}

/**
 * Parses a price; `problemWithPrice` says what of it can't be. The system is there only where it is another one than was asked about, and
 * nothing of it typed means the same.
 */
export function parsePrice(typed: TypedPriceFields, stated: QuotedSystem): TypedPrice {
  const system = parseSystem(typed)
  return {
    ...parseBand(typed),
    earliestWeek: typed.week,
    words: typed.words,
    system: system && !isSameSystem(system, stated) ? system : undefined,
  }
}

function parseBand({ band, low, high }: TypedPriceFields): PriceBand {
  const [, lowCents, highCents] = /^(\d{1,9})-(\d{1,9})$/.exec(band) ?? []
  return lowCents && highCents
    ? { lowCents: Number(lowCents), highCents: Number(highCents) }
    : { lowCents: parseDollars(low), highCents: parseDollars(high) }
}

/** NaN where it can't be read. */
function parseDollars(typed: string): number {
  const text = typed.replace(/[\s$,]/g, '')
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}

function parseSystem(typed: TypedPriceFields): QuotedSystem | undefined {
  const texts = [typed.panels, typed.kilowatts, typed.kilowattHours].map((text) => text.trim())
  if (texts.every((text) => text === '')) return undefined
  const [panels = 0, kw = 0, batteryKwh = 0] = texts.map(parseSize)
  return { kw, panels, batteryKwh }
}

/** Nought where nothing was typed, NaN where it can't be read. */
function parseSize(text: string): number {
  const size = text.replace(/\s*kwh?$/i, '').replace(',', '.')
  if (size === '') return 0
  return /^\d{1,5}(\.\d{1,2})?$/.test(size) ? Number(size) : Number.NaN
}
