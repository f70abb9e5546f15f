import { monthlyEnergy } from '../../shared/year/energy.ts'
import { noBattery, runYear } from '../../shared/year/year.ts'
import { melbourneYield } from '../data/sun.ts'
import { applianceKw, seasonsOfUse } from '../data/use.ts'
import { defaultInputs } from '../inputs/inputs.ts'
import { monthLengths } from '../year/calendar.ts'
import { loadShape, usualUse } from '../year/household.ts'
import { sunShape } from '../year/sun.ts'

/** A measured day used for a day of the typical year: its own, or one without readings. */
export type Standing = {
  /** Of the measured days, which. */
  of: number
  /** By how much its energy is multiplied: an ordinary home's other month has so much more of it. */
  drawn: number
  exported: number
  /** From 0 on its own day to 1 in another season. */
  doubt: number
}

/** Days by which the weather follows the sun: the coldest of a Melbourne year are in July. */
const weatherLags = 24

/** What makes a measured day less like a day without readings, in degrees of the sun’s declination (Cooper 1969). */
const unlike = { otherHalfOfYear: 4, eachTimeUsed: 1.5 }
/** At such a distance nothing is known but the season, in degrees. */
const farthest = 25
/** Of the doubt there, what is left in the same season: days differ. */
const leastDoubt = 0.5

/**
 * The measured day used for each day of the typical year. A day without readings gets one of the home's own: a weekday or a
 * weekend as it was, from the same season before or after midwinter, and not the same one again and again.
 *
 * @param measured days (YYYY-MM-DD), at least one
 * @param until the last day that counts: the year ends there
 */
export function fillDays(
  measured: readonly string[],
  until: string,
  withPanels: boolean,
): Standing[] {
  const days = measured.map(toYearDay)
  const onDay = new Map(days.map(({ index }, of) => [index, of]))
  const usual = onDay.size < 365 ? usualMonths(withPanels) : undefined
  const timesUsed = new Uint16Array(days.length)
  const distance = (one: YearDay, other: YearDay) =>
    Math.abs(one.season - other.season) + (one.warms === other.warms ? 0 : unlike.otherHalfOfYear)
  const standIn = (day: YearDay): Standing => {
    let [best, least] = [0, Infinity]
    for (const [of, candidate] of days.entries()) {
      const cost =
        distance(day, candidate) +
        (timesUsed[of] ?? 0) * unlike.eachTimeUsed +
        (candidate.isWeekend === day.isWeekend ? 0 : farthest)
      if (cost < least) [best, least] = [of, cost]
    }
    timesUsed[best] = (timesUsed[best] ?? 0) + 1
    const { month } = days[best] ?? day
    const far = Math.min(1, distance(day, days[best] ?? day) / farthest)
    const ratio = (of: 'imported' | 'exported') =>
      ((usual?.[of][day.month] ?? 1) / (usual?.[of][month] ?? 1)) ** far
    return {
      of: best,
      drawn: ratio('imported'),
      exported: withPanels ? ratio('exported') : 1,
      doubt: leastDoubt + (1 - leastDoubt) * far,
    }
  }
  return yearBefore(until).map((day) => {
    const of = onDay.get(day.index)
    return of === undefined ? standIn(day) : { of, drawn: 1, exported: 1, doubt: 0 }
  })
}

type YearDay = {
  /** In the typical year, from 0. */
  index: number
  month: number
  isWeekend: boolean
  /** From −23 in the middle of the cold to 23 in that of the heat, and whether it gets warmer. */
  season: number
  warms: boolean
}

function toYearDay(day: string): YearDay {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  const before = monthLengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0)
  const turn = (2 * Math.PI * (284 - weatherLags + before + date)) / 365
  return {
    index: before + date - 1,
    month: month - 1,
    isWeekend: [0, 6].includes(new Date(day).getUTCDay()),
    season: -23.45 * Math.sin(turn),
    warms: Math.cos(turn) < 0,
  }
}

/** The days of the typical year in its order, each as it last was up to a day. */
function yearBefore(until: string): YearDay[] {
  const year = Number(until.slice(0, 4))
  return monthLengths.flatMap((length, month) =>
    Array.from({ length }, (_, date) => {
      const monthAndDate = [month + 1, date + 1]
        .map((part) => String(part).padStart(2, '0'))
        .join('-')
      return toYearDay(`${monthAndDate > until.slice(5) ? year - 1 : year}-${monthAndDate}`)
    }),
  )
}

/** kWh that an ordinary home buys and sells on a day of each month. */
function usualMonths(withPanels: boolean): { imported: number[]; exported: number[] } {
  const { imported, exported } = monthlyEnergy(
    runYear({
      use: usualUse(),
      load: loadShape('not-sure', 0, 1, seasonsOfUse.value.winter.mid),
      generation: withPanels ? defaultInputs.kw * melbourneYield.value.mid * 365 : 0,
      sun: sunShape('N', 'mid'),
      battery: noBattery,
      applianceKw: applianceKw.value.mid,
    }),
  )
  const perDay = (kwh: number, month: number) => kwh / (monthLengths[month] ?? 30)
  return { imported: imported.map(perDay), exported: exported.map(perDay) }
}
