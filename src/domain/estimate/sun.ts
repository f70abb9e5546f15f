import { hoursInYear, monthOf } from './calendar.ts'
import { diffuseShare, type Facing, melbourne, roofTilt, weather } from './data/sun.ts'
import { monthShares } from './months.ts'

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

const known = new Map<Facing, Float64Array>()

/**
 * Share of a year’s generation in Melbourne that falls in each hour, for panels facing this way; adds up to one. From
 * where the sun stands, bright and dull days in turn, and months as published for a roof that faces north. Worked out
 * once for each direction.
 */
export function sunShape(facing: Facing): Float64Array {
  const before = known.get(facing)
  if (before) return before
  const shape = lightOn(facing)
  const north = facing === 'N' ? shape : lightOn('N')
  const madeNorth = new Float64Array(12)
  for (let hour = 0; hour < hoursInYear; hour++)
    madeNorth[monthOf[hour] ?? 0] = (madeNorth[monthOf[hour] ?? 0] ?? 0) + (north[hour] ?? 0)
  const scales = monthShares().map((share, month) => share / (madeNorth[month] ?? 1))
  let year = 0
  for (let hour = 0; hour < hoursInYear; hour++) {
    shape[hour] = (shape[hour] ?? 0) * (scales[monthOf[hour] ?? 0] ?? 0)
    year += shape[hour] ?? 0
  }
  for (let hour = 0; hour < hoursInYear; hour++) shape[hour] = (shape[hour] ?? 0) / year
  known.set(facing, shape)
  return shape
}

/** Light on the panels in each hour, on no scale of its own, brighter and duller by day. */
function lightOn(facing: Facing): Float64Array {
  const light = new Float64Array(hoursInYear)
  const { latitude, longitude, zoneMeridian } = melbourne.value
  const tilt = facing === 'flat' ? 0 : roofTilt.value * radians
  const azimuth = facing === 'flat' ? 0 : azimuths[facing] * radians
  const days = weather.value
  const diffuse = diffuseShare.value
  const [sinPlace, cosPlace] = [Math.sin(latitude * radians), Math.cos(latitude * radians)]
  for (let day = 0; day < 365; day++) {
    const bright = days[day % days.length] ?? 1
    const declination = 23.45 * radians * Math.sin(((360 * (284 + day + 1)) / 365) * radians)
    const [sinSun, cosSun] = [Math.sin(declination), Math.cos(declination)]
    const late = (4 * (longitude - zoneMeridian) + equationOfTime(day + 1)) / 60
    for (let hour = 0; hour < 24; hour++) {
      const turned = 15 * (hour + 0.5 + late - 12) * radians
      const height = sinPlace * sinSun + cosPlace * cosSun * Math.cos(turned)
      if (height <= 0) continue
      // The sun as east, north and up; the panels' face likewise. (Duffie and Beckman, chapter 1.)
      const east = -cosSun * Math.sin(turned)
      const north = cosPlace * sinSun - sinPlace * cosSun * Math.cos(turned)
      const straight =
        height * Math.cos(tilt) +
        Math.sin(tilt) * (east * Math.sin(azimuth) + north * Math.cos(azimuth))
      const direct = beam(height)
      light[day * 24 + hour] =
        bright *
        direct *
        ((1 - diffuse) * Math.max(0, straight) + (diffuse * height * (1 + Math.cos(tilt))) / 2)
    }
  }
  return light
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
