import type { Day } from '../shared/day.ts'
import { type Problems, validateInputs } from '../shared/fields.ts'
import { type Estimate, scale } from '../shared/figure.ts'
import { type FigureState, figureOn } from '../shared/figure-days.ts'
import type { Narrowing } from '../shared/narrowing.ts'
import { type Money, toMoney } from '../shared/payback.ts'
import { mapRanged, movesOf, rangeOver } from '../shared/scenarios.ts'
import { finish, type InSteps } from '../shared/steps.ts'
import {
  type EnergyTotals,
  energyOver,
  mapFlows,
  monthlyEnergy,
  type Series,
  typicalDay,
} from '../shared/year/energy.ts'
import { type Connection, connectionOf } from './connection.ts'
import { panelArea, panelsToInverter } from './data/prices.ts'
import type { Region } from './data/sun.ts'
import { caps } from './data/tariffs.ts'
import { type Assumptions, assumptionsFor, type Changes } from './inputs/assumptions.ts'
import { buysPanels, type Inputs } from './inputs/inputs.ts'
import { billFrom, type YearOfMoney } from './money/bill.ts'
import { toPurchase } from './money/payback.ts'
import { type Prices, pricesFor } from './money/price.ts'
import { savingCeiling } from './money/share.ts'
import { electricityVatOn, installationVatOn } from './money/vat.ts'
import { narrowestInput } from './narrowing.ts'
import { panelsIn } from './panels.ts'
import { type Place, placeOf } from './postcode.ts'
import { regionOf } from './region.ts'
import { type Home, runScenarios, type Scenario, type Scenarios } from './scenarios.ts'

/**
 * This folder, in the order to read it:
 *
 * - `data/`: every figure we calculate with, its source, its date and how long it holds.
 * - `inputs/`: what a visitor enters. `inputs.ts` says what is allowed, `assumptions.ts` what we assume and a visitor may change.
 * - `year/`: the typical year in half hours. `sun.ts` and `generation.ts` say what panels make, `household.ts` when power is used.
 * - `money/`: VAT by the day, the bill, prices, payback; `share.ts` is the trade’s own sum.
 * - `scenarios.ts` runs the year and its money in the middle and as each uncertainty moves it, `narrowing.ts` says which answer would tell
 *   most.
 * - this file: all of it for one household. `sizes.ts` compares sizes, `battery-worth.ts` says what a battery may cost.
 *
 * A range covers eight cases in ten: each uncertainty moves the middle by itself, and root-sum-square combines them.
 *
 * Only numbers come out, and problems as sentences. Energy is in kWh, money in pounds, rates in pence, shares from 0 to 1.
 */
export type HomeEstimate = {
  inputs: Inputs
  changes: Changes
  assumptions: Assumptions
  today: Day
  /** The day of installation. */
  installed: Day
  place: { postcode: string; region: Region } & Partial<Place>
  system: {
    kw: number
    panels: number
    /** m² of roof. */
    area: Estimate
    /** Usable kWh. */
    battery: number
    /** How the network agrees to it. */
    connection?: Connection
  }
  /** Pence with the VAT of the day of installation, and today's state of the latest price cap we have. */
  rates: { power: number; sold: number; cap: { state: FigureState; validTo?: Day } }
  /** Shares. */
  vat: { electricity: number; installation: number }
  /** A typical year. */
  energy: { withoutBattery: EnergyTotals; withBattery?: EnergyTotals }
  /** The mid scenario with its battery, if there is one: kWh by hour of the clock, on average. */
  days: Record<'summer' | 'winter' | 'mean', Series>
  /** The same by month. */
  months: Series
  /** Pounds in the twelve months from the day of installation. `before` is without panels, or with those that are on the roof already. */
  bill: { before: Estimate; after: Estimate }
  /** Pounds in those twelve months. `battery` is beside the same tariff without it. */
  saving: { panels?: Estimate; battery?: Estimate; together: Estimate }
  /** The most that panels alone can save, in pounds: all they make at the price of power, or at what is paid for it if that is more. */
  ceiling?: number
  /** Where the saving of the middle comes from. */
  sum: { used: SumLine; sold: SumLine; together: number }
  /** Pounds with the VAT of the day of installation, each where it’s known. */
  prices: Prices
  /** What pays itself back when: absent where a price is bought that neither we nor the visitor know. */
  money: { panels?: Money; together?: Money }
  /** The same at the price that a quote asks. */
  quoted?: Money
  battery?: BatteryMoney
  /** What the visitor could still tell us, of all the one that would narrow the range of the saving most. */
  narrowing: { together?: Narrowing; battery?: Narrowing }
}

