import { isDay } from '../../../calendar.ts'
import type { Readings } from '../../shared/readings.ts'
import type { StoredMeter } from '../../shared/stored-estimate.ts'
import { bySlot } from '../../shared/year/run-steps.ts'
import { total } from '../../shared/year/year.ts'
import { hoursInYear, monthLengths, slotOf } from '../year/calendar.ts'
import { hasPanels, type MeterYear } from './meter-year.ts'
import { readingsOf } from './metered-home.ts'

/** All that may go along with an enquiry: it doesn't show the use of any day. */
export type MeterSummary = StoredMeter

export function toMeterSummary(year: MeterYear): MeterSummary {
  const months = new Array<number>(12).fill(0)
  const hours = new Array<number>(24).fill(0)
  for (const [slot, kwh] of bySlot(year.drawn).entries()) {
    const [month, clock] = [Math.floor(slot / 24), slot % 24]
    months[month] = (months[month] ?? 0) + kwh
    hours[clock] = (hours[clock] ?? 0) + kwh
  }
  return {
    from: year.from,
    until: year.until,
    days: year.days,
    use: Math.round(total(year.drawn)),
    export: hasPanels(year) ? Math.round(total(year.exported)) : 0,
    months: months.map(Math.round),
    hours: hours.map((kwh) => Math.round((kwh * 1000) / 365)),
  }
}

/** As a form carries it: 2025-07-01_2026-06-30_365_4615_0_410.380…_120.115… */
export function formatMeterSummary(summary: MeterSummary): string {
  const { from, until, days, use, export: exported, months, hours } = summary
  return [from, until, days, use, exported, months.join('.'), hours.join('.')].join('_')
}

/** Reads what `formatMeterSummary` wrote; undefined for a text that can’t be a home’s year. */
export function parseMeterSummary(text: string): MeterSummary | undefined {
  const [from = '', until = '', ...numbers] = text.split('_')
  if (!isDay(from) || !isDay(until) || from > until || numbers.length !== 5) return undefined
  if (!numbers.every((part) => /^\d{1,6}(?:\.\d{1,6})*$/.test(part))) return undefined
  const [days = [], use = [], exported = [], months = [], hours = []] = numbers.map((part) =>
    part.split('.').map(Number),
  )
  const summary = {
    from,
    until,
    days: days[0] ?? 0,
    use: use[0] ?? 0,
    export: exported[0] ?? 0,
    months,
    hours,
  }
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  const isWhole =
    [days, use, exported].every(({ length }) => length === 1) &&
    months.length === 12 &&
    hours.length === 24
  // What is rounded twelve and twenty-four times may be off by half of that.
  const agrees =
    Math.abs(sum(months) - summary.use) <= 7 &&
    Math.abs((sum(hours) * 365) / 1000 - summary.use) <= 10
  const isHome = summary.use >= 100 && summary.use <= 100_000 && summary.days <= 366
  return isWhole && agrees && isHome ? summary : undefined
}

/**
 * A year with the months and the average day of a summary, for the estimate that is stored. Undefined behind panels, where the
 * hours of what was sold would be needed too.
 */
export function readingsFromSummary(summary: MeterSummary): Readings | undefined {
  if (summary.export > 0) return undefined
  return {
    ...readingsOf({ minutes: 60, ...noDoubt, drawn: hoursFrom(summary) }, false),
    sayWhatIsLeft: () => '',
    source: {
      what: 'When power is used, and how much',
      source: 'The meter’s months and average day',
      checked: summary.until,
      confidence: 'seen',
    },
  }
}

const noDoubt = { exported: new Float64Array(hoursInYear), doubt: new Float64Array(365) }

function hoursFrom({ use, months, hours }: MeterSummary): Float64Array {
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  const [year, day] = [sum(months), sum(hours)]
  return Float64Array.from({ length: hoursInYear }, (_, hour) => {
    const slot = slotOf[hour] ?? 0
    const month = Math.floor(slot / 24)
    const perDay = (use * (months[month] ?? 0)) / year / (monthLengths[month] ?? 30)
    return (perDay * (hours[slot % 24] ?? 0)) / day
  })
}
