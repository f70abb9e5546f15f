/** How leads are offered, as owners set it. */
export type OfferRules = {
  /** 'propose': an operator is shown who suits and offers by hand. 'offer': at once, to whoever is in turn. */
  mode: 'propose' | 'offer'
  /** After so many minutes of calling hours an offer lapses. */
  minutes: number
}

export const usualOfferRules: OfferRules = { mode: 'offer', minutes: 60 }

/** Less leaves nobody the time to look; more and the promise runs out with one installer. */
export const offerMinutes = { least: 15, most: 480 }
