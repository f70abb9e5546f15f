import { type Estimate, type Figure, multiply, scale } from '../../shared/figure.ts'
import {
  areasOfSun,
  areaYields,
  cityYields,
  type Facing,
  facingShares,
  melbourneMonths,
  melbourneYield,
  type Shading,
  type SunArea,
  shadingShares,
} from '../data/sun.ts'
import { parseRanges, valueFor } from '../postcode-ranges.ts'
import { monthLengths } from './calendar.ts'

const areas = Object.keys(areaYields.value) as SunArea[]
const areaRuns = parseRanges(areasOfSun.value)

/** The yield at a place: Melbourne’s, or in proportion to the sun in that part of the country. */
export function yieldAt(postcode: string): Figure<Estimate> {
  const area = areas.find((name) => name.charAt(0) === valueFor(postcode, areaRuns))
  return area
    ? {
        ...areaYields,
        value: scale(areaYields.value[area] / melbourneYield.value.mid, melbourneYield.value),
      }
    : melbourneYield
}

export type Roof = { facing: Facing; shading: Shading }

/** kWh in the first year: kW × kWh a day × 365 × the shares that direction and shade leave. */
export function yearlyGeneration(kilowatts: number, daily: Estimate, roof: Roof): Estimate {
  return multiply(kilowatts * 365, generationFactors(daily, roof))
}

/** What a year’s generation is multiplied from: the sun, the direction and the shade. */
export function generationFactors(daily: Estimate, { facing, shading }: Roof): Estimate[] {
  return [daily, facingShares.value[facing], shadingShares.value[shading]]
}

/** kWh a year in one of the capital cities, facing north and unshaded; undefined for other places. */
export function cityGeneration(kilowatts: number, city: string): number | undefined {
  const daily = cityYields.value[city]
  return daily === undefined ? undefined : kilowatts * daily * 365
}

/**
 * Each month’s share of a year’s generation in Melbourne: a smooth curve with the published mean, best month and worst
 * month, best around New Year.
 */
export function monthShares(): number[] {
  const { best, worst } = melbourneMonths.value
  const mean = melbourneYield.value.mid
  const first = (best - worst) / 2 / Math.cos(Math.PI / 12)
  const second = ((best + worst) / 2 - mean) / Math.cos(Math.PI / 6)
  const months = monthLengths.map((length, month) => {
    const angle = (2 * Math.PI * (month + 0.5)) / 12
    return length * (mean + first * Math.cos(angle) + second * Math.cos(2 * angle))
  })
  const year = months.reduce((sum, part) => sum + part)
  return months.map((part) => part / year)
}
