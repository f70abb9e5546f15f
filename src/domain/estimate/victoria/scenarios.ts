import { type Estimate, valueAt } from '../shared/figure.ts'
import {
  type Battery,
  type House,
  noBattery,
  runYear,
  withoutBattery,
  type Year,
} from '../shared/year/year.ts'
import { freeHours } from './data/tariffs.ts'
import type { WhenUsed } from './data/use.ts'
import type { Assumptions } from './inputs/assumptions.ts'
import type { Inputs } from './inputs/inputs.ts'
import { flatRates, type Rates, timeOfUseRates, useFromBill, yearlyBill } from './money/bill.ts'
import {
  generationOf,
  moversOfYear,
  type Point,
  type Uncertainty,
  uncertaintiesOf,
  useFactor,
  type Values,
  valuesAt,
} from './uncertainty.ts'
import { slots } from './year/calendar.ts'
import { loadShape, usualUse } from './year/household.ts'
import { sunShape } from './year/sun.ts'

/** One run of the year, with and without the battery, and its bills in dollars. */
export type Scenario = {
  values: Values
  /** How much of the state’s rebate the household gets, from 0 to 1. */
  rebate: number
  withoutBattery: Year
  withBattery: Year
  /** Without any panels. */
  billWithout: number
  billWithPanels: number
  billWithBattery: number
}

/** Everything in the middle; and with one uncertainty at either end, all else in the middle. */
export type Scenarios = {
  mid: Scenario
  moved: readonly { by: Uncertainty; low: Scenario; high: Scenario }[]
}

/**
 * Runs a household’s year in the middle and, unless only that is wanted, at both ends of each uncertainty. What moves no
 * flow takes no run. Undefined if the bill does not cover the supply charge.
 */
export function runScenarios(
  inputs: Inputs,
  assumptions: Assumptions,
  onlyMiddle = false,
): Scenarios | undefined {
  const runAt = scenarioRunner(inputs, assumptions)
  const mid = runAt({})
  if (!mid) return undefined
  const uncertain = onlyMiddle ? [] : uncertaintiesOf(inputs, assumptions)
  return {
    mid,
    moved: uncertain.map((by) => ({
      by,
      low: runAt({ [by]: -1 }) ?? mid,
      high: runAt({ [by]: 1 }) ?? mid,
    })),
  }
}

type Years = Pick<Scenario, 'withBattery' | 'withoutBattery'>

/** Runs this household at any point. Years are cached: most uncertainties move only what the flows cost. */
export function scenarioRunner(
  inputs: Inputs,
  assumptions: Assumptions,
): (point: Point) => Scenario | undefined {
  const movers = moversOfYear(inputs)
  const years = new Map<string, Years | undefined>()
  let near: Known | undefined
  const yearsAt = (point: Point): Years | undefined => {
    const key = movers.map((name) => point[name] ?? 0).join()
    if (years.has(key)) return years.get(key)
    const house = toHouse(inputs, assumptions, point, near)
    near ??= house?.known
    const withBattery = house && runYear(house)
    const both = withBattery && {
      withBattery,
      withoutBattery: inputs.battery > 0 ? withoutBattery(withBattery) : withBattery,
    }
    years.set(key, both)
    return both
  }
  return (point) => {
    const both = yearsAt(point)
    if (!both) return undefined
    const values = valuesAt(assumptions, point)
    const rates = toRates(inputs, values)
    const { withoutBattery, withBattery } = both
    return {
      values,
      rebate:
        inputs.rebate === 'yes' ? 1 : inputs.rebate === 'no' ? 0 : Math.max(0, point.rebate ?? 0),
      ...both,
      billWithout: yearlyBill(withBattery.use, nothing, rates),
      billWithPanels: yearlyBill(withoutBattery.imported, withoutBattery.exported, rates),
      billWithBattery: yearlyBill(withBattery.imported, withBattery.exported, rates),
    }
  }
}

const nothing = new Float64Array(slots)

