import { formatMiddle, formatMoneyRange, formatTens } from '#content/format.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { between } from '#domain/estimate/shared/figure.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import {
  batteryFading,
  batteryLife,
  fading,
  newInverter,
  priceGrowth,
} from '#estimate/data/prices.ts'
import { estimateHome, type HomeEstimate, type Quoted } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import type { SavingsOutlook } from '#estimate/money/payback.ts'
import { usualUse } from '#estimate/year/household.ts'
import { type AdvertisedSaving, type Package, packages } from './figures.ts'

/** The day that prices and rebates in the figures of our own model are for. First-year savings are the same on any. */
export const modelDay: Day = '2026-11-22'

/** What our model finds for a home that differs from the calculators’ own in these answers only. */
export function modelEstimate(home: Partial<Inputs>, quoted?: Quoted): HomeEstimate {
  // A use that is named is not uncertain. A home with panels would name what it buys besides, and so be a larger one.
  const isNamed = home.bill === undefined && home.have !== 'yes'
  const kwh = isNamed ? usualUse(home.people) : undefined
  const estimate = estimateHome({ ...defaultInputs, kwh, ...home }, {}, modelDay, { quoted })
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  return estimate
}

/** What the calculators count after the first year, in which panels save so many dollars: fading, and a new inverter. */
export function panelsOutlook(panels: number): SavingsOutlook {
  return {
    panels,
    battery: 0,
    fading: fading.value.mid / 100,
    growth: priceGrowth.value.mid / 100,
    batteryLife: batteryLife.value.mid,
    batteryFading: batteryFading.value.mid / 100,
    inverter: newInverter.value.mid,
  }
}

/** What so many certificates are counted at, everywhere. */
export function certificateDollars(count: number): number {
  return count * certificatePrice.value.mid
}

/** The home whose figures are shown beside the packages: larger than the average, as the packages are. */
export const family = { people: 4 } satisfies Partial<Inputs>

/** What every page says of 6.6 kW on the average home and on the family's, bought without the state rebate. */
export const averageHome = modelEstimate({ rebate: 'no' })
export const familyHome = modelEstimate({ ...family, rebate: 'no' })

export function packageEstimate({ kw, usable }: Package): HomeEstimate {
  return modelEstimate({ ...family, kw, battery: usable, rebate: 'no' })
}

/** The package we would advise, which is the one paid back soonest, and those that are not within 25 years. */
export function packageAdvice(): { best: Package; never: readonly Package[] } {
  const years = (one: Package) => packageEstimate(one).money.together.payback.mid
  const [best] = packages.toSorted((a, b) => (years(a) ?? 99) - (years(b) ?? 99))
  if (!best) throw new Error('There are no packages')
  return { best, never: packages.filter((one) => years(one) === null) }
}

/** A size as a row: what it saves the average home in a year, and what it is advertised to save. */
export function savingRow({ name, about, kw, advertised }: AdvertisedSaving): readonly string[] {
  const { saving } = modelEstimate({ kw }).money.together
  return [`${name}: ${about}`, formatMoneyRange(saving), advertised]
}

/** kWh a year of the mean Victorian home, of four people and of five or more, as used in sentences. */
export const usualUses = {
  average: formatNumber(usualUse()),
  four: formatNumber(usualUse(4)),
  five: formatNumber(usualUse(5)),
} as const

/** Panels of this size in Melbourne, after certificates: from the low end of the range to the high one. */
export function panelPrices(kw: number): string {
  const { costs } = modelEstimate({ kw, rebate: 'no' })
  return costs.panels ? formatMoneyRange(costs.panels.net) : ''
}

/** Panels of this size in Melbourne as a row: what its certificates are worth, the price after them with its range, and the price of each kW. */
export function panelPriceRow(kw: number): readonly string[] {
  const { costs, certificates } = modelEstimate({ kw, rebate: 'no' })
  if (!costs.panels || !certificates.panels) throw new Error(`${kw} kW have no price`)
  const { net } = costs.panels
  return [
    `${kw} kW`,
    formatMoney(certificates.panels.worth.mid),
    formatMiddle(net),
    formatTens(net.mid / kw),
  ]
}

/** A battery added to panels that are there: before certificates, their worth, and after them. */
export function batteryPrices(usableKwh: number): { before: string; off: string; after: string } {
  const { costs, certificates } = modelEstimate({ battery: usableKwh, have: 'yes' })
  if (!costs.battery || !certificates.battery) throw new Error(`${usableKwh} kWh have no price`)
  return {
    before: formatMoneyRange(costs.battery.priceBeforeCertificates),
    off: formatMoney(certificates.battery.worth.mid),
    after: formatMoneyRange(costs.battery.net),
  }
}

/** From the low end of one size to the high end of another, after certificates. */
export function batteryRange(from: number, to: number): string {
  const net = (usableKwh: number) =>
    modelEstimate({ battery: usableKwh, have: 'yes' }).costs.battery?.net
  return formatMoneyRange(between(net(from)?.low ?? 0, net(to)?.high ?? 0))
}
