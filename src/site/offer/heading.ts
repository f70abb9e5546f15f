import { offerWords } from '#content/pages/offer.ts'
import type { OfferSummary } from '#domain/offer/offer-summary.ts'
import { inPlace, withPostcode } from '#domain/place-phrase.ts'

/** 'Reservoir, 3073', 'near Horsham, 3401', 'the 3029 area'; the state where the visitor left no postcode. */
export function placeOf(where: Pick<OfferSummary, 'place' | 'postcode'>): string {
  return withPostcode(where) || offerWords.nowhere
}

/** 'A battery in Reservoir, 3073'. */
export function headingOf(summary: OfferSummary): string {
  return `${summary.service} ${inPlace(placeOf(summary))}`
}
