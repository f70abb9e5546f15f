/** Generation and consumption on a clear mid-January day in Melbourne. Hours are on the clock, power is in kW. */

const latitude = -37.8
const longitude = 144.96
// Daylight saving time is ten hours ahead of Greenwich plus one: the time of the 165th meridian.
const clockMeridian = 165
const dayOfYear = 15

export const panelPower = 6.6
const tilt = 22
const inverterLimit = 5
// Heat on the glass, dirt, wiring and the inverter take about a fifth.
const afterLosses = 0.79

const radians = (degrees: number) => (degrees * Math.PI) / 180
const sin = (degrees: number) => Math.sin(radians(degrees))
const cos = (degrees: number) => Math.cos(radians(degrees))

/** Degrees the sun stands north of the equator (solar declination, Cooper 1969). */
function declination(day = dayOfYear): number {
  return 23.45 * sin((360 * (284 + day)) / 365)
}

/** Minutes by which a sundial runs ahead of the clock (equation of time, Spencer 1971 as in Duffie and Beckman). */
function equationOfTime(day = dayOfYear): number {
  const turn = (360 * (day - 1)) / 365
  return (
    229.18 *
    (0.000075 +
      0.001868 * cos(turn) -
      0.032077 * sin(turn) -
      0.014615 * cos(2 * turn) -
      0.04089 * sin(2 * turn))
  )
}

/** Degrees the earth has yet to turn until the sun stands due north; after noon, degrees since. */
function hourAngle(hour: number): number {
  const solarHour = hour + (4 * (longitude - clockMeridian) + equationOfTime()) / 60
  return 15 * (solarHour - 12)
}

/** Cosine of the angle between the sun and a plane facing north at this tilt (Duffie and Beckman, 1.6). Level is 0. */
function incidence(hour: number, planeTilt: number): number {
  // Seen from the sun, a north-facing tilt in the south equals a level plane that much nearer the equator.
  const place = latitude + planeTilt
  return sin(place) * sin(declination()) + cos(place) * cos(declination()) * cos(hourAngle(hour))
}

/** Beam on a plane facing the sun, kW per square metre (Meinel 1976, with Kasten and Young's air mass of 1989). */
function beam(hour: number): number {
  const height = incidence(hour, 0)
  if (height <= 0) return 0
  const elevation = 90 - (Math.acos(height) * 180) / Math.PI
  const airMass = 1 / (height + 0.50572 * (elevation + 6.07995) ** -1.6364)
  const nearness = 1 + 0.033 * cos((360 * dayOfYear) / 365)
  return 1.353 * nearness * 0.7 ** (airMass ** 0.678)
}

/** Power from the roof: beam and a tenth again of diffuse light on the tilted glass, after losses, up to the inverter's limit. */
export function generation(hour: number): number {
  const direct = beam(hour)
  const light = direct * Math.max(0, incidence(hour, tilt)) + 0.1 * direct * (1 + cos(tilt)) * 0.5
  return Math.min(inverterLimit, panelPower * light * afterLosses)
}

const swell = (hour: number, peak: number, width: number) =>
  Math.exp(-(((hour - peak) / width) ** 2))

/** Power the house uses. An assumption, not a measurement: a family of four out by day, about 15 kWh. */
export function consumption(hour: number): number {
  return (
    0.26 +
    0.8 * swell(hour, 7.4, 0.9) +
    0.3 * swell(hour, 12.8, 1.5) +
    2.1 * swell(hour, 18.9, 1.5) +
    0.5 * swell(hour, 21.6, 1.2)
  )
}

/** Energy from a power curve over the whole day, kWh. */
export function energyOf(power: (hour: number) => number): number {
  const slices = 24 * 60
  return Array.from({ length: slices }, (_, slice) => power((slice + 0.5) / 60) / 60).reduce(
    (sum, part) => sum + part,
  )
}

interface Peak {
  power: number
  /** The middle of the time it lasts: an inverter at its limit holds the peak for hours. */
  hour: number
}

export function peak(power: (hour: number) => number): Peak {
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute / 60)
  const most = Math.max(...minutes.map(power))
  const atMost = minutes.filter((hour) => power(hour) > most - 0.001)
  return { power: most, hour: ((atMost[0] ?? 0) + (atMost.at(-1) ?? 0)) / 2 }
}

/** A clock time to the nearest quarter: 13.48 is `1.30 pm`. */
export function formatClock(hour: number): string {
  const quarters = Math.round(hour * 4)
  const whole = Math.floor(quarters / 4)
  const minutes = (quarters % 4) * 15
  const time = `${whole > 12 ? whole - 12 : whole}${minutes ? `.${minutes}` : ''}`
  return `${time} ${whole < 12 ? 'am' : 'pm'}`
}
