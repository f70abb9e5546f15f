import { type Estimate, valueAt } from '../shared/figure.ts'
import type { Moved, ScenariosOf } from '../shared/scenarios.ts'
import type { InSteps } from '../shared/steps.ts'
import {
  type Battery,
  type House,
  noBattery,
  runYear,
  withoutBattery,
  type Year,
} from '../shared/year/year.ts'
import { batteryPowerPerKwh } from './data/prices.ts'
import { freeHours } from './data/tariffs.ts'
import { applianceKw, daytimeSpread, seasonsOfUse } from './data/use.ts'
import type { Assumptions } from './inputs/assumptions.ts'
import type { Inputs } from './inputs/inputs.ts'
import { flatRates, type Rates, timeOfUseRates, useFromBill, yearlyBill } from './money/bill.ts'
import {
  generationOf,
  habitAt,
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

export type Scenarios = ScenariosOf<Scenario, Uncertainty>

/**
 * Runs a household’s year in the middle and, unless only that is wanted, at both ends of each uncertainty. What moves no
 * flow takes no run. Undefined if the bill does not cover the supply charge.
 */
export function* runScenarios(
  inputs: Inputs,
  assumptions: Assumptions,
  onlyMiddle = false,
): InSteps<Scenarios | undefined> {
  const runAt = scenarioRunner(inputs, assumptions)
  const mid = runAt({})
  if (!mid) return undefined
  const moved: Moved<Scenario, Uncertainty>[] = []
  for (const by of onlyMiddle ? [] : uncertaintiesOf(inputs, assumptions)) {
    yield
    moved.push({ by, low: runAt({ [by]: -1 }) ?? mid, high: runAt({ [by]: 1 }) ?? mid })
  }
  return { mid, moved }
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
    const withBattery =
      house &&
      (inputs.readings?.runYear(house, {
        doubt: point.use ?? 0,
        shiftHours: valuesAt(assumptions, point).shift,
      }) ??
        runYear(house))
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
 * The house at a point. Undefined if the bill does not cover the supply charge. A use known to be near saves tries where it follows
 * from a bill behind panels.
 */
export function toHouse(
  inputs: Inputs,
  assumptions: Assumptions,
  point: Point,
  near?: Known,
): (House & { known?: Known }) | undefined {
  const values = valuesAt(assumptions, point)
  const rates = toRates(inputs, values)
  const spread = valueAt(useFactor(inputs), point.use)
  const habit = habitAt(inputs, point.when)
  const byDay = valueAt(daytimeSpread.value, habit)
  const winter = valueAt(seasonsOfUse.value.winter, point.season)
  const load = loadShape(inputs.when, values.shift, byDay, winter)
  const house = {
    use: (inputs.kwh ?? usualUse(inputs.people)) * spread,
    load,
    generation: valueAt(generationOf(inputs, assumptions), point.generation),
    sun: sunShape(inputs.facing, levelAt(point.weather)),
    battery: toBattery(inputs, values),
    applianceKw: valueAt(applianceKw.value, -habit),
  }
  if (inputs.readings) return house
  const { kwh, bill = 0, every } = inputs
  if (kwh === undefined && inputs.bill === undefined) return house
  const yearly = kwh ?? bill * (every === 'month' ? 12 : 4)
  if (inputs.have === 'yes' && inputs.kw > 0) {
    const known = useBehindPanels(yearly, house, kwh === undefined ? rates : dollarForKwh, near)
    return known && { ...house, use: known.use * spread, known }
  }
  if (kwh !== undefined) return house
  const use = useFromBill(yearly, rates, load)
  return use === undefined ? undefined : { ...house, use: use * spread }
}

/** A bill that comes to as many dollars as kWh are bought. */
const dollarForKwh: Rates = { byClock: flatRates(100), daily: 0, feedIn: 0 }

/** A use that a bill behind panels resulted from, and how many dollars each kWh more would add there. */
type Known = { use: number; perKwh: number }

/** Weather has three shapes, and none between. */
function levelAt(position = 0): keyof Estimate {
  return position < 0 ? 'low' : position > 0 ? 'high' : 'mid'
}

function toBattery({ battery, tariff }: Inputs, { power, efficiency, reserve }: Values): Battery {
  return {
    usableKwh: battery * (1 - reserve / 100),
    powerKw: Math.min(power, battery * batteryPowerPerKwh.value),
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
 * With panels already on the roof, the bill or the kWh is what remains after them. Finds the use that results in it, by the secant
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
  let use = before + house.generation / 4
  for (let tries = 0; tries < 12; tries++) {
    const now = missing(use)
    const perKwh = (missingBefore - now) / (use - before)
    if (Math.abs(now) < 0.01) return use < leastUse ? undefined : { use, perKwh }
    if (use <= leastUse && now < 0) return undefined
    const better = use + now / perKwh
    before = use
    missingBefore = now
    use = Number.isFinite(better) ? Math.max(leastUse, better) : leastUse
  }
  return undefined
}

/** kWh a year: no home that is lived in uses less. */
const leastUse = 100
