import { readFileSync } from 'node:fs'
import {
  at,
  type CalendarDay,
  calendar,
  daysOfMonth,
  daysOfYear,
  localHour,
  minutesOfStep,
  stepsOfDay,
  stepsOfYear,
} from './calendar.ts'
import type { Network } from './places.ts'
import {
  correlatedDays,
  logNormal,
  normal,
  pick,
  poisson,
  type Random,
  triangular,
  uniform,
} from './random.ts'

export type Habit = 'out all day' | 'in half the day' | 'home all day'
type HotWater = 'gas' | 'tank at night' | 'tank at any time' | 'heat pump' | 'heat pump at midday'
type CarCharging = 'by day' | 'in the evening' | 'at night'

export interface Household {
  people: 1 | 2 | 3 | 4 | 5
  habit: Habit
  hotWater: HotWater
  car: { charging: CarCharging; kwh: number; kw: number } | undefined
  pool: boolean
  /** kWh a year, all of it. */
  yearlyKwh: number
  /** Share of use without car and pool that June to August are meant to take; a year's weather moves it. */
  winterShare: number
}

/** Victoria, zone 6, kWh a year by people: Frontier for the AER 2020, table 17. */
const benchmark = { 1: 2953, 2: 4840, 3: 5077, 4: 5805, 5: 7351 }
/** Of all homes' use, what isn't hot water by electricity; homes with it use so much more. */
const withoutHotWater = 0.87
/** kWh a day by people: FACTS-3 section 5. */
const tankKwh = { 1: 4.15, 2: 6.67, 3: 7.63, 4: 7.93, 5: 10.15 }
const heatPumpKwh = { 1: 1.15, 2: 1.85, 3: 2.11, 4: 2.19, 5: 2.81 }
/** January to December: FACTS-3 sections 4 and 5. */
const tankMonths = [0.77, 0.89, 0.94, 1, 1.05, 1.11, 1.11, 1.11, 1.11, 1.05, 1, 0.89]
const heatPumpMonths = [0.64, 0.73, 0.81, 0.95, 1.11, 1.28, 1.31, 1.26, 1.18, 1.04, 0.92, 0.77]
const heatingMonths = [0, 0, 0, 0.06, 0.13, 0.19, 0.2, 0.18, 0.13, 0.08, 0.03, 0]
/** Ours: no month shares of cooling were found. */
const coolingMonths = [0.3, 0.25, 0.1, 0, 0, 0, 0, 0, 0, 0, 0.1, 0.25]

export function drawHousehold(random: Random): Household {
  const people = pick<Household['people']>(random, [
    [1, 0.18],
    [2, 0.34],
    [3, 0.18],
    [4, 0.2],
    [5, 0.1],
  ])
  const habit = pick<Habit>(random, [
    ['out all day', 0.35],
    ['in half the day', 0.4],
    ['home all day', 0.25],
  ])
  // Gas heats the water of 61 %: FACTS-3 section 2. How the rest is split is ours.
  const hotWater = pick<HotWater>(random, [
    ['gas', 0.61],
    ['tank at night', 0.2],
    ['tank at any time', 0.07],
    ['heat pump', 0.06],
    ['heat pump at midday', 0.06],
  ])
  const charging = pick<CarCharging>(
    random,
    habit === 'out all day'
      ? [
          ['in the evening', 0.45],
          ['at night', 0.55],
        ]
      : [
          ['by day', 0.44],
          ['in the evening', 0.25],
          ['at night', 0.31],
        ],
  )
  // 12,100 to 14,600 km, 0.15 to 0.22 kWh/km, 83 % of it at home: FACTS-3 section 7.
  const car =
    random() < 0.08
      ? {
          charging,
          kwh: uniform(random, 12_100, 14_600) * triangular(random, 0.15, 0.18, 0.22) * 0.83,
          kw: pick(random, [
            [2.4, 0.5],
            [7, 0.5],
          ]),
        }
      : undefined
  const pool = random() < 0.05
  // How far homes of as many people differ isn't in the table: ours.
  const ownKwh = benchmark[people] * withoutHotWater * logNormal(random, 0.33)
  return {
    people,
    habit,
    hotWater,
    car,
    pool,
    yearlyKwh:
      ownKwh + hotWaterYear(people, hotWater) + (car?.kwh ?? 0) + (pool ? 4 * daysOfYear : 0),
    // 31 to 34 %: the AER's table and the networks' shapes. A home's own distance from it is ours.
    winterShare: uniform(random, 0.31, 0.34) + 0.02 * normal(random),
  }
}

function hotWaterYear(people: Household['people'], kind: HotWater): number {
  if (kind === 'gas') return 0
  return daysOfYear * (kind.startsWith('tank') ? tankKwh[people] : heatPumpKwh[people])
}

