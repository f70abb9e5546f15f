import { daysAfter } from '../../../calendar.ts'
import { type Result, reject } from '../../../result.ts'
import { fillDays, type Standing } from './fill-days.ts'
import { type MeterFile, minutesInDay, type RegisterDay } from './meter-file.ts'
import { inSteps } from './register-days.ts'

/** What a file says of the latest year in it. Each day is measured, or copied from one that is. Energy in kWh. */
export type MeterYear = {
  /** The first and last day that count (YYYY-MM-DD), how many of them the file has, and how many were measured wholly. */
  from: string
  until: string
  days: number
  measured: number
  /** Shares of the minutes of the days that the file has; together one. */
  actual: number
  substituted: number
  missing: number
  brokenRows: number
  leftOut: readonly string[]
  /** kWh drawn and given back on the measured days. */
  use: number
  export: number
  /** The day on which exports begin (YYYY-MM-DD), where that is later than the rest. */
  exportsFrom?: string | undefined
  /** Minutes of a step: the finest that the file has. */
  minutes: number
  /** kWh drawn and given back in each step of the typical year (UTC+10). */
  drawn: Float64Array
  exported: Float64Array
  /** How doubtful each of its days is, from 0 to 1: most where a day of another season is used. */
  doubt: Float64Array
}

/** Anything less in a year, or on a day, is the meter’s own noise, kWh. */
const [leastExport, leastDailyExport] = [1, 0.1]
/** Fewer days than these say too little of a household; and so many before the first export say that panels are new. */
const fewestDays = 14
/** Less than this in a year is no household’s use, kWh. */
const leastUse = 100
/** A distributor takes what it puts in for a reading from other days of the same home. */
const doubtOfSubstituted = 0.4

type DatedDay = readonly [day: string, RegisterDay]
type MeasuredDay = { day: string; drawn: RegisterDay; exported: RegisterDay }

/**
 * The latest year of a file, on the calendar of the typical year: each day is on its own date, so that the sun of June
 * meets the use of June. 29 February is left out. A home that gives energy back counts from the day on which it began to, and
 * by the days that say both what it drew and what it gave back: a day without a row of exports isn’t one without exports.
 */
export function meterYear(
  file: MeterFile,
): Result<{ year: MeterYear }, 'too-short' | 'little-use'> {
  const [until = ''] = Array.from(file.use.keys()).slice(-1)
  const yearAgo = `${Number(until.slice(0, 4)) - 1}${until.slice(4)}`
  const latest = (days: MeterFile['use']) =>
    Array.from(days).filter(([day]) => day > yearAgo && !day.endsWith('-02-29'))
  const [used, sold] = [latest(file.use), latest(file.export)]
  const withPanels = sold.reduce((sum, [, { kwh }]) => sum + sumOf(kwh), 0) >= leastExport
  const exportsFrom = withPanels ? lateExports(used, sold) : undefined
  const counted = used.filter(([day]) => day >= (exportsFrom ?? ''))
  const soldOn = new Map(sold)
  const both = counted.map(([day, drawn]): MeasuredDay => {
    const exported = withPanels ? (soldOn.get(day) ?? unread) : nothing
    return { day, drawn, exported }
  })
  const measured = both.filter((day) => minutesOf(day).missing === 0)
  if (measured.length < fewestDays) return tooShort(measured.length, withPanels)
  const use = sumOf(measured.map(({ drawn }) => sumOf(drawn.kwh)))
  if (!withPanels && (use / measured.length) * 365 < leastUse)
    return reject(
      'little-use',
      'By this file your home uses next to nothing in a year. Is it the right meter?',
    )
  const share = (part: keyof Minutes) =>
    sumOf(both.map((day) => minutesOf(day)[part])) / minutesInDay / both.length
  return {
    ok: true,
    year: {
      from: counted[0]?.[0] ?? '',
      until,
      days: counted.length,
      measured: measured.length,
      actual: share('actual'),
      substituted: share('substituted'),
      missing: share('missing'),
      brokenRows: file.brokenRows,
      leftOut: file.leftOut,
      use,
      export: sumOf(measured.map(({ exported }) => sumOf(exported.kwh))),
      exportsFrom,
      ...onTypicalYear(
        measured,
        fillDays(
          measured.map(({ day }) => day),
          until,
          withPanels,
        ),
      ),
    },
  }
}

/** Whether the home has panels already: then the file doesn't show what they supply at once. */
export function hasPanels(year: Pick<MeterYear, 'export'>): boolean {
  return year.export >= leastExport
}

/** What a channel says that is not in the file, and what one says that the home doesn’t have. */
const unread: RegisterDay = {
  kwh: new Float64Array(24),
  actual: 0,
  substituted: 0,
  missing: minutesInDay,
}
const nothing: RegisterDay = { ...unread, actual: minutesInDay, missing: 0 }

/** The first day on which anything is given back, where the home drew for weeks before. */
function lateExports(used: readonly DatedDay[], sold: readonly DatedDay[]): string | undefined {
  const first = sold.find(([, { kwh }]) => sumOf(kwh) >= leastDailyExport)?.[0]
  const began = used[0]?.[0]
  return first && began && first > daysAfter(began, fewestDays) ? first : undefined
}

function tooShort(days: number, withPanels: boolean) {
  const whole = `This file holds ${days} whole ${days === 1 ? 'day' : 'days'}`
  const both = withPanels ? ' of both what your home bought and what it sold' : ''
  return reject('too-short', `${whole}${both}. We need ${fewestDays} at least; a year is best.`)
}

type Minutes = Pick<RegisterDay, 'actual' | 'substituted' | 'missing'>

/** How a day came about: it is as good as the worse of what was drawn and what was given back. */
function minutesOf({ drawn, exported }: MeasuredDay): Minutes {
  const missing = Math.max(drawn.missing, exported.missing)
  const substituted = Math.min(
    minutesInDay - missing,
    Math.max(drawn.substituted, exported.substituted),
  )
  return { missing, substituted, actual: minutesInDay - missing - substituted }
}

function onTypicalYear(
  measured: readonly MeasuredDay[],
  standing: readonly Standing[],
): Pick<MeterYear, 'minutes' | 'drawn' | 'exported' | 'doubt'> {
  const perDay = Math.max(
    ...measured.flatMap(({ drawn, exported }) => [drawn.kwh.length, exported.kwh.length]),
  )
  const drawn = new Float64Array(standing.length * perDay)
  const exported = new Float64Array(standing.length * perDay)
  const doubt = new Float64Array(standing.length)
  const steps = measured.map((day) => ({
    drawn: inSteps(day.drawn.kwh, perDay),
    exported: inSteps(day.exported.kwh, perDay),
    doubt: (doubtOfSubstituted * minutesOf(day).substituted) / minutesInDay,
  }))
  for (const [index, stands] of standing.entries()) {
    const day = steps[stands.of]
    if (!day) continue
    doubt[index] = Math.max(stands.doubt, day.doubt)
    for (let step = 0, at = index * perDay; step < perDay; step++, at++) {
      drawn[at] = (day.drawn[step] ?? 0) * stands.drawn
      exported[at] = (day.exported[step] ?? 0) * stands.exported
    }
  }
  return { minutes: minutesInDay / perDay, drawn, exported, doubt }
}

function sumOf(values: Float64Array | readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
