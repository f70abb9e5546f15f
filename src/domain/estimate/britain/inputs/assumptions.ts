import type { Day } from '../../shared/day.ts'
import { type Estimate, exactly, type Figure, scale } from '../../shared/figure.ts'
import { figureOn } from '../../shared/figure-days.ts'
import type { Limits } from '../../shared/numbers.ts'
import { batteryLife, fading, powerPerKwh, priceGrowth, roundTrip } from '../data/prices.ts'
import { type Region, yields } from '../data/sun.ts'
import { caps, type ExportName, exportRange, exportTariffs, rateSpread } from '../data/tariffs.ts'
import { withVat } from '../money/vat.ts'

/** What a visitor may change, in the order the page lists it. The names are those of fields and addresses. VAT is not among it. */
export const assumptionLimits = {
  sun: { from: 300, to: 1300 },
  rate: { from: 1, to: 150 },
  daily: { from: 0, to: 300 },
  feedin: { from: 0, to: 60 },
  life: { from: 1, to: 25, whole: true },
  efficiency: { from: 50, to: 100 },
  power: { from: 0.3, to: 30 },
  fading: { from: 0, to: 10 },
  growth: { from: -10, to: 20 },
} as const satisfies Record<string, Limits>

export type AssumptionName = keyof typeof assumptionLimits

export const assumptionNames = Object.keys(assumptionLimits) as AssumptionName[]

/** The visitor’s values, each in place of our range. */
export type Changes = Partial<Record<AssumptionName, number>>

/** A figure we calculate with, and whether the visitor changed it. */
export type Assumption = Figure<Estimate> & { name: AssumptionName; changed: boolean }

export type Assumptions = Record<AssumptionName, Assumption>

/** What decides our assumptions. */
type Home = { region: Region; battery: number; export: ExportName | 'none' | 'not-sure' }

/**
 * All our assumptions for a home, with the visitor’s changes. Rates and the daily charge are as they are on a bill of today.
 */
export function assumptionsFor(home: Home, changes: Changes, today: Day): Assumptions {
  const cap = figureOn(caps, today)
  const onBill = (what: string, pence: Estimate): Figure<Estimate> => ({
    ...cap,
    what,
    value: scale(withVat(1, today), pence),
  })
  const ours: Record<AssumptionName, Figure<Estimate>> = {
    sun: { ...yields, value: yields.value[home.region] },
    rate: onBill('Power, p per kWh on a bill of today', scale(cap.value.rate, rateSpread.value)),
    daily: onBill('Standing charge, p a day on a bill of today', exactly(cap.value.daily)),
    feedin: exportFor(home.export),
    life: batteryLife,
    efficiency: roundTrip,
    power: {
      ...powerPerKwh,
      what: 'Power of the battery, kW',
      value: exactly(home.battery * powerPerKwh.value),
    },
    fading,
    growth: priceGrowth,
  }
  return Object.fromEntries(
    assumptionNames.map((name) => {
      const change = changes[name]
      const value = change === undefined ? ours[name].value : exactly(change)
      return [name, { ...ours[name], name, value, changed: change !== undefined }]
    }),
  ) as Assumptions
}

/** What is paid for a kWh sold. Where it differs by the clock, what it is outside those hours. */
function exportFor(name: Home['export']): Figure<Estimate> {
  if (name === 'not-sure') return exportRange
  if (name === 'none')
    return { ...exportRange, what: 'Nothing is paid for what is sold', value: exactly(0) }
  const tariff: Figure<{ rate: number }> = exportTariffs[name]
  return { ...tariff, value: exactly(tariff.value.rate) }
}
