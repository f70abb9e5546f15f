import { victorianRegions } from './data/places.ts'
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

/** As operators read them. */
export const regionLabels: Record<Region, string> = {
  inner: 'Inner Melbourne',
  eastern: 'Eastern suburbs',
  northern: 'Northern suburbs',
  western: 'Western suburbs',
  southern: 'Southern suburbs',
  outer: 'Outer Melbourne',
  regional: 'Regional Victoria',
}

const runs = parseRanges(victorianRegions.value)

/** The region of Melbourne or Victoria, by our own division; undefined elsewhere and for post-office boxes. */
export function regionOf(postcode: string): Region | undefined {
  if (!/^3\d{3}$/.test(postcode)) return undefined
  const initial = valueFor(postcode, runs)
  return regions.find((region) => region.charAt(0) === initial)
}
