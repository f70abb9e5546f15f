import { type Region, regionOf } from '../region.ts'
import { panelArea, panelWatts } from './data/prices.ts'
import type { Distributor } from './data/tariffs.ts'
import type { Day } from './day.ts'
import { type Estimate, exactly, type Figure, scale, spanning, sum } from './figure.ts'
import {
  type Assumption,
  type Assumptions,
  assumptionsFor,
  type Changes,
} from './inputs/assumptions.ts'
import { buysPanels, type Inputs, type Problems, problemsWith } from './inputs/inputs.ts'
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
import { fixedFigures, relevantAssumptions } from './relevant-figures.ts'
import { areaOf, panelCount, panelsThatFit } from './roof.ts'
import { runScenarios, type Scenario, type Scenarios } from './scenarios.ts'
import { type Line, workingOf } from './working.ts'
import {
  type EnergyTotals,
  energyTotals,
  monthlyEnergy,
  type Series,
  typicalDay,
} from './year/energy.ts'
import type { Year } from './year/year.ts'

/**
 * How a page uses this folder.
 *
 * - `readInputs(typed, today)` in `inputs.ts` reads fields, a query or a fragment: either `{ inputs, changes }` or
 *   `{ problems }`, a sentence by field name. `defaultInputs` is what a page begins with; `choices` what may be chosen.
 * - `estimate(inputs, changes, today)` here answers with all there is to show, or with problems (`'problems' in answer`).
 * - `writeInputs({ inputs, changes })` gives the query or fragment that `readInputs` reads back; `typedFrom` the values
 *   for the fields.
 * - `panelSizes` and `batterySizes` in `sizes.ts` compare a few sizes for the same household.
 * - `programsFor(postcode, today)` in `programs.ts` tells what is open; not needed for an estimate.
 *
 * Energy is in kWh, money in Australian dollars with GST, rates in cents, shares from 0 to 1. A Range has `low`, `middle`
 * and `high`; show the ends, and use the middle only for charts and beside its ends.
 */
export type HomeEstimate = {
  inputs: Inputs
  changes: Changes
  today: Day
  /** The day of installation that is reckoned with. */
  installed: Day
  place: {
    postcode: string
    region?: Region
    zone: Zone
    /** Who may distribute the power there; one where the visitor told. */
    distributors: readonly Distributor[]
  }
  system: {
    kw: number
    panels: number
    /** Glass, m². */
    area: Estimate
    /** Panels the told roof has room for. */
    fit?: Estimate
    /** Usable kWh. */
    battery: number
  }
  /** A typical year, kWh. */
  energy: { withoutBattery: EnergyTotals; withBattery?: EnergyTotals }
  /** Charts of the middle case, with the battery if there is one: kWh by hour of the clock, on average. */
  days: Record<'summer' | 'winter' | 'mean', Series>
  /** The same by month. */
  months: Series
  /** Dollars a year. `before` is today’s: without panels, or with those that are on the roof already. */
  bill: { before: Estimate; after: Estimate }
  /** The day of installation, and the next step down. Absent where nothing is bought that earns any. */
  certificates: { panels?: CertificatesAhead; battery?: CertificatesAhead }
  /** What is bought, in dollars. */
  costs: {
    /** The price is after certificates already: they are not taken off again. */
    panels?: { priceAfterCertificates: Estimate; stateRebate: Estimate; net: Estimate }
    battery?: { priceBeforeCertificates: Estimate; certificatesWorth: Estimate; net: Estimate }
  }
  /** `battery` is what the battery adds. Each is absent where it is not bought. */
  money: { panels?: Money; battery?: Money; together: Money }
  /** What was assumed and may be changed, as far as it counts here. */
  assumptions: Assumption[]
  /** What else was reckoned with and may not be changed. */
  fixed: Omit<Figure<unknown>, 'value'>[]
  /** The sums of the middle case, to be printed. */
  working: Line[]
}

/**
 * What panels, a battery or both would do for a household in Victoria. Pure: the same inputs on the same day give the
 * same answer. Takes about a millisecond; the first estimate for a direction of roof some more.
 */
export function estimateHome(
  inputs: Inputs,
  changes: Changes,
  today: Day,
): HomeEstimate | { problems: Problems } {
  const problems = problemsWith(inputs, changes, today)
  if (Object.keys(problems).length > 0) return { problems }
  const assumptions = assumptionsFor(inputs, changes)
  const cases = runScenarios(inputs, assumptions)
  if (!cases) return { problems: { bill: billTooSmall(inputs) } }
  return assembled(inputs, changes, assumptions, today, cases)
}

