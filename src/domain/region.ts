import type { Country } from './enquiry/country.ts'
import { victorianRegions } from './estimate/data/places.ts'
import { parseRanges, valueFor } from './postcode-ranges.ts'

export const regions = [
  'inner',
  'eastern',
  'northern',
  'western',
  'southern',
  'outer',
  'regional',
] as const
export type Region = (typeof regions)[number]

const runs = parseRanges(victorianRegions.value)

/** The region of Melbourne or Victoria, by our own division; undefined elsewhere and for post-office boxes. */
export function victorianRegionOf(postcode: string): Region | undefined {
  if (!/^3\d{3}$/.test(postcode)) return undefined
  const initial = valueFor(postcode, runs)
  return regions.find((region) => region.charAt(0) === initial)
}

/** Countries that we know regions of, by their code. */
const lookups: Record<string, typeof victorianRegionOf> = { AU: victorianRegionOf }

/** The region of a postcode in this country. Elsewhere the same digits are another place. */
export function regionOf(postcode: string, { code }: Country): Region | undefined {
  return lookups[code]?.(postcode)
}

/** The regions that postcodes of this country can be in. */
export function regionsOf({ code }: Country): readonly Region[] {
  return lookups[code] ? regions : []
}
