import { at } from './calendar.ts'
import { melbourneYield, type Place, places } from './places.ts'
import { drawBatteryPrice, drawPanelsPrice, type SystemPrice } from './prices.ts'
import { normal, pick, type Random, seededRandom, triangular, uniform } from './random.ts'
import { reckonHome, type Truth } from './reckon-home.ts'
import { drawWeather, makeSun, type ShadedPart } from './sun.ts'
import type { Battery, Direction, Panels } from './system.ts'
import { drawTariff, type Tariff, type TariffKind } from './tariffs.ts'
import { drawHousehold, drawUse, type Habit, type Household } from './use.ts'

type ShadeWord = 'none' | 'some' | 'much'

/** What a visitor would type about the home, slips included; undefined is a field left as it was. */
export interface Typed {
  postcode: string
  people: number
  /** At most one of the two: what the meter bought, or the bill. With panels on the roof already, both are what is left to buy. */
  boughtKwhAYear?: number
  billDollarsAMonth?: number
  habit?: 'mostly by day' | 'spread' | 'mostly in the evening'
  panelsAlready: boolean
  kw: number
  direction: Direction
  shade: ShadeWord
  batteryKwh: number
  tariff: TariffKind
  /** c/kWh of a flat tariff, or outside the free hours. */
  centsPerKwh?: number
  feedInCents?: number
}

export interface Home {
  seed: number
  place: Place
  household: Household
  /** kWh at each of the year's steps of 5 minutes. */
  use: Float64Array
  panels: Panels
  battery: Battery | undefined
  tariff: Tariff
  prices: { panels: SystemPrice; battery: SystemPrice | undefined }
  truth: Truth
  typed: Typed
}

/** Of a roof facing north: FACTS section 4, two products' assumptions. */
const directions: Record<
  Direction,
  { azimuth: number; low: number; high: number; weight: number }
> = {
  N: { azimuth: 0, low: 1, high: 1, weight: 0.43 },
  NE: { azimuth: 45, low: 0.95, high: 0.98, weight: 0.12 },
  E: { azimuth: 90, low: 0.85, high: 0.92, weight: 0.1 },
  SE: { azimuth: 135, low: 0.75, high: 0.86, weight: 0.02 },
  S: { azimuth: 180, low: 0.65, high: 0.8, weight: 0.03 },
  SW: { azimuth: 225, low: 0.75, high: 0.86, weight: 0.02 },
  W: { azimuth: 270, low: 0.85, high: 0.92, weight: 0.11 },
  NW: { azimuth: 315, low: 0.95, high: 0.98, weight: 0.12 },
  flat: { azimuth: 0, low: 0.9, high: 1, weight: 0.05 },
}

/** Sizes and powers on data sheets of 2026: FACTS-2 section 2. */
const batteries: [usableKwh: number, kw: number][] = [
  [5, 3.84],
  [9.6, 5],
  [10, 5],
  [12.8, 5],
  [13.5, 5],
  [15.6, 8],
  [19.2, 8],
  [25.6, 10],
]

/** The same home for the same seed, whatever was simulated before it. */
export function simulateHome(seed: number): Home {
  const random = seededRandom(seed)
  const place = pick(
    random,
    places.map((each) => [each, 1]),
  )
  const household = drawHousehold(random)
  const weather = drawWeather(random, place)
  const use = drawUse(random, household, place.network, weather.sunny)
  const panels = drawPanels(random, place, weather)
  const battery = random() < 0.75 ? drawBattery(random) : undefined
  const tariff = drawTariff(random, place.network)
  const home = { seed, place, household, use, panels, battery, tariff }
  const truth = reckonHome(home)
  return {
    ...home,
    prices: {
      panels: drawPanelsPrice(random, panels.kw, place.zone),
      battery: battery && drawBatteryPrice(random, battery.usableKwh),
    },
    truth,
    typed: typeIn(random, home, truth),
  }
}