function billTooSmall({ bill, every, have }: Inputs): string {
  const than =
    have === 'yes'
      ? 'we find for your panels even if you used next to nothing'
      : 'the daily charge alone'
  return `$${bill} a ${every} is less than ${than}: check the amount, or enter kWh a year`
}

function assembled(
  inputs: Inputs,
  changes: Changes,
  assumptions: Assumptions,
  today: Day,
  cases: Scenarios,
): HomeEstimate {
  const installed = inputs.installed ?? today
  const zone = zoneOf(inputs.postcode)
  const panels = panelCount(inputs.kw, panelWatts.value)
  const certificates = certificatesFor(inputs, zone, installed, assumptions)
  const costs = costsFor(inputs, zone, installed, assumptions, certificates)
  const others = [...cases.high, ...cases.low]
  const bills = (of: (one: Scenario) => number) => spanning(of(cases.mid), others.map(of))
  const totals = (of: (one: Scenario) => Year) => energyTotals(of(cases.mid), others.map(of))
  const { withBattery } = cases.mid
  const partial: Omit<HomeEstimate, 'working'> = {
    inputs,
    changes,
    today,
    installed,
    place: {
      postcode: inputs.postcode,
      region: regionOf(inputs.postcode),
      zone,
      distributors: inputs.network ? [inputs.network] : distributorsFor(inputs.postcode),
    },
    system: {
      kw: inputs.kw,
      panels,
      area: areaOf(panels, panelArea.value),
      fit: inputs.roof === undefined ? undefined : panelsThatFit(inputs.roof, panelArea.value),
      battery: inputs.battery,
    },
    energy: {
      withoutBattery: totals((one) => one.withoutBattery),
      withBattery: inputs.battery > 0 ? totals((one) => one.withBattery) : undefined,
    },
    days: {
      summer: typicalDay(withBattery, [11, 0, 1]),
      winter: typicalDay(withBattery, [5, 6, 7]),
      mean: typicalDay(withBattery, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    },
    months: monthlyEnergy(withBattery),
    bill: {
      before: bills((one) => (inputs.have === 'yes' ? one.billWithPanels : one.billWithout)),
      after: bills((one) => one.billWithBattery),
    },
    certificates,
    costs,
    money: moneyFor(costs, cases),
    assumptions: relevantAssumptions(assumptions, inputs),
    fixed: fixedFigures(inputs),
  }
  return { ...partial, working: workingOf(partial, assumptions, cases.mid) }
}

function certificatesFor(
  inputs: Inputs,
  zone: Zone,
  installed: Day,
  assumptions: Assumptions,
): HomeEstimate['certificates'] {
  const price = assumptions.certificate.value
  return {
    panels: buysPanels(inputs)
      ? panelCertificatesAhead(inputs.kw, zone, installed, price)
      : undefined,
    battery:
      inputs.battery > 0 ? batteryCertificatesAhead(inputs.battery, installed, price) : undefined,
  }
}

function costsFor(
  inputs: Inputs,
  zone: Zone,
  installed: Day,
  assumptions: Assumptions,
  certificates: HomeEstimate['certificates'],
): HomeEstimate['costs'] {
  const { certificate, panelprice, batteryprice } = assumptions
  const price = panelPriceAfterCertificates(
    inputs.kw,
    panelprice.value,
    zone,
    installed,
    certificate.value,
  )
  const { rebate, net } = afterStateRebate(price, inputs.rebate)
  const { battery } = certificates
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
  costs: HomeEstimate['costs'],
  { high, mid, low }: Scenarios,
): HomeEstimate['money'] {
  const { panels, battery } = costs
  const courses = (without?: 'panels' | 'battery'): SavingsOutlooks => {
    const courseOf = ({ outlook }: Scenario): SavingsOutlook =>
      without ? { ...outlook, [without]: 0 } : outlook
    return {
      high: high.map(courseOf),
      mid: courseOf(mid),
      low: low.map(courseOf),
    }
  }
  return {
    panels: panels && toMoney(panels.net, courses('battery')),
    battery: battery && toMoney(battery.net, courses('panels')),
    together: toMoney(sum(panels?.net ?? exactly(0), battery?.net ?? exactly(0)), courses()),
  }
}
