import { capitalise } from '../../letter-case.ts'
import { withPostcode } from '../../place-phrase.ts'
import places from './data/places-vic.json' with { type: 'json' }

/**
 * The name shown for a Victorian postcode's place: the name that most people there use, 'near' a town, or '' where no one name covers it.
 * Names by Census population, twelve of them by hand.
 * Source: Australian Bureau of Statistics (Census 2016 and 2021, ASGS), CC BY 4.0 and CC BY 2.5 AU, combined by us.
 */
export const placesOfVictoria: Readonly<Record<string, string>> = places

/** Every postcode of a place, for what is counted over all of them. */
export const postcodes: readonly string[] = Object.keys(placesOfVictoria)

/** The name shown for a Victorian postcode's place, where it's known: 'Swan Hill', 'near Horsham', 'the 3029 area'. */
export function placeName(postcode: string): string | undefined {
  const place = placesOfVictoria[postcode]
  return place === '' ? `the ${postcode} area` : place
}

/** A postcode with its place, as on an envelope: 'Footscray VIC 3011', 'Near Horsham VIC 3401', 'The 3029 area'. */
export function formatPlaceLine(postcode: string): string {
  const name = placeName(postcode)
  if (!name) return postcode
  return withPostcode({ place: capitalise(name), postcode }, ' VIC ')
}
