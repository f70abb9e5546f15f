import { placesOfVictoria } from '#content/places-vic.ts'

/** A place by its postcode; only Victoria’s are known by name. */
export function placeName(postcode: string): string | undefined {
  return placesOfVictoria[postcode]?.replace(/ \(Vic\.\)$/, '')
}