interface Appliance {
  /** Of what is switched on and off, in kWh. */
  share: number
  /** One run: minutes and kW, one after another. */
  run: (random: Random) => [number, number][]
  when: 'waking' | 'meals' | 'dark'
}

/** Powers are those on the plates of such appliances; how the energy is split is ours. */
const appliances: Appliance[] = [
  { share: 0.06, when: 'waking', run: (random) => [[uniform(random, 2, 4), 2.2]] },
  { share: 0.04, when: 'meals', run: (random) => [[uniform(random, 2, 6), 1.2]] },
  {
    share: 0.13,
    when: 'meals',
    run: (random) => [[uniform(random, 12, 35), uniform(random, 1.2, 2.4)]],
  },
  {
    share: 0.07,
    when: 'meals',
    run: () => [
      [10, 2.4],
      ...Array.from(
        { length: 4 },
        () =>
          [
            [6, 0.1],
            [4, 2.4],
          ] as [number, number][],
      ).flat(),
    ],
  },
  {
    share: 0.1,
    when: 'waking',
    run: () => [
      [18, 1.9],
      [60, 0.1],
      [15, 1.9],
    ],
  },
  {
    share: 0.06,
    when: 'waking',
    run: () => [
      [13, 1.9],
      [45, 0.25],
    ],
  },
  { share: 0.07, when: 'waking', run: (random) => [[uniform(random, 35, 70), 2.2]] },
  {
    share: 0.06,
    when: 'waking',
    run: (random) => [[uniform(random, 6, 20), uniform(random, 1, 1.8)]],
  },
  {
    share: 0.22,
    when: 'waking',
    run: (random) => [[uniform(random, 60, 240), uniform(random, 0.08, 0.25)]],
  },
  {
    share: 0.14,
    when: 'dark',
    run: (random) => [[uniform(random, 60, 300), uniform(random, 0.04, 0.2)]],
  },
  {
    share: 0.05,
    when: 'waking',
    run: (random) => [[uniform(random, 30, 120), uniform(random, 0.4, 1.2)]],
  },
]

/** Half-hour shapes of a network's homes, by month and kind of day: 48 numbers each, by the meter's clock. */
const shapes = new Map(
  readFileSync(new URL('load-shapes-vic.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [network, , month, kind, , ...halfHours] = line.split(',')
      return [`${network} ${month} ${kind}`, halfHours.map(Number)]
    }),
)
const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

function shapeOf(network: Network, day: CalendarDay): number[] {
  const shape = shapes.get(
    `${network} ${monthNames[day.month]} ${day.weekend ? 'weekend' : 'weekday'}`,
  )
  if (!shape) throw new Error(`No shape of ${network}`)
  return shape
}

/**
 * How likely something is switched on at each step. The shapes hold what runs day and night, hot water at night, and roofs whose
 * midday isn't bought: the first is taken off, nights are asleep, and CitiPower's shape, under the fewest roofs, is half of each.
 */
function activity(network: Network, day: CalendarDay, habit: Habit, byDay: number): Float64Array {
  const own = shapeOf(network, day)
  const inner = shapeOf('CitiPower', day)
  const [lowestOwn, lowestInner] = [Math.min(...own), Math.min(...inner)]
  return Float64Array.from({ length: stepsOfDay }, (_, step) => {
    const halfHour = Math.floor(step / 6)
    const hour = localHour(day, step)
    if (hour >= 0.5 && hour < 5.5) return 2
    const asleep = hour < 0.5 || hour >= 23 ? 0.4 : 1
    const awake = at(own, halfHour) - 0.75 * lowestOwn + (at(inner, halfHour) - 0.75 * lowestInner)
    return Math.max(2, awake) * asleep * presence(habit, day, hour, byDay)
  })
}

/**
 * Against the network's shape, which is a little low at midday. A home all day uses some 1.6 times, one that is out a quarter, of
 * what one empty for half of the day does: so a British model meets the official table.
 */
function presence(habit: Habit, day: CalendarDay, hour: number, byDay: number): number {
  const daytime = hour >= 9 && hour < 17
  const evening = hour >= 17 && hour < 22
  if (habit === 'out all day') {
    if (daytime) return byDay * (day.weekend ? 0.7 : 0.3)
    return evening ? 1.15 : 1
  }
  if (habit === 'home all day') {
    if (daytime) return byDay * 1.9
    return evening ? 0.7 : 1
  }
  return daytime ? byDay * 1.2 : 1
}

function inWindow(when: Appliance['when'], hour: number): number {
  if (when === 'waking') return 1
  if (when === 'meals')
    return (hour >= 6.5 && hour < 9) || (hour >= 12 && hour < 13.5) || (hour >= 17 && hour < 20.5)
      ? 1
      : 0.15
  return hour >= 17 || hour < 7 ? 1 : 0.25
}

