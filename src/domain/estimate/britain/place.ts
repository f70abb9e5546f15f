import { districtOf } from './postcode.ts'

/** Every postcode of a place, for what is counted over all of them. We have no list of districts yet. */
export const postcodes: readonly string[] = []

/** The name shown for a postcode's place: 'the M14 area'. Undefined for what is none. */
export function placeName(postcode: string): string | undefined {
  const district = districtOf(postcode)
  return district && `the ${district} area`
}

/** A postcode as on an envelope. */
export function formatPlaceLine(postcode: string): string {
  return postcode
}
