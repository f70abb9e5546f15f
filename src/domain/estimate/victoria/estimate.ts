import type { Day } from '../shared/day.ts'
import { type Problems, validateInputs } from '../shared/fields.ts'
import { type Estimate, exactly, scale } from '../shared/figure.ts'
import type { Narrowing } from '../shared/narrowing.ts'
import { type Money, toMoney } from '../shared/payback.ts'
import { panelCount, panelsThatFit } from '../shared/roof.ts'
import { mapRanged, movesOf, rangeOver } from '../shared/scenarios.ts'
import { finish, type InSteps } from '../shared/steps.ts'
import {
  type EnergyTotals,
  energyOver,
  monthlyEnergy,
  type Series,
  typicalDay,
} from '../shared/year/energy.ts'
import { panelArea, panelWatts } from './data/prices.ts'
import type { Distributor } from './data/tariffs.ts'
import { type Assumptions, assumptionsFor, type Changes } from './inputs/assumptions.ts'
import { buysPanels, defaultInputs, type Inputs } from './inputs/inputs.ts'
import { type BillItems, toBillItems } from './money/bill.ts'
import {
  batteryCertificatesAhead,
  type CertificatesAhead,
  panelCertificatesAhead,
} from './money/certificates.ts'
import { type SavingsOutlook, toPurchase } from './money/payback.ts'
import { stateRebateOn } from './money/price.ts'
import { narrowestInput } from './narrowing.ts'
import { networksOf } from './networks.ts'
import { isKnownPlace, isVictorianHome, type Zone, zoneOf } from './postcode.ts'
import { runScenarios, type Scenario, type Scenarios, toRates } from './scenarios.ts'

/**
 * This folder, in the order to read it:
 *
 * - `data/`: every figure we calculate with, its source and its date.
 * - `inputs/`: what a visitor enters. `draft.ts` reads fields and addresses, `inputs.ts` says what is allowed,
 *   `assumptions.ts` what we assume and a visitor may change.
 * - `year/`: the typical year, hour by hour. `sun.ts` and `generation.ts` say what panels make, `household.ts` when power is
 *   used, `year.ts` runs both through a battery, `energy.ts` adds them up.
 * - `money/`: the bill, prices, certificates, and what is left over after years.
 * - `uncertainty.ts` says what isn't known exactly, `scenarios.ts` runs the year and its bills in the middle and as each of
 *   them moves it, `narrowing.ts` which answer would tell most.
 * - this file: all of it for one household. `sizes.ts` compares sizes, `calculate.ts` answers a calculator,
 *   `stored-estimate.ts` is what a lead keeps, `relevant-figures.ts` says which figures matter.
 *
 * A range covers eight cases in ten: each uncertainty moves the middle by itself, and root-sum-square combines them.
 *
 * Only numbers come out, and problems as sentences. Energy is in kWh, money in Australian dollars with GST, rates in cents,
 * shares from 0 to 1.
 */
export type HomeEstimate = {
  inputs: Inputs
  changes: Changes
  assumptions: Assumptions
  today: Day
  /** The day of installation. */
  installed: Day
  place: {
    postcode: string
    /** The postcode in another state that was entered. The estimate is then for Melbourne. */
    outside?: string | undefined
    zone: Zone
    /** Whether anybody lives at that postcode, as far as we know. */
    isKnown: boolean
    /** Whose poles and wires may reach it: one if the visitor entered one of those. */
    distributors: readonly Distributor[]
  }
  system: {
    kw: number
    panels: number
    /** Glass, m²; clearances at the edges come on top. */
    area: Estimate
    /** Panels that fit on the roof that was entered. */
    fit?: Estimate
    /** Usable kWh. */
    battery: number
  }
  /** A typical year. */
  energy: { withoutBattery: EnergyTotals; withBattery?: EnergyTotals }
  /** The mid scenario with its battery, if there is one: kWh by hour of the clock, on average. */
  days: Record<'summer' | 'winter' | 'mean', Series>
  /** The same by month. */
  months: Series
  /** Dollars a year. `before` is today’s: without panels, or with those that are on the roof already. */
  bill: { before: Estimate; after: Estimate }
  /** What the mid of each bill consists of. */
  billItems: { before: BillItems; after: BillItems }
  /** Dollars less in the first year. */
  saving: { battery?: Estimate; together: Estimate }
  /** Absent where nothing is bought that earns any. */
  certificates: { panels?: CertificatesAhead; battery?: CertificatesAhead }
  /** What is bought. */
  costs: {
    panels?: Cost & { stateRebate: Estimate }
    battery?: Cost
  }
  /** `battery` is what the battery adds. Each is absent where it is not bought. */
  money: { panels?: Money; battery?: Money; together: Money }
  /** The same at the price that a quote asks. */
  quoted?: { battery?: Money; together: Money }
  /** How the savings go on, in the middle of every range. */
  outlook: SavingsOutlook
  /** What the visitor could still tell us, of all the one that would narrow the range of the saving most. */
  narrowing: { together?: Narrowing; battery?: Narrowing }
}

