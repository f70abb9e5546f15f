import { useFromCents } from '../../shared/use-from-cents.ts'
import type { Shape } from '../../shared/year/shape.ts'
import { total } from '../../shared/year/year.ts'
import { timeOfUseHours } from '../data/tariffs.ts'
import { slots } from '../year/calendar.ts'

/** In cents with GST: what a kWh costs by hour of the clock, what a day costs, and what an exported kWh earns. */
export type Rates = { byClock: Float64Array; daily: number; feedIn: number }

/** The same all day, but in the hours that are free. */
export function flatRates(rate: number, free?: readonly [number, number]): Float64Array {
  const rates = new Float64Array(24).fill(rate)
  return free ? rates.fill(0, ...free) : rates
}

export function timeOfUseRates(soak: number, offPeak: number, peak: number): Float64Array {
  const hours = timeOfUseHours.value
  const within = (hour: number, [from, to]: [number, number]) => from <= hour && hour < to
  return Float64Array.from({ length: 24 }, (_, hour) =>
    within(hour, hours.soak) ? soak : within(hour, hours.peak) ? peak : offPeak,
  )
}

/** Dollars a year for the kWh bought and sold, both by month and hour of the clock. */
export function yearlyBill(bought: Float64Array, sold: Float64Array, rates: Rates): number {
  let cents = 365 * rates.daily
  for (let slot = 0; slot < slots; slot++)
    cents +=
      (bought[slot] ?? 0) * (rates.byClock[slot % 24] ?? 0) - (sold[slot] ?? 0) * rates.feedIn
  return cents / 100
}

/** The kWh a year behind a bill in a home without panels; undefined if the bill does not even cover the supply charge. */
export function useFromBill(dollarsPerYear: number, rates: Rates, load: Shape): number | undefined {
  return useFromCents(dollarsPerYear * 100 - 365 * rates.daily, rates.byClock, load)
}

/** What a bill consists of, besides the supply charge. */
export type BillItems = {
  /** kWh a year. */
  bought: number
  /** Cents for each kWh bought, on average. */
  rate: number
  /** kWh a year. */
  sold: number
}

export function toBillItems(rates: Rates, bought: Float64Array, sold?: Float64Array): BillItems {
  const kwh = total(bought)
  let cents = 0
  for (let slot = 0; slot < slots; slot++)
    cents += (bought[slot] ?? 0) * (rates.byClock[slot % 24] ?? 0)
  return { bought: kwh, rate: cents / (kwh || 1), sold: sold ? total(sold) : 0 }
}
