import type { Day } from '#domain/estimate/shared/day.ts'
import { roundTrip } from '#estimate/data/prices.ts'
import { feedIn, flatRates } from '#estimate/data/tariffs.ts'
import { batteryCertificates } from '#estimate/money/certificates.ts'
import { usualUse } from '#estimate/year/household.ts'
import { certificateDollars, modelDay, modelEstimate } from './model-figures.ts'

const rates = Object.values(flatRates.value)

/** Cents a kWh: the mean of the five networks' flat rates, as it's reported. */
export const meanRate = Math.round((10 * rates.reduce((sum, rate) => sum + rate, 0)) / 5) / 10

/** What comes out of each kWh that goes in. */
export const roundTripShare = roundTrip.value.mid / 100

/** The share of a day’s use that comes after dark: our assumption. */
export const overnightShare = 0.6

/** Usable kWh of the battery that so many people empty overnight, or the average home. */
export function overnightBattery(people?: number): number {
  return (overnightShare * usualUse(people)) / 365 / roundTripShare
}

/** Cents that a stored kWh is worth: what it spares you to buy, less what you'd have sold it for. */
export function storedWorth(rate = meanRate): number {
  return roundTripShare * rate - feedIn.value.mid
}

/** Dollars a year for so many kWh stored on an average night. */
export function nightsWorth(kwhANight: number, rate = meanRate): number {
  return (kwhANight * 365 * storedWorth(rate)) / 100
}

/** The middle of our range after certificates, for a battery added to panels that are there. */
export function batteryPrice(usableKwh: number): number {
  return modelEstimate({ battery: usableKwh, have: 'yes' }).costs.battery?.net.mid ?? 0
}

/** What a battery earns by the discount of a day, in dollars. */
export function batteryDiscount(usableKwh: number, installed: Day = modelDay): number {
  return certificateDollars(batteryCertificates(usableKwh, installed))
}
