import { postcodesOfPlaces } from './data/postcodes.ts'
import { postcodeZones } from './data/zones.ts'
import { parseRanges, valueFor } from './postcode-ranges.ts'

export type Zone = 1 | 2 | 3 | 4

const zoneRuns = parseRanges(postcodeZones.value)
const bitsOfPlaces = atob(postcodesOfPlaces.value)

/** A postcode as people type it, without its spaces. */
export function parsePostcode(text: string): string {
  return text.replace(/\s/g, '')
}

/** How much of a postcode an installer sees before it accepts: all of it, which thousands share. */
export function offeredPostcode(postcode: string): string {
  return postcode
}

/** Zone of sun for certificates in Victoria. Any other postcode gets zone 4, which earns least. */
export function zoneOf(postcode: string): Zone {
  const zone = Number(valueFor(postcode, zoneRuns))
  return zone === 1 || zone === 2 || zone === 3 ? zone : 4
}

/** A Victorian postcode of places, not of post-office boxes. */
export function isVictorianHome(postcode: string): boolean {
  return /^3\d{3}$/.test(postcode)
}

/** Whether a Victorian postcode is one of a place we know. Others belong to large users, or aren't in use. */
export function isKnownPlace(postcode: string): boolean {
  if (!isVictorianHome(postcode)) return false
  const index = Number(postcode) - 3000
  return (bitsOfPlaces.charCodeAt(index >> 3) & (128 >> (index & 7))) !== 0
}
