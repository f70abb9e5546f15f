import type { Country } from './enquiry/country.ts'
import { capitalise } from './letter-case.ts'
import { withPostcode } from './place-phrase.ts'
import { placesOfVictoria } from './places-vic.ts'

/** The places we know by name, by the country's code: of Australia those in Victoria. */
const knownPlaces: Record<
  string,
  { state: string; nameOf: (postcode: string) => string | undefined }
> = {
  AU: { state: 'VIC', nameOf: victorianPlace },
}

/**
 * How the place of a Victorian postcode is said, where it's known: 'Swan Hill', 'near Horsham', 'the 3029 area'. Elsewhere the same digits
 * are another place.
 */
export function victorianPlace(postcode: string): string | undefined {
  const place = placesOfVictoria[postcode]
  return place === '' ? `the ${postcode} area` : place
}

/** How a postcode's place in this country is said, where it's known. */
export function placeName(postcode: string, { code }: Country): string | undefined {
  return knownPlaces[code]?.nameOf(postcode)
}

/** A postcode with its place, as on an envelope: 'Footscray VIC 3011', 'Near Horsham VIC 3401', 'The 3029 area'. */
export function formatPlaceLine(postcode: string, country: Country): string {
  const name = placeName(postcode, country)
  if (!name) return postcode
  return withPostcode(
    { place: capitalise(name), postcode },
    ` ${knownPlaces[country.code]?.state} `,
  )
}
