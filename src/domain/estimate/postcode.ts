import { parseRanges, valueFor } from '../postcode-ranges.ts'
import { type State, statePostcodes } from './data/places.ts'
import { postcodeZones } from './data/zones.ts'

export type Zone = 1 | 2 | 3 | 4

const zoneRuns = parseRanges(postcodeZones.value)

/** A postcode as people type it, without its spaces. */
export function parsePostcode(text: string): string {
  return text.replace(/\s/g, '')
}

/** Zone of sun for certificates in Victoria. Any other postcode gets zone 4, which earns least. */
export function zoneOf(postcode: string): Zone {
  const zone = Number(valueFor(postcode, zoneRuns))
  return zone === 1 || zone === 2 || zone === 3 ? zone : 4
}

/** Undefined if it is no postcode. */
export function stateOf(postcode: string): State | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  const code = Number(postcode)
  return statePostcodes.value.find(([first, last]) => first <= code && code <= last)?.[2]
}

/** A Victorian postcode of places, not of post-office boxes. */
export function isVictorianHome(postcode: string): boolean {
  return /^3\d{3}$/.test(postcode)
}
