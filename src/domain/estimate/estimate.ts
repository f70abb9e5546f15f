import { type Region, victorianRegionOf } from '../region.ts'
import { panelArea, panelWatts } from './data/prices.ts'
import type { Distributor } from './data/tariffs.ts'
import type { Day } from './day.ts'
import { type Estimate, exactly, scale, spanning, sum } from './figure.ts'
import { type Assumptions, assumptionsFor, type Changes } from './inputs/assumptions.ts'
import { buysPanels, type Inputs, type Problems, validateInputs } from './inputs/inputs.ts'
import { type BillItems, toBillItems } from './money/bill.ts'
import {
  batteryCertificatesAhead,
  type CertificatesAhead,
  panelCertificatesAhead,
} from './money/certificates.ts'
import { type Money, type SavingsOutlook, type SavingsOutlooks, toMoney } from './money/payback.ts'
import {
  afterStateRebate,
  batteryPriceAfterCertificates,
  panelPriceAfterCertificates,
} from './money/price.ts'
import { distributorsFor, type Zone, zoneOf } from './postcode.ts'
import { panelCount, panelsThatFit } from './roof.ts'
import { runScenarios, type Scenario, type Scenarios } from './scenarios.ts'
import {
  type EnergyTotals,
  energyTotals,
  monthlyEnergy,
  type Series,
  typicalDay,
} from './year/energy.ts'
import type { Year } from './year/year.ts'

/**
 * This folder, in the order to read it:
 *
 * - `data/`: every figure we calculate with, its source and its date.
 * - `inputs/`: what a visitor enters. `draft.ts` reads fields and addresses, `inputs.ts` says what is allowed,
 *   `assumptions.ts` what we assume and a visitor may change.
 * - `year/`: the typical year, hour by hour. `sun.ts` and `generation.ts` say what panels make, `household.ts` when power is
 *   used, `year.ts` runs both through a battery, `energy.ts` adds them up.
 * - `money/`: the bill, prices, certificates, and what is left over after years.
 * - `scenarios.ts`: the year and its bills at the low, mid and high end of every range.
 * - this file: all of it for one household. `sizes.ts` compares sizes, `calculate.ts` answers a calculator,
 *   `stored-estimate.ts` is what a lead keeps, `relevant-figures.ts` says which figures matter.
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
    region?: Region
    zone: Zone
    /** Who may distribute the power there; one if the visitor entered it. */
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
  /** Absent where nothing is bought that earns any. */
  certificates: { panels?: CertificatesAhead; battery?: CertificatesAhead }
  /** What is bought. */
  costs: {
    /** The price is after certificates already: they are not taken off again. */
    panels?: { priceAfterCertificates: Estimate; stateRebate: Estimate; net: Estimate }
    battery?: { priceBeforeCertificates: Estimate; certificatesWorth: Estimate; net: Estimate }
  }
  /** `battery` is what the battery adds. Each is absent where it is not bought. */
  money: { panels?: Money; battery?: Money; together: Money }
}

/**
 * What panels, a battery or both would do for a household in Victoria. The same inputs on the same day give the same
 * answer. Takes about a millisecond; the first one for a direction of roof takes longer.
 */
export function estimateHome(
  inputs: Inputs,
  changes: Changes,
  today: Day,
): HomeEstimate | { problems: Problems } {
  const problems = validateInputs(inputs, changes, today)
  if (Object.keys(problems).length > 0) return { problems }
  const assumptions = assumptionsFor(inputs, changes)
  const scenarios = runScenarios(inputs, assumptions)
  if (!scenarios) return { problems: { bill: billTooSmall(inputs) } }
  const installed = inputs.installed ?? today
  const zone = zoneOf(inputs.postcode)
  const certificates = certificatesFor(inputs, zone, installed, assumptions)
  const costs = costsFor(inputs, zone, installed, assumptions, certificates)
  return {
    inputs,
    changes,
    assumptions,
    today,
    installed,
    place: {
      postcode: inputs.postcode,
      region: victorianRegionOf(inputs.postcode),
      zone,
      distributors: inputs.network ? [inputs.network] : distributorsFor(inputs.postcode),
    },
    system: systemFor(inputs),
    ...energyFor(inputs, scenarios),
    ...billsFor(inputs, scenarios),
    certificates,
    costs,
    money: moneyFor(costs, scenarios),
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

function energyFor(
  { battery }: Inputs,
  { low, mid, high }: Scenarios,
): Pick<HomeEstimate, 'energy' | 'days' | 'months'> {
  const totals = (of: (scenario: Scenario) => Year) =>
    energyTotals(of(mid), [...high, ...low].map(of))
  return {
    energy: {
      withoutBattery: totals(({ withoutBattery }) => withoutBattery),
      withBattery: battery > 0 ? totals(({ withBattery }) => withBattery) : undefined,
    },
    days: {
      summer: typicalDay(mid.withBattery, [11, 0, 1]),
      winter: typicalDay(mid.withBattery, [5, 6, 7]),
      mean: typicalDay(mid.withBattery, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    },
    months: monthlyEnergy(mid.withBattery),
  }
}

function billsFor(
  { have }: Inputs,
  { low, mid, high }: Scenarios,
): Pick<HomeEstimate, 'bill' | 'billItems'> {
  const bills = (of: (scenario: Scenario) => number) => spanning(of(mid), [...high, ...low].map(of))
  const { rates, withoutBattery, withBattery } = mid
  return {
    bill: {
      before: bills(({ billWithPanels, billWithout }) =>
        have === 'yes' ? billWithPanels : billWithout,
      ),
      after: bills(({ billWithBattery }) => billWithBattery),
    },
    billItems: {
      before:
        have === 'yes'
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

function costsFor(
  inputs: Inputs,
  zone: Zone,
  installed: Day,
  { certificate, panelprice, batteryprice }: Assumptions,
  { battery }: HomeEstimate['certificates'],
): HomeEstimate['costs'] {
  const price = panelPriceAfterCertificates(
    inputs.kw,
    panelprice.value,
    zone,
    installed,
    certificate.value,
  )
  const { rebate, net } = afterStateRebate(price, inputs.rebate)
  return {
    panels: buysPanels(inputs)
      ? { priceAfterCertificates: price, stateRebate: rebate, net }
      : undefined,
    battery: battery && {
      priceBeforeCertificates: scale(inputs.battery, batteryprice.value),
      certificatesWorth: battery.worth,
      net: batteryPriceAfterCertificates(
        inputs.battery,
        batteryprice.value,
        battery.count,
        certificate.value,
      ),
    },
  }
}

function moneyFor(
  { panels, battery }: HomeEstimate['costs'],
  { low, mid, high }: Scenarios,
): HomeEstimate['money'] {
  const outlooks = (without?: 'panels' | 'battery'): SavingsOutlooks => {
    const of = ({ outlook }: Scenario): SavingsOutlook =>
      without ? { ...outlook, [without]: 0 } : outlook
    return { low: low.map(of), mid: of(mid), high: high.map(of) }
  }
  return {
    panels: panels && toMoney(panels.net, outlooks('battery')),
    battery: battery && toMoney(battery.net, outlooks('panels')),
    together: toMoney(sum(panels?.net ?? exactly(0), battery?.net ?? exactly(0)), outlooks()),
  }
}
