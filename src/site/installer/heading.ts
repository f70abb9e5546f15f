import { offerWords } from '#content/pages/offer.ts'
import type { OfferSummary } from '#domain/installer/offer-summary.ts'

type Where = Pick<OfferSummary, 'place' | 'postcode'>

/** 'Reservoir, 3073'; the state where the visitor left no postcode. */
export function placeOf({ place, postcode }: Where): string {
  return [place, postcode].filter(Boolean).join(', ') || offerWords.nowhere
}

/** 'A battery in Reservoir, 3073'. */
export function headingOf(summary: OfferSummary): string {
  return `${summary.service} in ${placeOf(summary)}`
}

/** In the middle of a sentence: 'a battery'. */
export function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
