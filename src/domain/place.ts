import type { Country } from './enquiry/country.ts'
import { placesOfVictoria } from './places-vic.ts'

/** The places we know by name, by the country's code: of Australia those in Victoria. */
const knownPlaces: Record<
  string,
  { state: string; nameOf: (postcode: string) => string | undefined }
> = {
  AU: { state: 'VIC', nameOf: victorianPlace },
}

/** The name of a Victorian postcode's place, where it's known: 'Seddon'. Elsewhere the same digits are another place. */
export function victorianPlace(postcode: string): string | undefined {
  return placesOfVictoria[postcode]?.replace(/ \([^)]*Vic\.\)$/, '')
}

/** The name of a postcode's place in this country, where it's known. */
export function placeName(postcode: string, { code }: Country): string | undefined {
  return knownPlaces[code]?.nameOf(postcode)
}

/** A postcode with its place, as on an envelope: 'Seddon VIC 3011'. */
export function formatPlaceLine(postcode: string, country: Country): string {
  const name = placeName(postcode, country)
  return name ? `${name} ${knownPlaces[country.code]?.state} ${postcode}` : postcode
}
