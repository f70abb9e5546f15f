import { daysByChance, normalFrom } from '../../shared/chance.ts'
import { lightOn, sunOn } from '../../shared/year/light.ts'
import { type Shape, shapeOf } from '../../shared/year/shape.ts'
import { type Facing, monthShares, position, type Region, weather } from '../data/sun.ts'
import { monthOf, slotsInDay, stepHours, stepsInYear } from './calendar.ts'

const cache = new Map<string, Shape>()

/**
 * How a year’s generation is spread over its half hours in a region, for panels facing this way. The sun’s path gives the hours, chance
 * bright and dull days and clouds that pass, and PVGIS what a south roof makes in each month. Cached by region and direction.
 */
export function sunShape(region: Region, facing: Facing): Shape {
  const name = `${region} ${facing}`
  const cached = cache.get(name)
  if (cached) return cached
  const bright = brightness()
  const south = monthlySums(lightOver(region, 'S'), bright)
  const light = lightOver(region, facing)
  for (let step = 0; step < stepsInYear; step++) {
    const month = monthOf[step] ?? 0
    const scale = (monthShares.value[region][month] ?? 0) / (south[month] ?? 1)
    light[step] = (light[step] ?? 0) * (bright[step] ?? 0) * scale
  }
  const shape = shapeOf(light)
  cache.set(name, shape)
  return shape
}

let brightnessCached: Float64Array | undefined

/** How bright each half hour is beside a usual one, the same for every region and roof. */
function brightness(): Float64Array {
  if (brightnessCached) return brightnessCached
  const { dayDeviation, likeness, least, most, flicker } = weather.value
  const cloud = normalFrom(1849)
  const days = daysByChance(20270101, likeness).map((own) =>
    Math.min(most, Math.max(least, Math.exp(dayDeviation * own))),
  )
  brightnessCached = Float64Array.from(
    { length: stepsInYear },
    (_, step) => (days[Math.floor(step / slotsInDay)] ?? 1) * Math.exp(flicker * cloud()),
  )
  return brightnessCached
}

function monthlySums(light: Float64Array, bright: Float64Array): Float64Array {
  const sums = new Float64Array(12)
  for (let step = 0; step < stepsInYear; step++) {
    const month = monthOf[step] ?? 0
    sums[month] = (sums[month] ?? 0) + (light[step] ?? 0) * (bright[step] ?? 0)
  }
  return sums
}

/** Light on the panels in the middle of each half hour of a clear year. Only its shape counts. */
function lightOver(region: Region, facing: Facing): Float64Array {
  const { latitude, longitude, pitch } = position.value
  const panels = {
    latitude: latitude[region],
    facing: facing === 'not-sure' ? ('S' as const) : facing,
    tilt: pitch,
    diffuseShare: weather.value.diffuseShare,
  }
  const light = new Float64Array(stepsInYear)
  for (let day = 1, step = 0; step < stepsInYear; day++) {
    const sun = sunOn(day, longitude, 0)
    for (const next = step + slotsInDay; step < next; step++)
      light[step] = lightOn(panels, sun, ((step % slotsInDay) + 0.5) * stepHours)
  }
  return light
}
