import type { Day } from '../../shared/day.ts'
import { slots, slotsInDay, stepHours } from '../year/calendar.ts'
import { monthlyVat } from './vat.ts'

/** In pence without VAT: what a kWh costs and what one sold earns by half hour of the clock, and what a day costs. */
export type Rates = { byClock: Float64Array; sold: Float64Array; daily: number }

/** The same pence all day but between two slots of it, over midnight too. */
export function byClock(
  pence: number,
  other?: { from: number; to: number; pence: number },
): Float64Array {
  const rates = new Float64Array(slotsInDay).fill(pence)
  for (let slot = other?.from ?? 0; other && slot !== other.to; slot = (slot + 1) % slotsInDay)
    rates[slot] = other.pence
  return rates
}

/** The slot of the day at a time such as 00:30, or at an hour. */
export function slotAt(time: string | number): number {
  const [hour = 0, minute = 0] = String(time).split(':').map(Number)
  return (hour + minute / 60) / stepHours
}

/** Pounds in each month for kWh by month and half hour of the clock. */
export function poundsByMonth(kwh: Float64Array, pence: Float64Array): number[] {
  const pounds = new Array<number>(12).fill(0)
  for (let slot = 0; slot < slots; slot++) {
    const month = Math.floor(slot / slotsInDay)
    pounds[month] =
      (pounds[month] ?? 0) + ((kwh[slot] ?? 0) * (pence[slot % slotsInDay] ?? 0)) / 100
  }
  return pounds
}

/** What a year’s power costs by month without VAT and what is sold earns, which bears none. */
export type YearOfMoney = { bought: number[]; sold: number[] }

export function yearOfMoney(
  imported: Float64Array,
  exported: Float64Array,
  { byClock, sold }: Rates,
): YearOfMoney {
  return { bought: poundsByMonth(imported, byClock), sold: poundsByMonth(exported, sold) }
}

// After the second year VAT changes no more, as far as is known.
const yearsOfVat = [0, 1, 2]

/** Pounds less in each year from a day on, the last of which goes on: what power costs more before than after, at the VAT of each day. */
export function savingByYear(before: YearOfMoney, after: YearOfMoney, from: Day): number[] {
  return yearsOfVat.map((year) => {
    const vat = monthlyVat(from, year)
    return vat.reduce(
      (saving, rate, month) =>
        saving +
        ((before.bought[month] ?? 0) - (after.bought[month] ?? 0)) * (1 + rate) +
        (after.sold[month] ?? 0) -
        (before.sold[month] ?? 0),
      0,
    )
  })
}

/** Pounds in the twelve months from a day, with the standing charge. */
export function billFrom({ bought, sold }: YearOfMoney, daily: number, from: Day): number {
  const vat = monthlyVat(from, 0)
  const charge = (365 / 12) * (daily / 100)
  return vat.reduce(
    (bill, rate, month) => bill + ((bought[month] ?? 0) + charge) * (1 + rate) - (sold[month] ?? 0),
    0,
  )
}
