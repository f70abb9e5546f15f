import { formatShort } from '#content/format.ts'
import { daysAfter, monthNames } from '#domain/calendar.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { monthlyEnergy, type Series, typicalDay } from '#domain/estimate/shared/year/energy.ts'
import { bySlot } from '#domain/estimate/shared/year/run-steps.ts'
import { total, type Year } from '#domain/estimate/shared/year/year.ts'
import { hasPanels, type MeterYear } from '#estimate/meter/meter-year.ts'
import { hoursInYear, slots } from '#estimate/year/calendar.ts'
import type { Table } from '#site/calculators/FigureTable.tsx'
import {
  clock,
  phrases,
  type Season,
  type Shapes,
  seasons,
  shapesOf,
} from '#site/calculators/results/day-view.ts'
import { axisTop, highestPoint } from '#site/calculators/results/stacked-energy.ts'
import { monthShapes } from '#site/calculators/results/year-view.ts'

type Fact = { name: string; value: string }
type Chart = { shapes: Shapes; sentence: string; table: Table }

/** What a meter’s year looks like. */
export type MeterView = {
  facts: readonly Fact[]
  /** What was done with the file, as sentences. */
  notes: readonly string[]
  isBehindPanels: boolean
  /** The scale of the three days, and of the months. */
  dayScale: readonly [string, string]
  days: Record<Season, Chart>
  yearScale: readonly [string, string]
  months: Chart
}

const monthsOf: Record<Season, readonly number[]> = {
  summer: [11, 0, 1],
  winter: [5, 6, 7],
  mean: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
}

export function meterView(year: MeterYear, today: Day): MeterView {
  const isBehindPanels = hasPanels(year)
  const flows = toYear(year)
  const series = Object.fromEntries(
    seasons.map((season) => [season, typicalDay(flows, monthsOf[season])]),
  ) as Record<Season, Series>
  const months = monthlyEnergy(flows)
  const dayTop = axisTop(Math.max(...seasons.map((season) => highestPoint(series[season]))))
  const yearTop = axisTop(highestPoint(months))
  // Behind panels the home's use isn't known.
  const withoutUse = (shapes: Shapes): Shapes => (isBehindPanels ? { ...shapes, use: '' } : shapes)
  const day = (season: Season): Chart => ({
    shapes: withoutUse(shapesOf(series[season], dayTop)),
    sentence: daySentence(phrases[season], series[season], isBehindPanels),
    table: tableOf('From', series[season], isBehindPanels, clock, 2),
  })
  return {
    facts: factsOf(year),
    notes: notesOn(year, today),
    isBehindPanels,
    dayScale: [formatShort(dayTop), formatShort(dayTop / 2)],
    days: { summer: day('summer'), winter: day('winter'), mean: day('mean') },
    yearScale: [formatNumber(yearTop), formatNumber(yearTop / 2)],
    months: {
      shapes: withoutUse(monthShapes(months, yearTop)),
      sentence: monthSentence(months),
      table: tableOf('Month', months, isBehindPanels, (month) => monthNames[month] ?? '', 0),
    },
  }
}

/** As the charts of an answer take it: all that is used is bought. */
function toYear({ drawn, exported }: MeterYear): Year {
  const none = new Float64Array(slots)
  const use = bySlot(drawn)
  return {
    use,
    generation: none,
    self: none,
    charging: none,
    filling: none,
    discharging: none,
    imported: use,
    exported: bySlot(exported),
    chargeLeft: 0,
  }
}

function factsOf(year: MeterYear): Fact[] {
  const { from, until, days, measured, actual, substituted, missing, drawn, exported } = year
  const isBehindPanels = hasPanels(year)
  return [
    {
      name: 'Days covered',
      value: `${days}${days < 365 ? ' of 365' : ''}, ${formatDay(from)} to ${formatDay(until)}`,
    },
    {
      name: 'How they were read',
      value: `${share(actual)} actual, ${share(substituted)} substituted, ${share(missing)} missing`,
    },
    { name: 'One reading for every', value: stepNames[year.minutes] ?? `${year.minutes} minutes` },
    {
      name: isBehindPanels ? 'Bought in a year' : 'Used in a year',
      value: `${formatNumber(total(drawn))} kWh${measured < 365 ? ', the gaps filled with days of yours' : ''}`,
    },
    isBehindPanels
      ? { name: 'Sold in a year', value: `${formatNumber(total(exported))} kWh` }
      : { name: 'Always on, about', value: `${formatShort(alwaysOn(drawn))} kW` },
  ]
}

const stepNames: Record<number, string> = { 30: 'half-hour', 60: 'hour' }

