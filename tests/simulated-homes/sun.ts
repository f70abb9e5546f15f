import { at, calendar, daysOfYear, minutesOfStep, stepsOfDay, stepsOfYear } from './calendar.ts'
import { melbourneMonths, type Place } from './places.ts'
import { correlatedDays, normal, type Random } from './random.ts'

export interface Plane {
  /** Degrees from north, clockwise. */
  azimuth: number
  /** Degrees from flat. */
  tilt: number
}

/** Where the shade falls; it takes the same share of the year wherever it does. */
export type ShadedPart = 'all day' | 'mornings' | 'afternoons'

/** Of clear sky's light a day lets through, from near none to all; how bright days follow each other is ours to assume. */
const brightness = { deviation: 1.2, correlation: 0.45 }
/** The middles of nine equally likely parts of a normal distribution. */
const ninths = [-1.593, -0.967, -0.589, -0.282, 0, 0.282, 0.589, 0.967, 1.593]
/** What reaches the house of the light on the panels: losses of 14 % and an inverter's 96 %, as PVWatts takes them. */
const performance = 0.86 * 0.96
const radians = Math.PI / 180

function through(level: number, day: number): number {
  return 1 / (1 + Math.exp(-level - brightness.deviation * day))
}

interface Light {
  /** W/m2 on the flat under a clear sky (Haurwitz). */
  clear: number
  /** Towards the sun: east, north, up. */
  sun: readonly [number, number, number]
}

function lightAt(place: Place, dayOfYear: number, meterHour: number): Light {
  const angle = (2 * Math.PI * (dayOfYear - 81)) / 364
  const equationMinutes =
    9.87 * Math.sin(2 * angle) - 7.53 * Math.cos(angle) - 1.5 * Math.sin(angle)
  const solarHour = meterHour + (place.longitude - 150) / 15 + equationMinutes / 60
  const hourAngle = 15 * (solarHour - 12) * radians
  const declination = 23.45 * radians * Math.sin((2 * Math.PI * (284 + dayOfYear)) / 365)
  const latitude = place.latitude * radians
  const up =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle)
  const east = -Math.cos(declination) * Math.sin(hourAngle)
  const north =
    Math.cos(latitude) * Math.sin(declination) -
    Math.sin(latitude) * Math.cos(declination) * Math.cos(hourAngle)
  return { clear: up > 0.01 ? 1098 * up * Math.exp(-0.059 / up) : 0, sun: [east, north, up] }
}

/** kW that one kW of panels makes when the sky lets the given share through; dull light comes from everywhere. */
function kwOn({ azimuth, tilt }: Plane, { clear, sun }: Light, share: number): number {
  if (clear === 0) return 0
  const diffuse = 1 - 0.85 * Math.min(1, Math.max(0, (share - 0.25) / 0.75) ** 1.3)
  const slope = tilt * radians
  const facing =
    Math.sin(slope) * Math.sin(azimuth * radians) * sun[0] +
    Math.sin(slope) * Math.cos(azimuth * radians) * sun[1] +
    Math.cos(slope) * sun[2]
  const beam = (1 - diffuse) * Math.min(8, Math.max(0, facing) / Math.max(0.05, sun[2]))
  const sky = diffuse * ((1 + Math.cos(slope)) / 2) + 0.2 * ((1 - Math.cos(slope)) / 2)
  return (performance * clear * share * (beam + sky)) / 1000
}

/** kWh per kW on the average day of a month with the given level of brightness. */
function expectedDay(place: Place, plane: Plane, month: number, level: number): number {
  const dayOfYear = 15 + month * 30.4
  let kwh = 0
  for (let step = 0; step < 48; step += 1) {
    const light = lightAt(place, dayOfYear, step / 2 + 0.25)
    if (light.clear > 0)
      for (const day of ninths) kwh += kwOn(plane, light, through(level, day)) / 2 / ninths.length
  }
  return kwh
}