/** Runs spread their power over the minutes they are on: a kettle fills a part of one step. */
function addRun(use: Float64Array, startMinute: number, parts: readonly [number, number][]) {
  let minute = startMinute
  for (const [minutes, kw] of parts) {
    const end = minute + minutes
    while (minute < end - 1e-9) {
      const step = Math.floor(minute / minutesOfStep + 1e-9)
      const until = Math.min(end, (step + 1) * minutesOfStep)
      if (step < stepsOfYear) use[step] = at(use, step) + (kw * (until - minute)) / 60
      minute = until
    }
  }
}

function energyOf(parts: readonly [number, number][]): number {
  return parts.reduce((sum, [minutes, kw]) => sum + (kw * minutes) / 60, 0)
}

function monthly(year: number, months: readonly number[], month: number): number {
  const all = months.reduce((sum, share, index) => sum + share * at(daysOfMonth, index), 0)
  return (year * at(months, month)) / all
}

const winter = [5, 6, 7]

function winterOf(months: readonly number[]): number {
  return winter.reduce((sum, month) => sum + at(daysOfMonth, month) * monthly(1, months, month), 0)
}

const evenMonths = Array.from({ length: 12 }, () => 1)
/** Lights and screens are on for longer in winter: ours. */
const indoorMonths = [0.93, 0.94, 0.97, 1, 1.04, 1.07, 1.07, 1.05, 1.02, 0.99, 0.96, 0.94]
const heatingWinter = winter.reduce((sum, month) => sum + at(heatingMonths, month), 0)

/** What a household uses, kWh at each step of the year; its sum is `yearlyKwh`. */
export function drawUse(
  random: Random,
  household: Household,
  network: Network,
  sunny: readonly number[],
): Float64Array {
  const { people, habit, hotWater, car, pool, yearlyKwh, winterShare } = household
  const hotWaterKwh = hotWaterYear(people, hotWater)
  const housed = yearlyKwh - (car?.kwh ?? 0) - (pool ? 4 * daysOfYear : 0)
  const own = housed - hotWaterKwh
  const alwaysOn = own * uniform(random, 0.2, 0.34)
  const cooling = own * uniform(random, 0.01, 0.05)
  const hotWaterMonths = hotWater.startsWith('tank') ? tankMonths : heatPumpMonths
  // What heating must be for winter to take its share, where the rest is switched on all year.
  const restWinter = winterOf(indoorMonths)
  const heating = Math.max(
    0,
    (winterShare * housed -
      alwaysOn * winterOf(evenMonths) -
      hotWaterKwh * winterOf(hotWaterMonths) -
      (own - alwaysOn - cooling) * restWinter) /
      (heatingWinter - restWinter),
  )
  const switched = Math.max(0.15 * own, own - alwaysOn - cooling - heating)

  const use = new Float64Array(stepsOfYear)
  const busy = correlatedDays(random, daysOfYear, 0.3)
  const cold = correlatedDays(random, daysOfYear, 0.6)
  const busyDeviation = uniform(random, 0.15, 0.4)
  const away = drawAway(random)
  const byDay = logNormal(random, 0.2)
  const shares = appliances.map(({ share }) => share * uniform(random, 0.5, 1.5))
  const allShares = shares.reduce((sum, share) => sum + share, 0)
  const runKwh = appliances.map(
    ({ run }) =>
      Array.from({ length: 40 }, () => energyOf(run(random))).reduce((a, b) => a + b) / 40,
  )
  const heaterKw = uniform(random, 0.7, 2.2)
  const coolerKw = uniform(random, 0.8, 2.5)

  let carOwed = 0
  for (const [index, day] of calendar.entries()) {
    const midnight = index * 24 * 60
    const atLocal = (hour: number) => midnight + (hour - day.ahead) * 60
    addAlwaysOn(use, index, alwaysOn / daysOfYear)
    if (pool) addRun(use, atLocal(uniform(random, 9.5, 10.5)), [[300, 0.8]])
    if (away[index]) continue

    const steps = activity(network, day, habit, byDay)
    const level = Math.exp(busyDeviation * at(busy, index) - busyDeviation ** 2 / 2)
    const dayKwh = monthly(switched, indoorMonths, day.month) * level
    for (const when of ['waking', 'meals', 'dark'] as const) {
      const likely = cumulative(steps, day, when)
      for (const [kind, appliance] of appliances.entries()) {
        if (appliance.when !== when) continue
        const runs = poisson(random, (dayKwh * at(shares, kind)) / allShares / at(runKwh, kind))
        for (let run = 0; run < runs; run += 1)
          addRun(use, midnight + drawMinute(random, likely), appliance.run(random))
      }
    }
    addHeating(use, random, atLocal, heaterKw, {
      kwh:
        ((heating * at(heatingMonths, day.month)) / at(daysOfMonth, day.month)) *
        Math.max(0, 1 + 0.6 * at(cold, index)),
      byDay: heatedByDay(habit, day),
    })
    // Hot days are sunny ones, half and half. The mean of what lies beyond half a deviation is 0.198.
    const hot = Math.max(0, 0.6 * at(sunny, index) - 0.8 * at(cold, index) - 0.5) / 0.198
    const coolKwh = ((cooling * at(coolingMonths, day.month)) / at(daysOfMonth, day.month)) * hot
    if (coolKwh > 0)
      addRun(use, atLocal(habit === 'out all day' && !day.weekend ? 17 : uniform(random, 12, 17)), [
        [(coolKwh / coolerKw) * 60, coolerKw],
      ])
    if (hotWaterKwh > 0)
      addHotWater(
        use,
        random,
        atLocal,
        hotWater,
        monthly(hotWaterKwh, hotWaterMonths, day.month) * logNormal(random, 0.25),
      )
    if (car) {
      carOwed += (car.kwh / daysOfYear) * logNormal(random, 0.6)
      if (random() < 0.4) {
        const start = { 'by day': 10, 'in the evening': 17.5, 'at night': 22.5 }[car.charging]
        addRun(use, atLocal(start + uniform(random, 0, 2)), [[(carOwed / car.kw) * 60, car.kw]])
        carOwed = 0
      }
    }
  }
  const sum = use.reduce((total, kwh) => total + kwh, 0)
  return use.map((kwh) => (kwh * yearlyKwh) / sum)
}

