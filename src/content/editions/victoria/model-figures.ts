import type { Day } from '#domain/estimate/shared/day.ts'
import { between } from '#domain/estimate/shared/figure.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { estimateHome, type HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import { usualUse } from '#estimate/year/household.ts'
import type { AdvertisedSaving, Claim, Package } from './figures.ts'
import { formatHundreds, formatMoneyRange, formatTens } from './format.ts'

/** The day that prices and rebates in the figures of our own model are for. First-year savings are the same on any. */
export const modelDay: Day = '2026-11-22'

/** What our model finds for a home that differs from the calculators’ own in these answers only. */
export function modelEstimate(home: Partial<Inputs>): HomeEstimate {
  // A use that is named is not uncertain.
  const kwh = home.bill === undefined ? usualUse(home.people) : undefined
  const estimate = estimateHome({ ...defaultInputs, kwh, ...home }, {}, modelDay)
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  return estimate
}

/** What so many certificates are counted at, everywhere. */
export function certificateDollars(count: number): number {
  return count * certificatePrice.value.mid
}

/** The home whose figures stand beside the packages: larger than the average, as the packages are. */
export const family = { people: 4 } satisfies Partial<Inputs>

export function packageEstimate({ kw, usable }: Package): HomeEstimate {
  return modelEstimate({ ...family, kw, battery: usable })
}

/** What a size is advertised to save in all, beside what it saves the average home in a year. */
export function savingClaim({ kw, advertised, ...size }: AdvertisedSaving): Claim {
  const { energy, money } = modelEstimate({ kw })
  const { generation } = energy.withoutBattery
  const { saving } = money.together
  return {
    ...size,
    advertised: advertised.text,
    today: `${formatMoneyRange(saving)} a year`,
    text: advertised.isYearly
      ? `It makes ${formatHundreds(generation)} kWh a year. To save ${formatMoney(advertised.from)} you’d have to use every one of them as it’s made, and be paying more than ${formatNumber(Math.floor((100 * advertised.from) / generation.high))} cents for each.`
      : `The advertisement names no period. At ${formatMoney(Math.round(saving.high / 10) * 10)} a year, the top of our range, ${formatMoney(advertised.from)} takes ${years(advertised.from, saving.high)} years and ${formatMoney(advertised.to)} takes ${years(advertised.to, saving.high)}.`,
  }
}

/** kWh a year of the mean Victorian home, of four people and of five or more, as they stand in sentences. */
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

/** Panels of this size in Melbourne as a row: what its certificates are worth, the price after them, its range, and the price of each kW. */
export function panelPriceRow(kw: number): readonly string[] {
  const { costs, certificates } = modelEstimate({ kw, rebate: 'no' })
  if (!costs.panels || !certificates.panels) throw new Error(`${kw} kW have no price`)
  const { net } = costs.panels
  return [
    `${kw} kW`,
    formatMoney(certificates.panels.worth.mid),
    formatTens(net.mid),
    formatMoneyRange(net),
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

function years(dollars: number, yearly: number): number {
  return Math.ceil(dollars / yearly)
}

/** One household and size as a sum: made, used at home, not bought, sold and saved, in the middle of our range. */
export function savingSum(name: string, home: Partial<Inputs>): readonly string[] {
  const { energy, assumptions, money } = modelEstimate(home)
  const { generation, self, exported } = energy.withoutBattery
  const dollars = (kwh: number, cents: number) => formatMoney((kwh * cents) / 100)
  return [
    name,
    formatNumber(generation.mid),
    formatNumber(self.mid),
    dollars(self.mid, assumptions.rate.value.mid),
    dollars(exported.mid, assumptions.feedin.value.mid),
    formatMoney(money.together.saving.mid),
  ]
}
