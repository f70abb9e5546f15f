import type { Estimate } from '../../shared/figure.ts'
import { type Shape, shapeOf } from '../../shared/year/shape.ts'
import { diffuseShare, type Facing, melbourne, roofTilt, weather } from '../data/sun.ts'
import { hoursInYear, monthLengths, monthOf, slots } from './calendar.ts'
import { monthShares } from './generation.ts'

const radians = Math.PI / 180
const azimuths: Record<Exclude<Facing, 'flat'>, number> = {
  N: 0,
  NE: 45,
  E: 90,
  SE: 135,
  S: 180,
  SW: 225,
  W: 270,
  NW: 315,
  'not-sure': 0,
}

const cache = new Map<string, Shape>()

/**
 * How a year’s generation in Melbourne is spread over its hours, for panels facing this way. The sun’s position in the
 * middle of each month gives the hours, runs of bright and dull days the weather, and published figures for a north roof
 * the months. Days differ most at `low`. Cached by direction and level.
 */
export function sunShape(facing: Facing, level: keyof Estimate): Shape {
  const name = `${facing} ${level}`
  const cached = cache.get(name)
  if (cached) return cached
  const days = weather.value[level]
  const light = monthsOfLight(facing)
  const scales = scaleOfMonths(monthsOfLight('N'), days)
  for (let slot = 0; slot < slots; slot++)
    light[slot] = (light[slot] ?? 0) * (scales[Math.floor(slot / 24)] ?? 0)
  const hours = new Float64Array(hoursInYear)
  for (let hour = 0; hour < hoursInYear; hour++) {
    const bright = days[Math.floor(hour / 24) % days.length] ?? 1
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
    for (const last = day + (monthLengths[month] ?? 0); day < last; day++)
      bright += days[day % days.length] ?? 1
    const light = north.subarray(month * 24, month * 24 + 24).reduce((sum, part) => sum + part)
    return share / (bright * light)
  })
}

/** Light on the panels by month and hour of standard time, in the middle of the month. Only its shape counts. */
function monthsOfLight(facing: Facing): Float64Array {
  const light = new Float64Array(slots)
  let day = 0
  for (const [month, length] of monthLengths.entries()) {
    const sun = sunOn(day + length / 2)
    for (let hour = 0; hour < 24; hour++)
      light[month * 24 + hour] = lightOn(facing, sun, hour + 0.5)
    day += length
  }
  return light
}

type Sun = { declination: number; hoursAhead: number }

/** The sun’s declination on a day of the year (Cooper 1969), and the hours by which it is ahead of clocks. */
function sunOn(day: number): Sun {
  const { longitude, zoneMeridian } = melbourne.value
  return {
    declination: 23.45 * radians * Math.sin(((360 * (284 + day)) / 365) * radians),
    hoursAhead: (4 * (longitude - zoneMeridian) + equationOfTime(day)) / 60,
  }
}

/** Duffie and Beckman, chapter 1, with the sun’s and the panels’ directions as east, north and up. */
function lightOn(facing: Facing, { declination, hoursAhead }: Sun, hour: number): number {
  const place = melbourne.value.latitude * radians
  const tilt = facing === 'flat' ? 0 : roofTilt.value * radians
  const azimuth = facing === 'flat' ? 0 : azimuths[facing] * radians
  const turned = 15 * (hour + hoursAhead - 12) * radians
  const across = Math.cos(declination) * Math.cos(turned)
  const height = Math.sin(place) * Math.sin(declination) + Math.cos(place) * across
  if (height <= 0) return 0
  const east = -Math.cos(declination) * Math.sin(turned)
  const north = Math.cos(place) * Math.sin(declination) - Math.sin(place) * across
  const straight =
    height * Math.cos(tilt) +
    Math.sin(tilt) * (east * Math.sin(azimuth) + north * Math.cos(azimuth))
  const diffuse = diffuseShare.value
  return (
    beam(height) *
    ((1 - diffuse) * Math.max(0, straight) + (diffuse * height * (1 + Math.cos(tilt))) / 2)
  )
}

/** Share of the sun’s beam that reaches the ground (Meinel 1976, with Kasten and Young’s air mass of 1989). */
function beam(height: number): number {
  const elevation = Math.asin(height) / radians
  const airMass = 1 / (height + 0.50572 * (elevation + 6.07995) ** -1.6364)
  return 0.7 ** (airMass ** 0.678)
}

/** Minutes by which a sundial runs ahead of the clock (Spencer 1971, as in Duffie and Beckman). */
function equationOfTime(day: number): number {
  const turn = ((2 * Math.PI) / 365) * (day - 1)
  return (
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.04089 * Math.sin(2 * turn))
  )
}
