import { daysAfter } from '#domain/calendar.ts'
import { nem12, register } from './meter-files.ts'

/**
 * Homes of our own making that are known in steps of five minutes: what appliances take at their real power, and what passing
 * clouds leave of the sun on the panels. What a battery does is reckoned on these here, plainly and apart from the model, so that the
 * two can be compared.
 */
export type KnownHome = {
  name: string
  /** kWh in each five minutes from `firstDay` on: used, made by the panels, and what a meter behind them counts. */
  use: number[]
  sun: number[]
  bought: number[]
  sold: number[]
}

/** The year ends the day before the tests’ today. */
const firstDay = '2025-11-26'
const days = 365
const fives = 288

/** Numbers from 0 to 1, the same each time (Park and Miller, 1988). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

const radians = Math.PI / 180
const latitude = -37.8 * radians

/** kWh of so many kW of panels in each five minutes: a clear sky’s, times the day’s brightness, times what clouds leave. */
function makeSun(kw: number, seed: number): number[] {
  const random = randomFrom(seed)
  let brightness = 0.7
  let cloud = 1
  const sun = Array.from({ length: days }, (_, day) => {
    // 26 November is day 330.
    const declination = 23.45 * radians * Math.sin((2 * Math.PI * (284 + 330 + day)) / 365)
    brightness = Math.min(
      1,
      Math.max(0.12, 0.7 + 0.5 * (brightness - 0.7) + 0.75 * (random() - 0.5)),
    )
    return Array.from({ length: fives }, (_, five) => {
      const turn = 15 * ((five + 0.5) / 12 - 12.33) * radians
      const height =
        Math.sin(latitude) * Math.sin(declination) +
        Math.cos(latitude) * Math.cos(declination) * Math.cos(turn)
      // A roof of 22 degrees to the north sees the sun as the ground does 22 degrees farther north.
      const tilted =
        Math.sin(latitude + 22 * radians) * Math.sin(declination) +
        Math.cos(latitude + 22 * radians) * Math.cos(declination) * Math.cos(turn)
      if (random() < 0.15) cloud = brightness > 0.9 ? 1 : 0.55 + 0.6 * random()
      return height <= 0 ? 0 : Math.max(0.1 * height, tilted) * brightness * Math.min(1.1, cloud)
    })
  }).flat()
  // The published 3.6 kWh a day for each.
  const scale = (kw * 3.6 * days) / sumOf(sun)
  return sun.map((light) => light * scale)
}

/** What is switched on by chance: its power, for how long, how often an hour, and what an hour’s chance depends on. */
type Appliance = {
  kw: number
  minutes: number
  chance: (hour: number, weekend: boolean, winter: number) => number
}

const between = (hour: number, from: number, to: number) => hour >= from && hour < to

const ordinary: readonly Appliance[] = [
  { kw: 2.2, minutes: 5, chance: (hour) => (between(hour, 6, 22) ? 0.25 : 0.01) },
  { kw: 1.8, minutes: 40, chance: (hour) => (between(hour, 17, 20) ? 0.3 : 0) },
  { kw: 0.35, minutes: 120, chance: (hour) => (between(hour, 17, 22) ? 0.5 : 0) },
  {
    kw: 1.9,
    minutes: 50,
    chance: (hour, weekend) => (between(hour, 8, 12) ? (weekend ? 0.18 : 0.05) : 0),
  },
]

const shapes: Record<string, readonly Appliance[]> = {
  'out by day': [
    ...ordinary,
    {
      kw: 1.4,
      minutes: 60,
      chance: (hour, _, winter) => (between(hour, 17, 22) ? 0.55 * winter : 0),
    },
  ],
  'in by day': [
    ...ordinary,
    {
      kw: 1.1,
      minutes: 45,
      chance: (hour, _, winter) => (between(hour, 8, 21) ? 0.15 + 0.35 * winter : 0),
    },
    { kw: 2, minutes: 15, chance: (hour) => (between(hour, 11, 14) ? 0.3 : 0) },
  ],
  'with a car at night': [
    ...ordinary,
    { kw: 3.4, minutes: 150, chance: (hour) => (between(hour, 19, 21) ? 0.25 : 0) },
    {
      kw: 0.9,
      minutes: 60,
      chance: (hour, weekend) => (weekend && between(hour, 9, 18) ? 0.3 : 0),
    },
  ],
}

