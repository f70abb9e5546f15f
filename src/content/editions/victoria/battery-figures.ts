import type { Day } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { batterySteps } from '#estimate/data/certificates.ts'
import { roundTrip } from '#estimate/data/prices.ts'
import { feedIn, flatRates } from '#estimate/data/tariffs.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { batteryCertificates } from '#estimate/money/certificates.ts'
import { certificateDollars, modelDay, modelEstimate } from './model-figures.ts'

const rates = Object.values(flatRates.value)

/** Cents a kWh: the mean of the five networks' flat rates, as it's reported. */
export const meanRate = Math.round((10 * rates.reduce((sum, rate) => sum + rate, 0)) / 5) / 10

/** Cents that a stored kWh is worth: what it spares you to buy, less what you'd have sold it for. */
export function storedWorth(rate = meanRate): number {
  return (roundTrip.value.mid / 100) * rate - feedIn.value.mid
}

/** Dollars a year for so many kWh stored on an average night. */
export function nightsWorth(kwhANight: number, rate = meanRate): number {
  return (kwhANight * 365 * storedWorth(rate)) / 100
}

/** The middle of our range after certificates, for a battery added to panels that are there. */
export function batteryPrice(usableKwh: number): number {
  return modelEstimate({ battery: usableKwh, have: 'yes' }).costs.battery?.net.mid ?? 0
}

/** Years until 10 kWh have paid for themselves, without wear: '20.6'. */
export function yearsForTen(kwhANight: number, rate = meanRate): string {
  return formatNumber(batteryPrice(10) / nightsWorth(kwhANight, rate), 1)
}

/** What a battery earns by the discount of a day, in dollars. */
export function batteryDiscount(usableKwh: number, installed: Day = modelDay): number {
  return certificateDollars(batteryCertificates(usableKwh, installed))
}

/** The steps of the federal discount that are still ahead, each with the day it begins. */
const stepsAhead: readonly Day[] = batterySteps.value
  .map(({ from }) => from)
  .filter((from) => from > modelDay && from < '2031')

/** One step per row: 'To 31 December 2026', 'January to June 2027'. */
export function stepRows(figure: (installed: Day) => number): [name: string, figure: number][] {
  return [
    ['To 31 December 2026', figure(modelDay)],
    ...stepsAhead.map((from): [string, number] => [
      `${from.slice(5, 7) === '01' ? 'January to June' : 'July to December'} ${from.slice(0, 4)}`,
      figure(from),
    ]),
  ]
}

/** What is stored on an average night, saved in a year, and the years until 10 kWh have paid for themselves. */
export function storedRow(kwhANight: number, name = `${kwhANight} kWh`): readonly string[] {
  return [name, formatMoney(nightsWorth(kwhANight)), yearsForTen(kwhANight)]
}
