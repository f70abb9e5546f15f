import { monthNames } from '#domain/calendar.ts'
import { longestWords, type PriceBand } from '#domain/offer/price.ts'
import type { Problem } from '../link-page/link-page.ts'
import type { Offer, PriceField, Pricing, TypedFields } from './offer-page.ts'

/** The value that a band is posted by. */
export function bandValue({ lowCents, highCents }: PriceBand): string {
  return `${lowCents}-${highCents}`
}

/** '30 Nov', of a day, YYYY-MM-DD. */
export function shortDay(day: string): string {
  return `${Number(day.slice(8))}\u00a0${monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`
}

/** The values of the fields: what was typed and could not be sent, or else the price that was named before. */
export function fieldsOf({ typedPrice }: Offer, { price, system }: Pricing): TypedFields {
  if (typedPrice) return typedPrice
  const { kw, panels, batteryKwh } = price?.system ?? system
  return {
    ...(price && {
      band: bandValue(price),
      low: String(price.lowCents / 100),
      high: String(price.highCents / 100),
      week: price.earliestWeek,
      words: price.words,
    }),
    panels: String(panels),
    kilowatts: String(kw),
    'kilowatt-hours': String(batteryKwh),
  }
}

/** The problem of a field of the price, as far as it has one. */
export function problemAt({ problem, typedPrice }: Offer, field: PriceField): Problem | undefined {
  if (problem?.act !== 'send-price' || problem.field !== field) return undefined
  return { message: problem.message, typed: typedPrice?.[field] ?? '' }
}

/** Where a price is changed: by a press where it is one of the bands that are offered, or else as it was typed. */
export function stepToChange({ price, bands }: Pricing): 'change-price' | 'own-price' {
  const isOffered = bands.some((band) => price && bandValue(band) === bandValue(price))
  return isOffered && !price?.system ? 'change-price' : 'own-price'
}

/** A line of the installer's own. */
export const wordsField = { name: 'words', maxLength: longestWords, autoComplete: 'off' } as const
