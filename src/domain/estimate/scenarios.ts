import type { WhenUsed } from './data/use.ts'
import type { Estimate } from './figure.ts'
import type { Assumptions } from './inputs/assumptions.ts'
import type { Inputs } from './inputs/inputs.ts'
import { flatRates, type Rates, timeOfUseRates, useFromBill, yearlyBill } from './money/bill.ts'
import type { SavingsOutlook } from './money/payback.ts'
import { slots } from './year/calendar.ts'
import { yearlyGeneration } from './year/generation.ts'
import { loadShape, usualUse } from './year/household.ts'
import { sunShape } from './year/sun.ts'
import {
  type Battery,
  type House,
  noBattery,
  runYear,
  withoutBattery,
  type Year,
} from './year/year.ts'

/** `low` takes the end of every range that saves least, `high` the end that saves most. */
export type Level = keyof Estimate

/** One run of the year, with and without the battery, and its bills in dollars. */
export type Scenario = {
  rates: Rates
  withoutBattery: Year
  withBattery: Year
  /** Without any panels. */
  billWithout: number
  billWithPanels: number
  billWithBattery: number
  outlook: SavingsOutlook
}

export type Scenarios = { low: Scenario[]; mid: Scenario; high: Scenario[] }

/**
 * Runs a household’s year at each level. Somebody who is not sure when power is used may be out by day or at home, so both
 * are run at `low` and at `high`: what is good for panels is not for a battery. Undefined if the bill does not cover the
 * supply charge.
 */
export function runScenarios(inputs: Inputs, assumptions: Assumptions): Scenarios | undefined {
  const habits: WhenUsed[] = inputs.when === 'not-sure' ? ['evenings', 'daytime'] : [inputs.when]
  const runAt = (level: Level) =>
    habits
      .map((when) => runScenario({ ...inputs, when }, assumptions, level))
      .filter((scenario) => scenario !== undefined)
  const mid = runScenario(inputs, assumptions, 'mid')
  const high = runAt('high')
  const low = runAt('low')
  if (!mid || high.length + low.length < 2 * habits.length) return undefined
  return { low, mid, high }
}

function runScenario(inputs: Inputs, assumptions: Assumptions, level: Level): Scenario | undefined {
  const rates = toRates(inputs, assumptions, level)
  const house = toHouse(inputs, assumptions, rates, level)
  if (!house) return undefined
  const year = runYear(house)
  const panelsAlone = inputs.battery > 0 ? withoutBattery(year) : year
  const billWithout = yearlyBill(year.use, nothing, rates)
  const billWithPanels = yearlyBill(panelsAlone.imported, panelsAlone.exported, rates)
  const billWithBattery = yearlyBill(year.imported, year.exported, rates)
  return {
    rates,
    withoutBattery: panelsAlone,
    withBattery: year,
    billWithout,
    billWithPanels,
    billWithBattery,
    outlook: {
      panels: inputs.have === 'yes' ? 0 : billWithout - billWithPanels,
      battery: billWithPanels - billWithBattery,
      // Panels that fade fastest save least.
      fading: assumptions.fading.value[opposite[level]] / 100,
      growth: assumptions.growth.value[level] / 100,
      batteryLife: assumptions.life.value[level],
    },
  }
}

const opposite = { low: 'high', mid: 'mid', high: 'low' } as const
const nothing = new Float64Array(slots)

/** Undefined if the bill does not cover the supply charge. */
export function toHouse(
  inputs: Inputs,
  assumptions: Assumptions,
  rates: Rates,
  level: Level,
): House | undefined {
  const load = loadShape(inputs.when, assumptions.shift.value[level])
  const roof = { facing: inputs.facing, shading: inputs.shade }
  const house = {
    use: inputs.kwh ?? usualUse(inputs.people),
    load,
    generation: yearlyGeneration(inputs.kw, assumptions.sun.value, roof)[level],
    sun: sunShape(inputs.facing, level),
    battery: toBattery(inputs, assumptions, level),
  }
  if (inputs.kwh !== undefined || inputs.bill === undefined) return house
  const yearly = inputs.bill * (inputs.every === 'month' ? 12 : 4)
  const use =
    inputs.have === 'yes' ? useBehindPanels(yearly, house, rates) : useFromBill(yearly, rates, load)
  return use === undefined ? undefined : { ...house, use }
}

function toBattery(inputs: Inputs, assumptions: Assumptions, level: Level): Battery {
  return {
    usableKwh: inputs.battery,
    powerKw: Math.min(assumptions.power.value[level], inputs.battery / 2),
    roundTrip: assumptions.efficiency.value[level] / 100,
  }
}

export function toRates(inputs: Inputs, assumptions: Assumptions, level: Level): Rates {
  const { rate, soak, offpeak, peak, daily, feedin } = assumptions
  return {
    byClock:
      inputs.tariff === 'flat'
        ? flatRates(rate.value[level])
        : timeOfUseRates(soak.value[level], offpeak.value[level], peak.value[level]),
    daily: daily.value[level],
    feedIn: feedin.value[level],
  }
}

/**
 * With panels already on the roof, the bill is what remains after them. Finds the use that results in it, by the secant
 * method; undefined if there is none.
 */
function useBehindPanels(yearly: number, house: House, rates: Rates): number | undefined {
  const missing = (use: number) => {
    const year = runYear({ ...house, use, battery: noBattery })
    return yearly - yearlyBill(year.imported, year.exported, rates)
  }
  let before = useFromBill(yearly, rates, house.load) ?? leastUse
  let missingBefore = missing(before)
  let use = before + house.generation / 4
  for (let tries = 0; tries < 12; tries++) {
    const now = missing(use)
    if (Math.abs(now) < 0.5) return use < leastUse ? undefined : use
    if (use <= leastUse && now < 0) return undefined
    const better = use - (now * (use - before)) / (now - missingBefore)
    before = use
    missingBefore = now
    use = Number.isFinite(better) ? Math.max(leastUse, better) : leastUse
  }
  return undefined
}

/** kWh a year: no home that somebody lives in uses less. */
const leastUse = 100
