import { daysAfter } from '#domain/calendar.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { capNote } from '#estimate/cap-note.ts'
import { panelPrices } from '#estimate/data/prices.ts'

/** What of a page's figures has passed on a day, in sentences. VAT isn't among it: pages follow its rule by themselves. */
export function dayNote(today: Day): string[] {
  return [capNote(today), pricesPassed(today)].filter((sentence) => sentence !== undefined)
}

// Prices of one year are none of the next.
function pricesPassed(today: Day): string | undefined {
  return today > daysAfter(panelPrices.checked, 365)
    ? 'Prices on this page are those of September 2026. Type the one you’ve been quoted.'
    : undefined
}
