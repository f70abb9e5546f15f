import { daysByChance } from '../../shared/chance.ts'
import type { Estimate } from '../../shared/figure.ts'
import { lightOn, sunOn } from '../../shared/year/light.ts'
import { type Shape, shapeOf } from '../../shared/year/shape.ts'
import { diffuseShare, type Facing, melbourne, roofTilt, weather } from '../data/sun.ts'
import { hoursInYear, monthLengths, monthOf, slots } from './calendar.ts'
import { monthShares } from './generation.ts'

const cache = new Map<string, Shape>()

/**
 * How a year’s generation in Melbourne is spread over its hours, for panels facing this way. The sun’s position in the
 * middle of each month gives the hours, chance the bright and dull days, and published figures for a north roof the months. Days differ most at `low`. Cached by direction and level.
 */
export function sunShape(facing: Facing, level: keyof Estimate): Shape {
  const name = `${facing} ${level}`
  const cached = cache.get(name)
  if (cached) return cached
  const { deviation, likeness, least, most } = weather.value
  const days = daysByChance(20261126, likeness).map((own) =>
    Math.min(most, Math.max(least, 1 + deviation[level] * own)),
  )
  const light = monthsOfLight(facing)
  const scales = scaleOfMonths(monthsOfLight('N'), days)
  for (let slot = 0; slot < slots; slot++)
    light[slot] = (light[slot] ?? 0) * (scales[Math.floor(slot / 24)] ?? 0)
  const hours = new Float64Array(hoursInYear)
  for (let hour = 0; hour < hoursInYear; hour++) {
    const bright = days[Math.floor(hour / 24)] ?? 1
    hours[hour] = bright * (light[(monthOf[hour] ?? 0) * 24 + (hour % 24)] ?? 0)
  }
  const shape = shapeOf(hours)
  cache.set(name, shape)
  return shape
}

/** Factors that give a north roof its published share in each month, whatever weather the month happens to have. */
function scaleOfMonths(north: Float64Array, days: readonly number[]): number[] {
  let day = 0
  return monthShares().map((share, month) => {
    let bright = 0
    for (const last = day + (monthLengths[month] ?? 0); day < last; day++) bright += days[day] ?? 1
    const light = north.subarray(month * 24, month * 24 + 24).reduce((sum, part) => sum + part)
    return share / (bright * light)
  })
}

/** Light on the panels by month and hour of standard time, in the middle of the month. Only its shape counts. */
function monthsOfLight(facing: Facing): Float64Array {
  const light = new Float64Array(slots)
  const { latitude, longitude, zoneMeridian } = melbourne.value
  const panels = {
    latitude,
    facing: facing === 'not-sure' ? ('N' as const) : facing,
    tilt: roofTilt.value,
    diffuseShare: diffuseShare.value,
  }
  let day = 0
  for (const [month, length] of monthLengths.entries()) {
    const sun = sunOn(day + length / 2, longitude, zoneMeridian)
    for (let hour = 0; hour < 24; hour++)
      light[month * 24 + hour] = lightOn(panels, sun, hour + 0.5)
    day += length
  }
  return light
}
