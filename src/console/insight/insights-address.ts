import { dayOf } from '#domain/calendar.ts'
import { type Period, parsePeriod } from '#domain/insight/period.ts'
import { brand } from '../client/brand.ts'
import { serverTime } from '../client/server-time.ts'

/** The URL parameters: a number of days up to today or two dates, and the form whose steps are shown, and which figures. */
export type InsightsAddress = {
  days?: string
  since?: string
  until?: string
  form?: string
  /** 'people', or the figures of leads. */
  view?: string
}

export function parseInsightsAddress(search: Record<string, unknown>): InsightsAddress {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return {
    days: text('days'),
    since: text('since'),
    until: text('until'),
    form: text('form'),
    view: text('view') === 'people' ? 'people' : undefined,
  }
}

/** The days in the brand's time zone. */
export function toPeriod(address: InsightsAddress): Period {
  return parsePeriod(address, today())
}

export function today(): string {
  return dayOf(serverTime(), brand.timeZone)
}