/** kWh, the mean pence of each, and pounds. */
export type SumLine = { kwh: number; pence: number; pounds: number }

/** What a battery is worth: what it saves over its life is the most it may cost. Pounds and years. */
export type BatteryMoney = {
  worth: Estimate
  life: Estimate
  price?: Estimate
  /** Until it has saved its price, in the middle of both; undefined where it never does or its price isn’t known. */
  years?: number
}

/** What a quote asks, with VAT. */
export type Quoted = { price: number }

/**
 * What panels, a battery or both would do for a home in England, Scotland or Wales. The same inputs on the same day give the same
 * answer. With `onlyMiddle` every range is its middle, which takes a tenth of the time.
 */
export function estimateHome(
  ...home: Parameters<typeof estimateInSteps>
): HomeEstimate | { problems: Problems } {
  return finish(estimateInSteps(...home))
}

/** The same, with a pause after each uncertainty. */
export function* estimateInSteps(
  inputs: Inputs,
  changes: Changes,
  today: Day,
  { onlyMiddle = false, quoted }: { onlyMiddle?: boolean; quoted?: Quoted } = {},
): InSteps<HomeEstimate | { problems: Problems }> {
  const problems = validateInputs(inputs, changes, today)
  if (Object.keys(problems).length > 0) return { problems }
  const installed = inputs.installed ?? today
  const region = regionOf(inputs.postcode, inputs.nation) ?? inputs.region
  const assumptions = assumptionsFor({ ...inputs, region }, changes, today)
  const prices = pricesFor(inputs, installed)
  const home = { inputs, assumptions, prices, today, installed }
  const scenarios = yield* runScenarios(home, onlyMiddle)
  if (!scenarios)
    return {
      problems: {
        bill: `£${inputs.bill} a month is less than the standing charge. Check the amount, or enter kWh a year`,
      },
    }
  const { mid } = scenarios
  const vat = electricityVatOn(installed)
  const cap = figureOn(caps, today)
  return {
    inputs,
    changes,
    assumptions,
    today,
    installed,
    place: { ...placeOf(inputs.postcode, inputs.nation), postcode: inputs.postcode, region },
    system: systemOf(inputs),
    rates: {
      power: meanPence(mid.money.without.bought, mid.withBattery.use) * (1 + vat),
      sold: mid.values.feedin,
      cap: { state: cap.state, validTo: cap.validTo },
    },
    vat: { electricity: vat, installation: installationVatOn(installed) },
    energy: energyOver(scenarios, inputs.battery > 0),
    days: {
      summer: byHour(mid, [5, 6, 7]),
      winter: byHour(mid, [11, 0, 1]),
      mean: byHour(mid, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    },
    months: monthlyEnergy(mid.withBattery),
    bill: {
      before: rangeOver(scenarios, (one) => bill(home, one, before(home, one))),
      after: rangeOver(scenarios, (one) => bill(home, one, one.money.withBattery)),
    },
    saving: savingFor(inputs, scenarios),
    ceiling: ceilingFor(home, scenarios),
    sum: sumFor(home, mid),
    prices,
    ...moneyFor(home, scenarios, quoted),
    narrowing: {
      together: narrowestInput(home, movesOf(scenarios, both)),
      battery: inputs.battery > 0 ? narrowestInput(home, movesOf(scenarios, ofBattery)) : undefined,
    },
  }
}

const ofBattery = ({ battery }: Scenario) => battery[0] ?? 0
const ofPanels = ({ panels }: Scenario) => panels[0] ?? 0
const both = (scenario: Scenario) => ofPanels(scenario) + ofBattery(scenario)

function before({ inputs }: Home, { money }: Scenario): YearOfMoney {
  return inputs.have === 'yes' ? money.withPanels : money.without
}

function bill({ installed }: Home, { rates }: Scenario, money: YearOfMoney): number {
  return billFrom(money, rates.daily, installed)
}

function systemOf({ kw, battery, inverter }: Inputs): HomeEstimate['system'] {
  const panels = panelsIn(kw)
  return {
    kw,
    panels,
    area: scale(panels, panelArea.value),
    battery,
    connection: kw > 0 ? connectionOf([inverter ?? kw / panelsToInverter.value], 1) : undefined,
  }
}

/** The average day of these months: kWh in each hour of the clock. */
function byHour({ withBattery }: Scenario, months: readonly number[]): Series {
  const day = typicalDay(withBattery, months)
  return mapFlows((flow) =>
    Array.from(
      { length: 24 },
      (_, hour) => (day[flow][2 * hour] ?? 0) + (day[flow][2 * hour + 1] ?? 0),
    ),
  )
}

function savingFor(inputs: Inputs, scenarios: Scenarios): HomeEstimate['saving'] {
  return {
    panels: buysPanels(inputs) ? rangeOver(scenarios, ofPanels) : undefined,
    battery: inputs.battery > 0 ? rangeOver(scenarios, ofBattery) : undefined,
    together: rangeOver(scenarios, both),
  }
}

function ceilingFor({ inputs, installed }: Home, { mid }: Scenarios): number | undefined {
  if (!buysPanels(inputs)) return undefined
  const { generation } = mid.withoutBattery
  const dearest = Math.max(
    Math.max(...mid.rates.byClock) * (1 + electricityVatOn(installed)),
    ...mid.rates.sold,
  )
  return savingCeiling(
    generation.reduce((sum, kwh) => sum + kwh, 0),
    dearest,
  )
}

function meanPence(pounds: readonly number[], kwh: Float64Array): number {
  const all = kwh.reduce((sum, one) => sum + one, 0)
  return all > 0 ? (100 * pounds.reduce((sum, one) => sum + one, 0)) / all : 0
}

/** What is bought less and sold more than before, at the VAT of the twelve months. */
function sumFor(home: Home, mid: Scenario): HomeEstimate['sum'] {
  const kwh = (flow: Float64Array) => flow.reduce((sum, one) => sum + one, 0)
  const { inputs } = home
  const withPanels = inputs.have === 'yes'
  const soldBefore = withPanels ? kwh(mid.withoutBattery.exported) : 0
  const boughtBefore = kwh(withPanels ? mid.withoutBattery.imported : mid.withBattery.use)
  const together = both(mid)
  const earned = ({ sold }: YearOfMoney) => sold.reduce((sum, one) => sum + one, 0)
  const sold = earned(mid.money.withBattery) - earned(before(home, mid))
  const line = (kwh: number, pounds: number): SumLine => ({
    kwh,
    pounds,
    pence: kwh === 0 ? 0 : (100 * pounds) / kwh,
  })
  return {
    used: line(boughtBefore - kwh(mid.withBattery.imported), together - sold),
    sold: line(kwh(mid.withBattery.exported) - soldBefore, sold),
    together,
  }
}

function moneyFor(
  { inputs, assumptions, prices }: Home,
  scenarios: Scenarios,
  quoted?: Quoted,
): Pick<HomeEstimate, 'money' | 'quoted' | 'battery'> {
  const bought = (cost: (scenario: Scenario) => number, of: 'panels' | 'all') =>
    toMoney(
      mapRanged(scenarios, (scenario) => {
        const { values, panels, battery } = scenario
        return toPurchase(cost(scenario), {
          yearly:
            of === 'panels' ? panels : panels.map((saving, year) => saving + (battery[year] ?? 0)),
          fading: values.fading / 100,
          life: Math.round(values.life),
          secondBattery: of === 'panels' ? 0 : (values.battery ?? 0),
        })
      }),
    )
  const hasBattery = inputs.battery > 0
  const yearly = ofBattery(scenarios.mid)
  return {
    money: {
      panels:
        buysPanels(inputs) && hasBattery && prices.panels
          ? bought(({ values }) => values.panels ?? 0, 'panels')
          : undefined,
      // Without its price we can't say what a second battery takes from the saving.
      together:
        prices.all && prices.battery ? bought(({ values }) => values.all ?? 0, 'all') : undefined,
    },
    quoted: quoted && prices.battery ? bought(() => quoted.price, 'all') : undefined,
    battery: hasBattery
      ? {
          worth: rangeOver(scenarios, (one) => ofBattery(one) * one.values.life),
          life: assumptions.life.value,
          price: prices.battery,
          years: prices.battery && yearly > 0 ? prices.battery.mid / yearly : undefined,
        }
      : undefined,
  }
}