/** kWh taken in each five minutes. */
function makeUse(appliances: readonly Appliance[], seed: number): number[] {
  const random = randomFrom(seed)
  const left = appliances.map(() => 0)
  return Array.from({ length: days * fives }, (_, index) => {
    const day = Math.floor(index / fives)
    const hour = Math.floor((index % fives) / 12)
    // 26 November 2025 was a Wednesday.
    const weekend = [3, 4].includes(day % 7)
    const winter = Math.max(0, -Math.cos((2 * Math.PI * (day - 48)) / 365))
    // A fridge beside what is always on.
    let kw = 0.12 + (index % 11 < 4 ? 0.13 : 0)
    for (const [which, { kw: power, minutes, chance }] of appliances.entries()) {
      if (left[which] === 0 && random() < chance(hour, weekend, winter) / 12)
        left[which] = minutes / 5
      if ((left[which] ?? 0) > 0) {
        left[which] = (left[which] ?? 0) - 1
        kw += power
      }
    }
    return toFile(kw / 12)
  })
}

const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

/** In the file’s own decimals, so that both sides know the same. */
const toFile = (kwh: number) => Math.round(Math.max(0, kwh) * 10_000) / 10_000

export const knownHomes: readonly KnownHome[] = Object.entries(shapes).flatMap(
  ([shape, appliances], index) =>
    [4.4, 9.9].map((kw) => {
      const sun = makeSun(kw, 100 + index)
      const use = makeUse(appliances, 200 + index)
      return {
        name: `${shape}, ${kw} kW`,
        use,
        sun,
        bought: use.map((taken, five) => toFile(taken - (sun[five] ?? 0))),
        sold: use.map((taken, five) => toFile((sun[five] ?? 0) - taken)),
      }
    }),
)

/** Of the sun, what the home uses at once. */
export function selfUseOf({ use, sun }: KnownHome): number {
  return sumOf(use.map((taken, five) => Math.min(taken, sun[five] ?? 0)))
}

/** The rows of a register in steps of so many minutes, on the days that it has. */
function rowsOf(
  suffix: string,
  kwh: readonly number[],
  minutes: Minutes,
  has: (day: string, index: number) => boolean = () => true,
): string[] {
  const parts = minutes / 5
  const sums = (day: number, step: number) => {
    const at = day * fives + step * parts
    return sumOf(kwh.slice(at, at + parts))
  }
  const [head = '', ...rows] = register({ from: firstDay, minutes, suffix, kwh: sums })
  return [head, ...rows.filter((_, index) => has(daysAfter(firstDay, index), index))]
}

type Minutes = 5 | 15 | 30 | 60

/** A file of the home as it was before it had panels. */
export function fileBeforePanels({ use }: KnownHome, minutes: Minutes = 5): string {
  return nem12(rowsOf('E1', use, minutes))
}

/** A file of the home behind its panels, and which days it has. */
export function fileBehindPanels(
  { bought, sold }: KnownHome,
  {
    minutes = 5,
    hasExports = () => true,
    isRead = () => true,
  }: {
    minutes?: Minutes
    hasExports?: (day: string, index: number) => boolean
    isRead?: (day: string, index: number) => boolean
  } = {},
): string {
  return nem12(rowsOf('E1', bought, minutes, isRead), rowsOf('B1', sold, minutes, hasExports))
}

export type Battery = {
  kwh: number
  kw: number
  /** The share that comes out of what goes in. */
  roundTrip: number
  /** Cents for a kWh bought and sold. */
  rate: number
  feedIn: number
}

/** Dollars that a battery saves in the year: it takes what would be sold and spares what would be bought, in turn. */
export function plainSaving({ bought, sold }: KnownHome, battery: Battery): number {
  const { kwh, kw, roundTrip, rate, feedIn } = battery
  let inside = 0
  let cents = 0
  for (let five = 0; five < bought.length; five++) {
    const taken = Math.min(sold[five] ?? 0, kw / 12, (kwh - inside) / roundTrip)
    inside += taken * roundTrip
    const given = Math.min(bought[five] ?? 0, kw / 12, inside)
    inside -= given
    cents += given * rate - taken * feedIn
  }
  return cents / 100
}
