import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { inPlace, withPostcode } from '#domain/place-phrase.ts'
import type { Clock } from '#domain/promise/format-time.ts'
import type { LetterDeps } from '../letter.ts'

export type OfferContent = { offer: OutgoingOffer }
export type OfferLetterDeps = Omit<
  LetterDeps<OfferContent>,
  'siteUrl' | 'pageLink' | 'withdrawalLink'
>

/** 'A battery in Reservoir, 3073'. */
export function nameOf({ summary }: Pick<OutgoingOffer, 'summary'>): string {
  const where = withPostcode(summary)
  return where ? `${summary.service} ${inPlace(where)}` : `${summary.service}, no postcode given`
}

export function clockOf({ brand, now }: OfferLetterDeps): Clock {
  return { now: now.getTime(), timeZone: brand.timeZone }
}

const ordinals = ['first', 'second', 'third']

/** 'first' for 1. */
export function ordinalWord(place: number): string {
  return ordinals[place - 1] ?? `${place}th`
}
