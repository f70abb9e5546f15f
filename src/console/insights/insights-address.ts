import { dayOf } from '#domain/calendar.ts'
import { type Period, readPeriod } from '#domain/insight/period.ts'
import { brand } from '../brand.ts'

/** What an address of the screen says: so many days up to today, or from one day to another; and the form looked at. */
export type InsightsAddress = {
  days?: string
  since?: string
  until?: string
  form?: string
}

export function parseInsightsAddress(search: Record<string, unknown>): InsightsAddress {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return { days: text('days'), since: text('since'), until: text('until'), form: text('form') }
}

/** The days that are meant, on the brand's calendar. */
export function toPeriod(address: InsightsAddress): Period {
  return readPeriod(address, today())
}

export function today(): string {
  return dayOf(new Date(), brand.timeZone)
}