function drawPanels(random: Random, place: Place, weather: ReturnType<typeof drawWeather>): Panels {
  // 440 W each: FACTS section 4.
  const kw = Math.round(triangular(random, 9, 16, 31)) * 0.44
  const direction = pick(
    random,
    Object.entries(directions).map(([name, { weight }]) => [name as Direction, weight] as const),
  )
  const facing = directions[direction]
  const plane = {
    azimuth: facing.azimuth + uniform(random, -20, 20),
    tilt: direction === 'flat' ? 5 : uniform(random, 15, 30),
  }
  const shade = {
    share: pick(random, [
      [uniform(random, 0, 0.03), 0.55],
      [uniform(random, 0.05, 0.1), 0.3],
      [uniform(random, 0.1, 0.2), 0.15],
    ]),
    part: pick<ShadedPart>(random, [
      ['all day', 0.4],
      ['mornings', 0.3],
      ['afternoons', 0.3],
    ]),
  }
  const yearly =
    triangular(random, melbourneYield.low, melbourneYield.middle, melbourneYield.high) *
    place.ratio *
    uniform(random, facing.low, facing.high)
  const perKw = makeSun(random, place, plane, weather, yearly, shade)
  // The array may be up to 133 % of the inverter.
  const inverterKw = kw / uniform(random, 1, 1.33)
  return {
    kw,
    direction,
    plane,
    shade,
    inverterKw,
    made: perKw.map((kwh) => Math.min(kwh * kw, inverterKw / 12)),
  }
}

function drawBattery(random: Random): Battery {
  const [usableKwh, kw] = pick(
    random,
    batteries.map((each) => [each, 1]),
  )
  return {
    usableKwh,
    kw,
    // Measured 85.7 and 88.7 %; 88 to 90 % in use: FACTS section 4.
    roundTrip: uniform(random, 0.855, 0.9),
    reserveShare: random() < 0.6 ? 0 : uniform(random, 0.05, 0.2),
  }
}

/** Bills are rounded to tens, kWh to hundreds, and habits are rough. */
function typeIn(
  random: Random,
  home: Omit<Home, 'prices' | 'truth' | 'typed'>,
  truth: Truth,
): Typed {
  const { place, household, panels, battery, tariff } = home
  const panelsAlready = battery !== undefined && random() < 0.2
  const now = panelsAlready ? truth.withPanels : truth.withNothing
  const known = pick(random, [
    ['bill', 0.5],
    ['kwh', 0.3],
    ['people', 0.2],
  ])
  const bill = (now.billDollars / 12) * (1 + 0.04 * normal(random))
  const bought = now.bought * (1 + 0.03 * normal(random))
  return {
    postcode: place.postcode,
    people: household.people,
    ...(known === 'bill' && { billDollarsAMonth: Math.max(10, Math.round(bill / 10) * 10) }),
    ...(known === 'kwh' && { boughtKwhAYear: Math.max(100, Math.round(bought / 100) * 100) }),
    ...(random() < 0.7 && { habit: sayHabit(random, household.habit) }),
    panelsAlready,
    kw: Math.round(panels.kw * 100) / 100,
    direction: panels.direction,
    shade: panels.shade.share < 0.05 ? 'none' : panels.shade.share < 0.1 ? 'some' : 'much',
    batteryKwh: battery?.usableKwh ?? 0,
    tariff: tariff.kind,
    ...(tariff.kind !== 'time of use' &&
      random() < 0.4 && { centsPerKwh: Math.round(at(tariff.rates, 0) * 10) / 10 }),
    ...(random() < 0.4 && { feedInCents: Math.round(tariff.feedIn * 10) / 10 }),
  }
}

const said = {
  'home all day': 'mostly by day',
  'in half the day': 'spread',
  'out all day': 'mostly in the evening',
} as const

/** One in five says the neighbouring answer. */
function sayHabit(random: Random, habit: Habit): Typed['habit'] {
  if (random() >= 0.2) return said[habit]
  return habit === 'in half the day'
    ? pick(random, [
        ['mostly by day', 0.5],
        ['mostly in the evening', 0.5],
      ])
    : 'spread'
}
