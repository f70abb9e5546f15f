import { hoursInYear, monthLengths } from '#estimate/year/calendar.ts'
import { daysAfter } from '../calendar.ts'
import type { MeterFile, RegisterDay } from './meter-file.ts'

/** What a file says of the latest year in it. Energy in kWh. */
export type MeterYear = {
  /** The first and last day that count (YYYY-MM-DD), and how many between them have readings. */
  from: string
  until: string
  days: number
  /** Shares of the counted days' minutes; together one. */
  actual: number
  substituted: number
  missing: number
  /** kWh drawn in each hour of the typical year (UTC+10); NaN on days that the file doesn’t cover, or not wholly. */
  hours: Float64Array
  /** The same for what was given back. */
  exportHours: Float64Array
  /** kWh drawn and given back on the counted days. */
  use: number
  export: number
}

/** Anything less is the meter's own noise. */
const leastExport = 1

/**
 * The latest year of a file, on the calendar of the typical year: each day stands on its own date, so that the sun of June
 * meets the use of June. 29 February is left out.
 */
export function meterYear(file: MeterFile): MeterYear {
  const until = Array.from(file.use.keys()).at(-1) ?? ''
  const yearAgo = daysAfter(until, -364)
  const counted = Array.from(file.use).filter(([day]) => day >= yearAgo && !isLeapDay(day))
  const minutes = (part: 'actual' | 'substituted' | 'missing') =>
    counted.reduce((sum, [, day]) => sum + day[part], 0)
  const all = minutes('actual') + minutes('substituted') + minutes('missing')
  const exported = Array.from(file.export).filter(([day]) => day >= yearAgo && !isLeapDay(day))
  return {
    from: counted[0]?.[0] ?? '',
    until,
    days: counted.length,
    actual: minutes('actual') / all,
    substituted: minutes('substituted') / all,
    missing: minutes('missing') / all,
    hours: hoursOf(counted),
    exportHours: hoursOf(exported),
    use: energyOf(counted),
    export: energyOf(exported),
  }
}

/** Whether the home has panels already: then the file doesn't show what they supply at once. */
export function hasPanels(year: Pick<MeterYear, 'export'>): boolean {
  return year.export >= leastExport
}

/**
 * What the home uses in each hour of a typical year, kWh. Hours without a reading get a usual household's, scaled to this home by the
 * hours that have one.
 *
 * @param usual a usual household's year: any scale, positive in each hour
 */
export function fillYear(hours: Float64Array, usual: Float64Array): Float64Array {
  let measured = 0
  let usualThen = 0
  for (const [hour, kwh] of hours.entries())
    if (!Number.isNaN(kwh)) {
      measured += kwh
      usualThen += usual[hour] ?? 0
    }
  const scale = usualThen > 0 ? measured / usualThen : 0
  return hours.map((kwh, hour) => (Number.isNaN(kwh) ? (usual[hour] ?? 0) * scale : kwh))
}

function isLeapDay(day: string): boolean {
  return day.endsWith('-02-29')
}

/** A day with a gap counts as missing: its other hours don’t say what the home used in the gap. */
function hoursOf(days: readonly (readonly [string, RegisterDay])[]): Float64Array {
  const hours = new Float64Array(hoursInYear).fill(Number.NaN)
  for (const [day, { hours: ofDay, missing }] of days)
    if (missing === 0) hours.set(ofDay, firstHourOf(day))
  return hours
}

/** Where a day (YYYY-MM-DD) begins in the typical year. */
function firstHourOf(day: string): number {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  const before = monthLengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0)
  return (before + date - 1) * 24
}

function energyOf(days: readonly (readonly [string, RegisterDay])[]): number {
  let sum = 0
  for (const [, { hours }] of days) for (const kwh of hours) sum += kwh
  return sum
}
