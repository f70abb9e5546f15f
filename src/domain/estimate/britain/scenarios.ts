import type { Day } from '../shared/day.ts'
import { isExact, valueAt } from '../shared/figure.ts'
import type { Moved, ScenariosOf } from '../shared/scenarios.ts'
import type { InSteps } from '../shared/steps.ts'
import { useFromCents } from '../shared/use-from-cents.ts'
import {
  type House,
  noBattery,
  runYear,
  total,
  withoutBattery,
  type Year,
} from '../shared/year/year.ts'
import { type ExportTariff, exportTariffs } from './data/tariffs.ts'
import { habitPoints, useSpread, type WhenUsed } from './data/use.ts'
import { type AssumptionName, type Assumptions, assumptionNames } from './inputs/assumptions.ts'
import type { Inputs } from './inputs/inputs.ts'
import {
  byClock,
  type Rates,
  savingByYear,
  slotAt,
  type YearOfMoney,
  yearOfMoney,
} from './money/bill.ts'
import type { Prices } from './money/price.ts'
import { withoutVat } from './money/vat.ts'
import { regionOf } from './region.ts'
import { yearlyGeneration } from './year/generation.ts'
import { alwaysOnKw, burstOf, loadShape, usualUse } from './year/household.ts'
import { nightNeed } from './year/night-need.ts'
import { sunShape } from './year/sun.ts'

/**
 * The inputs of an estimate that aren't known exactly. Each is taken to be independent of the others, and its range to cover eight
 * cases in ten. `generation` is sun, direction and shade together; `habit` how far a home differs from others of its kind.
 */
export type Uncertainty = 'use' | 'habit' | 'generation' | 'price' | AssumptionName

/** Where each uncertainty lies in its range, from −1 to 1; in the middle where it is not named. */
type Point = Partial<Record<Uncertainty, number>>

/** One value for each assumption, and the prices where anybody knows them. */
type Values = Record<AssumptionName, number> & Partial<Record<keyof Prices, number>>

/** One run of the year and its money. */
export type Scenario = {
  values: Values
  rates: Rates
  withoutBattery: Year
  withBattery: Year
  /** Without any panels, with panels alone, and with all of it. */
  money: { without: YearOfMoney; withPanels: YearOfMoney; withBattery: YearOfMoney }
  /** Pounds by year, before panels fade; what the battery adds is beside the same tariff without it. */
  panels: readonly number[]
  battery: readonly number[]
}

export type Scenarios = ScenariosOf<Scenario, Uncertainty>

/** The home to run: its inputs with what we assume, on a day, from the day of installation. */
export type Home = {
  inputs: Inputs
  assumptions: Assumptions
  prices: Prices
  today: Day
  installed: Day
}

/**
 * Runs a household’s year in the middle and, unless only that is wanted, at both ends of each uncertainty. Undefined if the bill does
 * not cover the standing charge.
 */
export function* runScenarios(home: Home, onlyMiddle = false): InSteps<Scenarios | undefined> {
  const runAt = scenarioRunner(home)
  const mid = runAt({})
  if (!mid) return undefined
  const moved: Moved<Scenario, Uncertainty>[] = []
  for (const by of onlyMiddle ? [] : uncertaintiesOf(home)) {
    yield
    moved.push({ by, low: runAt({ [by]: -1 }) ?? mid, high: runAt({ [by]: 1 }) ?? mid })
  }
  return { mid, moved }
}

function uncertaintiesOf({ inputs, assumptions, prices }: Home): Uncertainty[] {
  const hasBattery = inputs.battery > 0
  const hasPanels = inputs.kw > 0
  const matters: Partial<Record<AssumptionName, boolean>> = {
    rate: inputs.tariff === 'flat',
    feedin: hasPanels,
    life: hasBattery,
    efficiency: hasBattery,
    fading: hasPanels,
    growth: true,
  }
  return [
    ...(isUseTold(inputs) ? [] : ['use' as const]),
    ...(hasPanels ? (['habit', 'generation'] as const) : []),
    ...(prices.all && !isExact(prices.all) ? ['price' as const] : []),
    ...assumptionNames.filter((name) => matters[name] && !isExact(assumptions[name].value)),
  ]
}

export function isUseTold({ kwh, bill, readings }: Inputs): boolean {
  return kwh !== undefined || bill !== undefined || readings !== undefined
}

function valuesAt({ assumptions, prices }: Home, point: Point): Values {
  const price = (of: keyof Prices) => prices[of] && valueAt(prices[of], point.price)
  const values = assumptionNames.map((name) => [
    name,
    valueAt(assumptions[name].value, point[name]),
  ])
  return {
    ...(Object.fromEntries(values) as Record<AssumptionName, number>),
    all: price('all'),
    panels: price('panels'),
    battery: price('battery'),
  }
}

function scenarioRunner(home: Home): (point: Point) => Scenario | undefined {
  const { inputs, assumptions, installed } = home
  const years = new Map<string, Year>()
  return (point) => {
    const values = valuesAt(home, point)
    const rates = ratesOf(home, values)
    const use = useAt(home, rates, point)
    if (use === undefined) return undefined
    const generation = valueAt(generationOf(inputs, assumptions), point.generation)
    const key = [use, generation, values.efficiency, values.power].join()
    const year = years.get(key) ?? runOf(home, houseOf(inputs, values, use, generation), point)
    years.set(key, year)
    const withBattery = movedByHabit(year, point.habit)
    const withPanels = inputs.battery > 0 ? withoutBattery(withBattery) : withBattery
    const money = {
      without: yearOfMoney(withBattery.use, nothing(withBattery), rates),
      withPanels: yearOfMoney(withPanels.imported, withPanels.exported, rates),
      withBattery: yearOfMoney(withBattery.imported, withBattery.exported, rates),
    }
    const dearer = 1 + values.growth / 100
    const grown = (saving: number[]) => inEachYear(saving, dearer)
    return {
      values,
      rates,
      withBattery,
      withoutBattery: withPanels,
      money,
      panels:
        inputs.have === 'yes'
          ? [0]
          : grown(savingByYear(money.without, money.withPanels, installed)),
      battery:
        inputs.battery > 0
          ? grown(savingByYear(money.withPanels, money.withBattery, installed))
          : [0],
    }
  }
}

