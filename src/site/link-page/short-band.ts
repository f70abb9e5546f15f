import type { PriceBand } from '#domain/offer/price.ts'
import { formatShortCents } from '#estimate/format-money.ts'

/** '$12,400–13,900', where there is little room. */
export function shortBand({ lowCents, highCents }: PriceBand): string {
  return `${formatShortCents(lowCents)}–${formatShortCents(highCents).slice(1)}`
}