/** Days on which nobody is home: one to three spells. */
function drawAway(random: Random): boolean[] {
  const away = Array.from({ length: daysOfYear }, () => false)
  for (let spell = 0; spell < 1 + Math.floor(random() * 3); spell += 1) {
    const from = Math.floor(random() * daysOfYear)
    away.fill(true, from, from + Math.round(uniform(random, 2, 14)))
  }
  return away
}

/** A third of it is a fridge, on for 15 minutes of 40; the rest never stops. */
function addAlwaysOn(use: Float64Array, index: number, dayKwh: number) {
  for (let step = index * stepsOfDay; step < (index + 1) * stepsOfDay; step += 1)
    use[step] = at(use, step) + (dayKwh / stepsOfDay) * (2 / 3 + (step % 8 < 3 ? 8 / 9 : 0))
}

function cumulative(steps: Float64Array, day: CalendarDay, when: Appliance['when']): Float64Array {
  let sum = 0
  return steps.map((weight, step) => {
    sum += weight * inWindow(when, localHour(day, step))
    return sum
  })
}

function drawMinute(random: Random, likely: Float64Array): number {
  const wanted = random() * at(likely, likely.length - 1)
  let [low, high] = [0, likely.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(likely, middle) < wanted) low = middle + 1
    else high = middle
  }
  return (low + random()) * minutesOfStep
}

/** FACTS-3's tenth, for all homes, split by who is in. */
function heatedByDay(habit: Habit, day: CalendarDay): number {
  if (habit === 'out all day' && !day.weekend) return 0
  return habit === 'home all day' ? 0.25 : 0.1
}

/** From 6 to 9, from 16 to 22 and between, in shares of 30, 60 and 10 %: FACTS-3 section 4. A compressor stops and starts. */
function addHeating(
  use: Float64Array,
  random: Random,
  atLocal: (hour: number) => number,
  kw: number,
  { kwh, byDay }: { kwh: number; byDay: number },
) {
  if (kwh <= 0) return
  for (const [share, from, to] of [
    [0.3, 6, 7.5],
    [0.7 - byDay, 16.5, 19],
    [byDay, 9, 14],
  ] as const) {
    const on = (kwh * share * 60) / kw
    const parts: [number, number][] = []
    for (let done = 0; done < on; done += 12) parts.push([Math.min(12, on - done), kw], [4, 0.05])
    if (on > 0) addRun(use, atLocal(uniform(random, from, to)), parts)
  }
}

function addHotWater(
  use: Float64Array,
  random: Random,
  atLocal: (hour: number) => number,
  kind: HotWater,
  kwh: number,
) {
  const kw = kind.startsWith('tank') ? 3.6 : 1
  const starts: [number, number][] = {
    gas: [],
    'tank at night': [[uniform(random, 23, 23.5), 1]],
    'tank at any time': [
      [uniform(random, 7, 8.5), 0.5],
      [uniform(random, 18, 20), 0.5],
    ],
    'heat pump': [
      [uniform(random, 7.5, 9), 0.5],
      [uniform(random, 18, 20), 0.5],
    ],
    'heat pump at midday': [[uniform(random, 10, 11), 1]],
  }[kind] as [number, number][]
  for (const [hour, share] of starts) addRun(use, atLocal(hour), [[((kwh * share) / kw) * 60, kw]])
}