/** What a quote asks, dollars. What it says of the battery is part of its price; else the battery has its usual share. */
export type Quoted = { price: number; battery?: number | undefined }

/** Certificates are taken off a price once, and count no more than it does. */
type Cost = { priceBeforeCertificates: Estimate; certificatesWorth: Estimate; net: Estimate }

/**
 * What panels, a battery or both would do for a household in Victoria. The same inputs on the same day give the same
 * answer. Takes about two milliseconds; the first one for a direction of roof takes longer. With `onlyMiddle` every range
 * is its middle, which takes a tenth of that.
 */
export function estimateHome(
  ...home: Parameters<typeof estimateInSteps>
): HomeEstimate | { problems: Problems } {
  return finish(estimateInSteps(...home))
}

/** The same, with a pause after each uncertainty: together they are one long task the first time. */
export function* estimateInSteps(
  asked: Inputs,
  changes: Changes,
  today: Day,
  { onlyMiddle = false, quoted }: { onlyMiddle?: boolean; quoted?: Quoted } = {},
): InSteps<HomeEstimate | { problems: Problems }> {
  const problems = validateInputs(asked, changes, today)
  if (Object.keys(problems).length > 0) return { problems }
  const isOutside = !isVictorianHome(asked.postcode)
  const inputs = isOutside ? { ...asked, postcode: defaultInputs.postcode } : asked
  const assumptions = assumptionsFor(inputs, changes)
  const scenarios = yield* runScenarios(inputs, assumptions, onlyMiddle)
  if (!scenarios) return { problems: { bill: billTooSmall(inputs) } }
  const installed = inputs.installed ?? today
  const zone = zoneOf(inputs.postcode)
  const certificates = certificatesFor(inputs, zone, installed, assumptions)
  const year = scenarios.mid.withBattery
  const purchases = purchasesFor(inputs, scenarios, certificates, quoted)
  return {
    inputs,
    changes,
    assumptions,
    today,
    installed,
    place: {
      postcode: inputs.postcode,
      outside: isOutside ? asked.postcode : undefined,
      zone,
      isKnown: isKnownPlace(inputs.postcode),
      distributors: networksOf(inputs),
    },
    system: systemFor(inputs),
    energy: energyOver(scenarios, inputs.battery > 0),
    days: {
      summer: typicalDay(year, [11, 0, 1]),
      winter: typicalDay(year, [5, 6, 7]),
      mean: typicalDay(year, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    },
    months: monthlyEnergy(year),
    ...billsFor(inputs, scenarios),
    certificates,
    ...purchases,
    outlook: outlookOf(inputs, scenarios.mid),
    narrowing: narrowingFor(inputs, assumptions, scenarios),
  }
}

function billTooSmall({ bill, every, have }: Inputs): string {
  const than =
    have === 'yes'
      ? 'we’d expect with your panels even if you used next to nothing'
      : 'the daily charge alone'
  return `$${bill} a ${every} is less than ${than}. Check the amount, or enter kWh a year`
}

function systemFor({ kw, roof, battery }: Inputs): HomeEstimate['system'] {
  const panels = panelCount(kw, panelWatts.value)
  return {
    kw,
    panels,
    area: scale(panels, panelArea.value),
    fit: roof === undefined ? undefined : panelsThatFit(roof, panelArea.value),
    battery,
  }
}

function billsFor(inputs: Inputs, scenarios: Scenarios): Pick<HomeEstimate, 'bill' | 'billItems'> {
  const hasPanels = inputs.have === 'yes'
  const { values, withoutBattery, withBattery } = scenarios.mid
  const rates = toRates(inputs, values)
  const before = ({ billWithPanels, billWithout }: Scenario) =>
    hasPanels ? billWithPanels : billWithout
  return {
    bill: {
      before:
        inputs.bill !== undefined && inputs.kwh === undefined
          ? exactly(before(scenarios.mid))
          : rangeOver(scenarios, before),
      after: rangeOver(scenarios, ({ billWithBattery }) => billWithBattery),
    },
    billItems: {
      before: hasPanels
        ? toBillItems(rates, withoutBattery.imported, withoutBattery.exported)
        : toBillItems(rates, withoutBattery.use),
      after: toBillItems(rates, withBattery.imported, withBattery.exported),
    },
  }
}

function certificatesFor(
  inputs: Inputs,
  zone: Zone,
  installed: Day,
  { certificate }: Assumptions,
): HomeEstimate['certificates'] {
  const { kw, battery } = inputs
  return {
    panels: buysPanels(inputs)
      ? panelCertificatesAhead(kw, zone, installed, certificate.value)
      : undefined,
    battery:
      battery > 0 ? batteryCertificatesAhead(battery, installed, certificate.value) : undefined,
  }
}

/** What is bought in one scenario, in dollars. */
type Bought = {
  panels?: { price: number; certificates: number; stateRebate: number }
  battery?: { price: number; certificates: number }
}

function boughtIn(
  inputs: Inputs,
  { values, rebate }: Scenario,
  { panels, battery }: HomeEstimate['certificates'],
): Bought {
  const { panelbase, panelperkw, batterybase, batteryperkwh, certificate } = values
  const off = (price: number, count: number) => Math.min(price, count * certificate)
  const panelPrice = panelbase + inputs.kw * panelperkw
  const batteryPrice = batterybase + inputs.battery * batteryperkwh
  const panelsOff = panels && off(panelPrice, panels.count)
  return {
    panels:
      panelsOff === undefined
        ? undefined
        : {
            price: panelPrice,
            certificates: panelsOff,
            stateRebate: rebate * stateRebateOn(panelPrice - panelsOff),
          },
    battery: battery && {
      price: batteryPrice,
      certificates: off(batteryPrice, battery.count),
    },
  }
}

function panelNet({ panels }: Bought): number {
  return panels ? panels.price - panels.certificates - panels.stateRebate : 0
}

function batteryNet({ battery }: Bought): number {
  return battery ? battery.price - battery.certificates : 0
}

/** How the saving of a scenario goes on. */
function outlookOf(inputs: Inputs, scenario: Scenario): SavingsOutlook {
  const { values, billWithout, billWithPanels, billWithBattery } = scenario
  return {
    panels: inputs.have === 'yes' ? 0 : billWithout - billWithPanels,
    battery: billWithPanels - billWithBattery,
    fading: values.fading / 100,
    growth: values.growth / 100,
    batteryLife: values.life,
    batteryFading: values.batteryfade / 100,
    inverter: buysPanels(inputs) ? values.inverter : 0,
  }
}

function purchasesFor(
  inputs: Inputs,
  scenarios: Scenarios,
  certificates: HomeEstimate['certificates'],
  quoted?: Quoted,
): Pick<HomeEstimate, 'saving' | 'costs' | 'money' | 'quoted'> {
  const { mid } = scenarios
  const boughtAt = new Map<Scenario, Bought>()
  const bought = (scenario: Scenario): Bought => {
    const known = boughtAt.get(scenario) ?? boughtIn(inputs, scenario, certificates)
    boughtAt.set(scenario, known)
    return known
  }
  const range = (of: (one: Bought) => number | undefined) =>
    rangeOver(scenarios, (scenario) => of(bought(scenario)) ?? 0)
  const money = (cost: (one: Bought) => number, without?: 'panels' | 'battery'): Money =>
    toMoney(
      mapRanged(scenarios, (scenario) => {
        const outlook = outlookOf(inputs, scenario)
        return toPurchase(cost(bought(scenario)), without ? withoutOne(outlook, without) : outlook)
      }),
    )
  const { panels, battery } = bought(mid)
  const together = money((one) => panelNet(one) + batteryNet(one))
  const quotedBattery = ({ price, battery }: Quoted) =>
    battery ?? price / (1 + panelNet(bought(mid)) / batteryNet(bought(mid)))
  const alone = (net: (one: Bought) => number, other: 'panels' | 'battery') =>
    panels && battery ? money(net, other) : together
  const ofBattery = battery && alone(batteryNet, 'panels')
  return {
    costs: {
      panels: panels && {
        priceBeforeCertificates: range(({ panels }) => panels?.price),
        certificatesWorth: range(({ panels }) => panels?.certificates),
        stateRebate: range(({ panels }) => panels?.stateRebate),
        net: range(panelNet),
      },
      battery: battery && {
        priceBeforeCertificates: range(({ battery }) => battery?.price),
        certificatesWorth: range(({ battery }) => battery?.certificates),
        net: range(batteryNet),
      },
    },
    saving: { battery: ofBattery?.saving, together: together.saving },
    money: { panels: panels && alone(panelNet, 'battery'), battery: ofBattery, together },
    quoted: quoted && {
      together: money(() => quoted.price),
      battery: panels && battery && money(() => quotedBattery(quoted), 'panels'),
    },
  }
}

function withoutOne(outlook: SavingsOutlook, without: 'panels' | 'battery'): SavingsOutlook {
  return without === 'battery' ? { ...outlook, battery: 0 } : { ...outlook, panels: 0, inverter: 0 }
}

function narrowingFor(
  inputs: Inputs,
  assumptions: Assumptions,
  scenarios: Scenarios,
): HomeEstimate['narrowing'] {
  const byBattery = (scenario: Scenario) => outlookOf(inputs, scenario).battery
  const byBoth = (scenario: Scenario) => outlookOf(inputs, scenario).panels + byBattery(scenario)
  const narrowing = (of: (scenario: Scenario) => number) =>
    narrowestInput(inputs, assumptions, movesOf(scenarios, of))
  return {
    together: narrowing(byBoth),
    battery: inputs.battery > 0 ? narrowing(byBattery) : undefined,
  }
}
