import { placesOfVictoria } from '#content/places-vic.ts'
import type { Country } from '#domain/enquiry/country.ts'

/** The places we know by name, by the country's code: of Australia those in Victoria. */
const knownPlaces: Record<string, { state: string; names: typeof placesOfVictoria }> = {
  AU: { state: 'VIC', names: placesOfVictoria },
}

/** The name of a postcode's place, where it's known: 'Seddon'. */
export function placeName(postcode: string, { code }: Country): string | undefined {
  return knownPlaces[code]?.names[postcode]?.replace(/ \(Vic\.\)$/, '')
}

/** A postcode with its place, as on an envelope: 'Seddon VIC 3011'. */
export function formatPlaceLine(postcode: string, country: Country): string {
  const name = placeName(postcode, country)
  return name ? `${name} ${knownPlaces[country.code]?.state} ${postcode}` : postcode
}
