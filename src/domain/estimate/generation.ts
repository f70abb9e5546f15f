import { regionOf } from '../region.ts'
import {
  cityYields,
  type Facing,
  facingShares,
  melbourneYield,
  regionalNorthYield,
  type Shading,
  shadingShares,
} from './data/sun.ts'
import { type Figure, type Range, range } from './figure.ts'
import { zoneOf } from './postcode.ts'

/** What is published for the place: Melbourne’s, with more at the upper end in the regional north. */
export function yieldAt(postcode: string): Figure<Range> {
  const north = regionOf(postcode) === 'regional' && zoneOf(postcode) === 3
  return north ? regionalNorthYield : melbourneYield
}

export type Roof = { facing: Facing; shading: Shading }

/** kWh in a panel’s first year: kW × kWh a day × 365 × the share its direction and shade leave. */
export function yearlyGeneration(
  kilowatts: number,
  daily: Range,
  { facing, shading }: Roof,
): Range {
  const direction = facingShares.value[facing]
  const shade = shadingShares.value[shading]
  const made = (end: keyof Range) => kilowatts * daily[end] * 365 * direction[end] * shade[end]
  return range(made('low'), made('high'), made('middle'))
}

/** kWh a year in one of the capital cities, facing north and unshaded; undefined for other places. */
export function cityGeneration(kilowatts: number, city: string): number | undefined {
  const daily = cityYields.value[city]
  return daily === undefined ? undefined : kilowatts * daily * 365
}