function nothing({ use }: Year): Float64Array {
  return new Float64Array(use.length)
}

/** 25 years, the last that is given going on, each so much dearer than the one before. */
function inEachYear(saving: readonly number[], dearer: number): number[] {
  return Array.from(
    { length: 25 },
    (_, year) => (saving[Math.min(year, saving.length - 1)] ?? 0) * dearer ** year,
  )
}

export function ratesOf({ inputs, today }: Home, values: Values): Rates {
  const bare = (pence = 0) => withoutVat(pence, today)
  const night = inputs.tariff === 'night' && {
    from: slotAt(inputs.nightfrom ?? 0),
    to: slotAt(inputs.nightto ?? 0),
    pence: bare(inputs.night),
  }
  return {
    byClock: night ? byClock(bare(inputs.day), night) : byClock(bare(values.rate)),
    sold: byClock(values.feedin, peakOf(inputs, values)),
    daily: bare(values.daily),
  }
}

/** The hours in which the named tariff pays more, unless the visitor typed what is paid. */
function peakOf({ export: name }: Inputs, { feedin }: Values) {
  if (name === 'none' || name === 'not-sure') return undefined
  const { rate, peak }: ExportTariff = exportTariffs[name].value
  return peak && feedin === rate
    ? { from: slotAt(peak.from), to: slotAt(peak.to), pence: peak.rate }
    : undefined
}

export function habitOf({ when }: Inputs): WhenUsed {
  return when === 'not-sure' ? 'half' : when
}

/** kWh in the first year. */
export function generationOf({ kw, facing, shade }: Inputs, { sun }: Assumptions) {
  return yearlyGeneration(kw, sun.value, { facing, shading: shade })
}

/** kWh a year at a point. Undefined if the bill does not cover the standing charge. */
function useAt(home: Home, rates: Rates, point: Point): number | undefined {
  const { inputs } = home
  const yearly = inputs.kwh ?? fromBill(home, rates)
  if (!isUseTold(inputs)) return usualUse(inputs) * valueAt(useSpread.value, point.use)
  if (yearly === undefined || inputs.have === 'no' || inputs.kw === 0) return yearly
  return useBehindPanels(home, yearly)
}

/** What a month’s bill buys in a year: what is sold is paid for by itself. */
function fromBill({ inputs, today }: Home, { byClock, daily }: Rates): number | undefined {
  if (inputs.bill === undefined) return undefined
  const pence = withoutVat(inputs.bill * 100 * 12, today) - 365 * daily
  return useFromCents(pence, byClock, loadShape(habitOf(inputs)))
}

/** With panels on the roof, what is bought is what they leave: finds the use that it results from. */
function useBehindPanels({ inputs, assumptions }: Home, bought: number): number {
  const generation = generationOf(inputs, assumptions).mid
  let use = bought
  for (let round = 0; round < 6; round++) {
    const { imported } = runYear({
      ...houseOf(inputs, undefined, use, generation),
      battery: noBattery,
    })
    use += bought - total(imported)
  }
  return use
}

/** The house in the middle of its habit. */
function houseOf(
  inputs: Inputs,
  values: Values | undefined,
  use: number,
  generation: number,
): House {
  const when = habitOf(inputs)
  const { tariff, nightfrom, nightto, battery } = inputs
  const roundTrip = (values?.efficiency ?? 100) / 100
  const free: [number, number] | undefined =
    tariff === 'night' && nightfrom && nightto ? [slotAt(nightfrom), slotAt(nightto)] : undefined
  const house: House = {
    use,
    load: loadShape(when),
    generation,
    sun: sunShape(regionOf(inputs.postcode, inputs.nation) ?? inputs.region, inputs.facing),
    burst: burstOf(when),
    alwaysOn: alwaysOnKw(use, when),
    battery: {
      // Half of what is lost is lost on the way out: it holds less than it says, as the house sees it.
      usableKwh: battery * Math.sqrt(roundTrip),
      powerKw: values?.power ?? 0,
      roundTrip,
      free,
    },
  }
  // Where selling pays more than the night costs, a full battery lets the sun be sold.
  const isSunBetterSold = (inputs.night ?? 0) < (values?.feedin ?? 0)
  return free && battery > 0 && !isSunBetterSold
    ? { ...house, battery: { ...house.battery, fillsTo: nightNeed(house, free) } }
    : house
}

function runOf({ inputs }: Home, house: House, { use: doubt = 0 }: Point): Year {
  return inputs.readings?.runYear(house, { doubt, shiftHours: 0 }) ?? runYear(house)
}

/** The year of a home that uses so much more at once of what its panels make, or less, than its kind does. */
function movedByHabit(year: Year, position = 0): Year {
  const sold = total(year.exported)
  const bought = total(year.imported)
  const most = Math.min(sold, bought)
  const moved = Math.min(most, position * habitPoints.value * total(year.generation))
  if (moved === 0 || most === 0) return year
  const by = (flow: Float64Array, factor: number) => flow.map((kwh) => kwh * factor)
  return {
    ...year,
    self: year.self.map((kwh, slot) => kwh + ((year.exported[slot] ?? 0) * moved) / sold),
    exported: by(year.exported, 1 - moved / sold),
    imported: by(year.imported, 1 - moved / bought),
  }
}
