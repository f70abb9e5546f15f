import { nem12, register } from './meter-files.ts'

/**
 * Homes of our own making, whose year is known half-hour by half-hour: what they use and, from an almanac of its own, what 6.6 kW
 * on a north roof in Melbourne make. So it's known too what would go straight from the panels into the house.
 */
export type KnownHome = {
  name: string
  file: string
  /** kWh a year. */
  use: number
  generation: number
  selfUse: number
}

const days = 365
const halves = 48
/** kWh a year of 6.6 kW at the published 3.6 kWh a day for each. */
const generation = 6.6 * 3.6 * 365

/** Numbers from 0 to 1, the same each time (Park and Miller, 1988). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

const radians = Math.PI / 180
const [latitude, tilt] = [-37.8 * radians, 22 * radians]

/** Clear light on a north roof (Haurwitz 1945, a quarter of it diffuse), by the sun's declination and the hours from its noon. */
function lightOn(declination: number, hours: number): number {
  const across = Math.cos(declination) * Math.cos(15 * hours * radians)
  const heightOver = (slope: number) =>
    Math.sin(latitude + slope) * Math.sin(declination) + Math.cos(latitude + slope) * across
  const height = heightOver(0)
  if (height <= 0) return 0
  const straight = Math.max(0, heightOver(tilt))
  return Math.exp(-0.057 / height) * (0.75 * straight + 0.25 * height)
}

/**
 * Half-hours from 1 July in market time, in which the sun stands highest at 12.20. Days are bright or dull by chance, and so
 * is each half-hour of them; the seasons have their published parts.
 */
function makeSun(): number[] {
  const random = randomFrom(20261122)
  const sun = Array.from({ length: days }, (_, day) => {
    const turn = (2 * Math.PI * (day + 10)) / 365
    // 3.6 on average, 2.22 in the worst days and 4.59 in the best.
    const kwh = 3.6 - 1.185 * Math.cos(turn) - 0.195 * Math.cos(2 * turn)
    const declination = 23.45 * radians * Math.cos(turn)
    const light = Array.from(
      { length: halves },
      (_, half) => lightOn(declination, half / 2 + 0.25 - 12.33) * (0.6 + 0.8 * random()),
    )
    const whole = light.reduce((sum, one) => sum + one)
    const bright = 0.3 + 1.1 * random() ** 0.6
    return light.map((one) => (kwh * bright * one) / whole)
  }).flat()
  const year = sun.reduce((sum, kwh) => sum + kwh)
  return sun.map((kwh) => (kwh * generation) / year)
}

/** What is on in a half-hour: always, by a plan, and at chance a kettle or an oven. */
function makeUse(seed: number, plan: (hour: number, isWeekend: boolean) => number): number[] {
  const random = randomFrom(seed)
  return Array.from({ length: days * halves }, (_, index) => {
    const day = Math.floor(index / halves)
    const half = index % halves
    const winter = 1 + 0.35 * Math.cos((2 * Math.PI * (day - 20)) / 365)
    // 1 July 2025 was a Tuesday.
    const isWeekend = [4, 5].includes(day % 7)
    const switched = plan(half / 2, isWeekend) * winter * (0.7 + 0.6 * random())
    // In the file's own decimals, so that its total is known exactly.
    return Math.round(10_000 * (0.08 + switched + (random() < 0.02 ? 0.8 : 0))) / 10_000
  })
}

function toKnownHome(name: string, use: readonly number[]): KnownHome {
  const sun = makeSun()
  return {
    name,
    file: nem12(register({ kwh: (day, half) => use[day * halves + half] ?? 0 })),
    use: use.reduce((sum, kwh) => sum + kwh),
    generation,
    selfUse: use.reduce((sum, kwh, index) => sum + Math.min(kwh, sun[index] ?? 0), 0),
  }
}

export const knownHomes: readonly KnownHome[] = [
  toKnownHome(
    'out by day',
    makeUse(1, (hour, isWeekend) =>
      hour >= 17 && hour < 22.5
        ? 0.45
        : hour >= 6.5 && hour < 8.5
          ? 0.2
          : isWeekend && hour > 8
            ? 0.15
            : 0.02,
    ),
  ),
  toKnownHome(
    'at home by day',
    makeUse(2, (hour) => (hour >= 8 && hour < 21 ? 0.22 : 0.02)),
  ),
]
