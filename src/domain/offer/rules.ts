import type { Way } from './offer.ts'

/** How leads are offered, as owners set it. */
export type OfferRules = {
  /** 'propose': an operator is shown who suits and offers by hand. 'offer': at once, to whoever is in turn. */
  mode: 'propose' | 'offer'
  /** After so many minutes of calling hours an offer lapses. */
  minutes: number
  /** So many offers may be open with an installer for each place that its caps leave. */
  openPerPlace: number
}

/**
 * Whoever is asked for a price has so many minutes of calling hours: nobody waits at the phone, and two working days are promised. An offer
 * to accept has those of the rules.
 */
const pricingMinutes = 16 * 60

export function minutesToAnswer(way: Way | null, { minutes }: OfferRules): number {
  return way === 'prices' ? pricingMinutes : minutes
}

/** So long an offer waits for its visitor to say on our page whether to be called, or to see prices first. */
export const wayWaitMs = 10 * 60_000

export const usualOfferRules: OfferRules = { mode: 'offer', minutes: 60, openPerPlace: 2 }

/** So many days back leads are offered by themselves. Whoever enquired before has been called, or lost; the desk still offers by hand. */
export const offeredDays = 14

/** Less leaves nobody the time to look; more and the promise runs out with one installer. */
export const offerMinutes = { least: 15, most: 480 }

/** Not every offer is accepted, so one a place leaves places empty. With more, most offers of a good day are taken back. */
export const offersPerPlace = { least: 1, most: 5 }
