import type { Assumptions } from './assumptions.ts'
import { flatRates, type Rates, timeOfUseRates, useFromBill, yearlyBill } from './bill.ts'
import { slots } from './calendar.ts'
import type { WhenUsed } from './data/use.ts'
import type { Range } from './figure.ts'
import { yearlyGeneration } from './generation.ts'
import { loadShape, usualUse } from './household.ts'
import type { Inputs } from './inputs.ts'
import type { Course } from './money.ts'
import { sunShape } from './sun.ts'
import { type Battery, type House, noBattery, runYear, type Year } from './year.ts'

/** The unkind case saves least, the kind one most: each takes its end of every range. */
export type End = keyof Range
export const ends = ['low', 'middle', 'high'] as const satisfies readonly End[]

/** A year with and without the battery, in one case, and its bills in dollars. */
export type Case = {
  rates: Rates
  withoutBattery: Year
  withBattery: Year
  /** Without any panels. */
  billWithout: number
  billWithPanels: number
  billWithBattery: number
  course: Course
}

/** Undefined where the bill does not cover the supply charge. */
export function oneCase(inputs: Inputs, assumptions: Assumptions, end: End): Case | undefined {
  const rates = ratesIn(inputs, assumptions, end)
  const house = houseIn(inputs, assumptions, rates, end)
  if (!house) return undefined
  const withoutBattery = runYear({ ...house, battery: noBattery })
  const withBattery = inputs.battery > 0 ? runYear(house) : withoutBattery
  const billWithout = yearlyBill(withoutBattery.use, nothing, rates)
  const billWithPanels = yearlyBill(withoutBattery.imported, withoutBattery.exported, rates)
  const billWithBattery = yearlyBill(withBattery.imported, withBattery.exported, rates)
  return {
    rates,
    withoutBattery,
    withBattery,
    billWithout,
    billWithPanels,
    billWithBattery,
    course: {
      panels: inputs.have === 'yes' ? 0 : billWithout - billWithPanels,
      battery: billWithPanels - billWithBattery,
      // What fades fastest belongs to the unkind case.
      fading: assumptions.fading.value[opposite[end]] / 100,
      growth: assumptions.growth.value[end] / 100,
      batteryLife: assumptions.life.value[end],
    },
  }
}

const opposite = { low: 'high', middle: 'middle', high: 'low' } as const
const nothing = new Float64Array(slots)

/** Somebody who is not sure is told a range from evenings to daytime. */
const unsure: Record<End, WhenUsed> = { low: 'evenings', middle: 'not-sure', high: 'daytime' }

/** The house of one case; undefined where the bill does not cover the supply charge. */
export function houseIn(
  inputs: Inputs,
  assumptions: Assumptions,
  rates: Rates,
  end: End,
): House | undefined {
  const load = loadShape(
    inputs.when === 'not-sure' ? unsure[end] : inputs.when,
    assumptions.shift.value[end],
  )
  const roof = { facing: inputs.facing, shading: inputs.shade }
  const house = {
    use: inputs.kwh ?? usualUse(inputs.people),
    load,
    generation: yearlyGeneration(inputs.kw, assumptions.sun.value, roof)[end],
    sun: sunShape(inputs.facing),
    battery: batteryIn(inputs, assumptions, end),
  }
  if (inputs.kwh !== undefined || inputs.bill === undefined) return house
  const yearly = inputs.bill * (inputs.every === 'month' ? 12 : 4)
  const use =
    inputs.have === 'yes' ? useBehindPanels(yearly, house, rates) : useFromBill(yearly, rates, load)
  return use === undefined ? undefined : { ...house, use }
}

function batteryIn(inputs: Inputs, assumptions: Assumptions, end: End): Battery {
  return {
    usableKwh: inputs.battery,
    powerKw: Math.min(assumptions.power.value[end], inputs.battery / 2),
    roundTrip: assumptions.efficiency.value[end] / 100,
  }
}

export function ratesIn(inputs: Inputs, assumptions: Assumptions, end: End): Rates {
  const { rate, soak, offpeak, peak, daily, feedin } = assumptions
  return {
    byClock:
      inputs.tariff === 'flat'
        ? flatRates(rate.value[end])
        : timeOfUseRates(soak.value[end], offpeak.value[end], peak.value[end]),
    daily: daily.value[end],
    feedIn: feedin.value[end],
  }
}

/** Where panels are on the roof already the bill is after them: looks for the use that makes it, by the secant rule. */
function useBehindPanels(yearly: number, house: House, rates: Rates): number | undefined {
  const billAt = (use: number) => {
    const year = runYear({ ...house, use, battery: noBattery })
    return yearlyBill(year.imported, year.exported, rates)
  }
  const least = 100
  let below = least
  let billBelow = billAt(below)
  if (yearly <= billBelow) return undefined
  let use = (useFromBill(yearly, rates, house.load) ?? least) + house.generation / 4
  for (let tries = 0; tries < 8; tries++) {
    const bill = billAt(use)
    if (Math.abs(bill - yearly) < 0.5 || bill === billBelow) break
    const better = use + ((yearly - bill) * (use - below)) / (bill - billBelow)
    below = use
    billBelow = bill
    use = Math.max(least, better)
  }
  return use
}
