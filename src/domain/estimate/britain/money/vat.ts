import { daysAfter } from '../../../calendar.ts'
import type { Day } from '../../shared/day.ts'
import { electricityVat, installationVat, type Schedule } from '../data/vat.ts'

/** The rate of a schedule on a day in London, as a share. */
export function rateOn(schedule: Schedule, day: Day): number {
  return schedule.find(({ until }) => until === undefined || day <= until)?.rate ?? 0
}

export const electricityVatOn = (day: Day): number => rateOn(electricityVat.value, day)

/** We take the day of installation, the latest that the time of supply can be. */
export const installationVatOn = (day: Day): number => rateOn(installationVat.value, day)

/** Pence on a bill of one day as they are without VAT. */
export function withoutVat(pence: number, billDay: Day): number {
  return pence / (1 + electricityVatOn(billDay))
}

/** Pence without VAT as they are on a bill of a day. */
export function withVat(pence: number, day: Day): number {
  return pence * (1 + electricityVatOn(day))
}

/** What a price at 0 per cent VAT comes to where the work is done on that day. */
export function priceOn(priceWithoutVat: number, day: Day): number {
  return priceWithoutVat * (1 + installationVatOn(day))
}

/** VAT on electricity in each month of the calendar over the twelve months that begin so many years after a day, as shares. */
export function monthlyVat(from: Day, years: number): number[] {
  const [year = 0, first = 1, day = 1] = from.split('-').map(Number)
  const rate = (inYear: number, month: number, inDay: number) =>
    electricityVatOn(daysAfter(`${inYear}-${String(month).padStart(2, '0')}-01`, inDay - 1))
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1
    const inYear = year + years + (month < first ? 1 : 0)
    if (month !== first || day === 1) return rate(inYear, month, 15)
    // The month it begins in is over twice: its end now, its beginning a year later. Rates change with months.
    const now = (31 - day) / 30
    return now * rate(inYear, month, day) + (1 - now) * rate(inYear + 1, month, 1)
  })
}