/** Readings of before so long say little of a home as it is now, in days. */
const old = 2 * 365

function notesOn(year: MeterYear, today: Day): string[] {
  const { from, until, days, measured, minutes, substituted, exportsFrom, brokenRows } = year
  const leftOut = year.leftOut.map((name) => `“${name}”`).join(', ')
  const withPanels = hasPanels(year)
  const gaps = days - measured
  const notes: [boolean, string][] = [
    [
      until < daysAfter(today, -old),
      `These readings end on ${formatDay(until)}. A home changes in that time, so ask for newer ones.`,
    ],
    [
      exportsFrom !== undefined,
      `Your exports begin ${formatDay(exportsFrom ?? from)}. Only the days since then count.`,
    ],
    [
      gaps > 0,
      `${gaps === 1 ? '1 day isn’t' : `${gaps} days aren’t`} whole${withPanels ? ', in what you bought or in what you sold' : ''}. A day that’s missing isn’t a day of nothing.`,
    ],
    [
      leftOut !== '',
      `Left out of the zip, as we found no readings of their own there: ${leftOut}.`,
    ],
    [
      brokenRows > 0,
      `The file is broken off in ${brokenRows === 1 ? '1 row' : `${brokenRows} rows`}. ${brokenRows === 1 ? 'That day is' : 'Those days are'} left out.`,
    ],
    [
      measured < 365,
      `${365 - measured === 1 ? 'The 1 day we don’t have is' : `The ${365 - measured} days we don’t have are`} filled with days of yours from the same season, a weekday for a weekday. That makes the range wider.`,
    ],
    [
      substituted > 0.02,
      'Your distributor filled in some of the readings itself. They count, but they make the range wider.',
    ],
    [
      minutes === 60,
      'With hours only, we can’t see what came first within an hour. That makes the range wider. Half-hours would be better.',
    ],
    [
      withPanels,
      'We put a battery through your year, reading by reading. It takes in what you sold and gives back what you bought. We never set one off against the other.',
    ],
  ]
  return notes.flatMap(([isSo, note]) => (isSo ? [note] : []))
}

/** What is missed by one hour in twenty only, kW. */
function alwaysOn(steps: Float64Array): number {
  const hours = new Float64Array(hoursInYear)
  const perHour = steps.length / hoursInYear
  for (const [step, kwh] of steps.entries()) {
    const hour = Math.floor(step / perHour)
    hours[hour] = (hours[hour] ?? 0) + kwh
  }
  return hours.sort()[Math.floor(hoursInYear / 20)] ?? 0
}

/** 99.2%, 100%; none and the very little in words. */
function share(part: number): string {
  if (part === 0) return 'none'
  const text = formatNumber(part * 100, 1)
  if (text === '0.0') return 'under 0.1%'
  return `${text === '100.0' && part < 1 ? '99.9' : text.replace('.0', '')}%`
}

function daySentence(phrase: string, { imported, exported }: Series, isBehindPanels: boolean) {
  const sum = (values: readonly number[], from = 0, to = 24) =>
    values.slice(from, to).reduce((all, kwh) => all + kwh, 0)
  const all = sum(imported)
  const part = (from: number, to: number) =>
    `${formatNumber((100 * sum(imported, from, to)) / all)}%`
  return isBehindPanels
    ? `On ${phrase} you buy ${formatNumber(all, 1)} kWh, ${part(16, 21)} of it from 4 to 9 pm, and sell ${formatNumber(sum(exported), 1)}.`
    : `On ${phrase} your home uses ${formatNumber(all, 1)} kWh: ${part(16, 21)} of it from 4 to 9 pm, and ${part(9, 16)} from 9 am to 4 pm, when panels make most.`
}

function monthSentence({ imported }: Series): string {
  const name = (kwh: number) => monthNames[imported.indexOf(kwh)] ?? ''
  const [most, least] = [Math.max(...imported), Math.min(...imported)]
  return `${name(most)} takes most, ${formatNumber(most)} kWh; ${name(least)} least, ${formatNumber(least)}.`
}

function tableOf(
  head: string,
  { imported, exported }: Series,
  isBehindPanels: boolean,
  nameOf: (index: number) => string,
  decimals: number,
): Table {
  return {
    head: [head, ...(isBehindPanels ? ['Bought', 'Sold'] : ['Used'])],
    rows: imported.map((kwh, index) => ({
      cells: [
        nameOf(index),
        formatNumber(kwh, decimals),
        ...(isBehindPanels ? [formatNumber(exported[index] ?? 0, decimals)] : []),
      ],
    })),
  }
}