const northward = { azimuth: 0, tilt: 25 }
const levelsByArea = new Map<string, number[]>()
const lightsByArea = new Map<string, Light[]>()

/** The year's light over an area, at the middle of each step. */
function lightsOf(place: Place): Light[] {
  const known = lightsByArea.get(place.area)
  if (known) return known
  const lights = calendar.flatMap(({ dayOfYear }) =>
    Array.from({ length: stepsOfDay }, (_, step) =>
      lightAt(place, dayOfYear, ((step + 0.5) * minutesOfStep) / 60),
    ),
  )
  lightsByArea.set(place.area, lights)
  return lights
}

/** How bright each month is, so that panels facing north make what the area's do. */
function levelsOf(place: Place): number[] {
  const known = levelsByArea.get(place.area)
  if (known) return known
  const levels = melbourneMonths.map((kwh, month) => {
    let [dull, bright] = [-4, 6]
    for (let round = 0; round < 24; round += 1) {
      const middle = (dull + bright) / 2
      if (expectedDay(place, northward, month, middle) < kwh * place.ratio) dull = middle
      else bright = middle
    }
    return (dull + bright) / 2
  })
  levelsByArea.set(place.area, levels)
  return levels
}

export interface Weather {
  /** Share of clear sky's light, by day. */
  brightness: number[]
  /** The same days as normal numbers, for what follows the sun. */
  sunny: number[]
}

export function drawWeather(random: Random, place: Place): Weather {
  const levels = levelsOf(place)
  const sunny = correlatedDays(random, daysOfYear, brightness.correlation)
  return {
    sunny,
    brightness: sunny.map((day, index) => through(at(levels, calendar[index]?.month ?? 0), day)),
  }
}

/** Shares of a day's light at each step: clouds pass on half-bright days, hardly on clear or wholly grey ones. */
function flicker(random: Random, mean: number, lights: readonly Light[]): Float64Array {
  const deviation = 1.7 * mean * (1 - mean)
  const shares = new Float64Array(stepsOfDay)
  let cloud = normal(random)
  let [lit, all] = [0, 0]
  for (const [step, { clear }] of lights.entries()) {
    cloud = 0.8 * cloud + 0.6 * normal(random)
    const share = Math.min(1.15, mean * Math.exp(deviation * cloud))
    shares[step] = share
    lit += share * clear
    all += clear
  }
  const correction = (mean * all) / lit
  return shares.map((share) => Math.min(1.15, share * correction))
}

/**
 * A year of what one kW makes, kWh at each step.
 *
 * @param yearly kWh per kW and day that such a roof makes in an average year; the weather's own year may bring more or less.
 */
export function makeSun(
  random: Random,
  place: Place,
  plane: Plane,
  weather: Weather,
  yearly: number,
  shade: { share: number; part: ShadedPart },
): Float64Array {
  const levels = levelsOf(place)
  const expected = levels.map((level, month) => expectedDay(place, plane, month, level))
  const mean = expected.reduce((sum, kwh) => sum + kwh, 0) / 12
  const scale = yearly / mean
  const made = new Float64Array(stepsOfYear)
  const allLights = lightsOf(place)
  for (const index of calendar.keys()) {
    const lights = allLights.slice(index * stepsOfDay, (index + 1) * stepsOfDay)
    const shares = flicker(random, at(weather.brightness, index), lights)
    for (const [step, light] of lights.entries()) {
      if (light.clear > 0)
        made[index * stepsOfDay + step] =
          (kwOn(plane, light, at(shares, step)) *
            minutesOfStep *
            scale *
            (1 - shaded(shade, light))) /
          60
    }
  }
  return made
}

function shaded({ share, part }: { share: number; part: ShadedPart }, { sun }: Light): number {
  if (part === 'all day') return share
  return (part === 'mornings') === sun[0] > 0 ? 2 * share : 0
}