/**
 * The house at a point. Whoever is not sure when power is used may be out by day or at home. Undefined if the bill does
 * not cover the supply charge. A use known to be near saves tries where it
 * follows from a bill behind panels.
 */
export function toHouse(
  inputs: Inputs,
  assumptions: Assumptions,
  point: Point,
  near?: Known,
): (House & { known?: Known }) | undefined {
  const values = valuesAt(assumptions, point)
  const rates = toRates(inputs, values)
  const load = loadShape(habitAt(inputs.when, point.when), values.shift)
  const house = {
    use: (inputs.kwh ?? usualUse(inputs.people)) * valueAt(useFactor(inputs), point.use),
    load,
    generation: valueAt(generationOf(inputs, assumptions), point.generation),
    sun: sunShape(inputs.facing, levelAt(point.weather)),
    battery: toBattery(inputs, values),
  }
  if (inputs.readings) return inputs.readings.toHouse(house, values.shift)
  if (inputs.kwh !== undefined || inputs.bill === undefined) return house
  const yearly = inputs.bill * (inputs.every === 'month' ? 12 : 4)
  if (inputs.have === 'yes') {
    const known = useBehindPanels(yearly, house, rates, near)
    return known && { ...house, use: known.use, known }
  }
  const use = useFromBill(yearly, rates, load)
  return use === undefined ? undefined : { ...house, use }
}

/** A use that a bill behind panels resulted from, and how many dollars each kWh more would add there. */
type Known = { use: number; perKwh: number }

/** Habits and weather have three shapes, and none between. */
function levelAt(position = 0): keyof Estimate {
  return position < 0 ? 'low' : position > 0 ? 'high' : 'mid'
}

function habitAt(when: WhenUsed, position?: number): WhenUsed {
  return when === 'not-sure' ? habits[levelAt(position)] : when
}

const habits = { low: 'evenings', mid: 'not-sure', high: 'daytime' } as const

function toBattery({ battery, tariff }: Inputs, { power, efficiency, reserve }: Values): Battery {
  return {
    usableKwh: battery * (1 - reserve / 100),
    powerKw: Math.min(power, battery / 2),
    roundTrip: efficiency / 100,
    free: tariff === 'free-midday' ? freeHours.value : undefined,
  }
}

export function toRates(
  { tariff }: Inputs,
  { rate, soak, offpeak, peak, daily, feedin }: Values,
): Rates {
  return {
    byClock:
      tariff === 'time-of-use'
        ? timeOfUseRates(soak, offpeak, peak)
        : flatRates(rate, tariff === 'free-midday' ? freeHours.value : undefined),
    daily,
    feedIn: feedin,
  }
}

/**
 * With panels already on the roof, the bill is what remains after them. Finds the use that results in it, by the secant
 * method; undefined if there is none. From a use that is near, one step is close enough for an end of a range.
 */
function useBehindPanels(
  yearly: number,
  house: House,
  rates: Rates,
  near?: Known,
): Known | undefined {
  const missing = (use: number) => {
    const year = runYear({ ...house, use, battery: noBattery })
    return yearly - yearlyBill(year.imported, year.exported, rates)
  }
  if (near) {
    const use = near.use + missing(near.use) / near.perKwh
    return use < leastUse ? undefined : { ...near, use }
  }
  let before = useFromBill(yearly, rates, house.load) ?? leastUse
  let missingBefore = missing(before)
  // Without any generation the bill is what it was without panels: two tries must still differ.
  let use = before + Math.max(leastUse, house.generation / 4)
  for (let tries = 0; tries < 12; tries++) {
    const now = missing(use)
    const perKwh = (missingBefore - now) / (use - before)
    if (Math.abs(now) < 0.5) return use < leastUse ? undefined : { use, perKwh }
    if (use <= leastUse && now < 0) return undefined
    const better = use + now / perKwh
    before = use
    missingBefore = now
    use = Number.isFinite(better) ? Math.max(leastUse, better) : leastUse
  }
  return undefined
}

/** kWh a year: no home that somebody lives in uses less. */
const leastUse = 100
