import { monthNames } from '#domain/calendar.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { monthlyEnergy, type Series, typicalDay } from '#domain/estimate/shared/year/energy.ts'
import { total, type Year } from '#domain/estimate/shared/year/year.ts'
import { hasPanels, type MeterYear } from '#domain/meter/meter-year.ts'
import { meteredHours } from '#domain/meter/metered-home.ts'
import { formatShort } from '#edition/format.ts'
import { hoursInYear, slotOf, slots } from '#estimate/year/calendar.ts'
import type { Table } from '../calculators/FigureTable.tsx'
import {
  clock,
  phrases,
  type Season,
  type Shapes,
  seasons,
  shapesOf,
} from '../calculators/results/day-view.ts'
import { axisTop, highestPoint } from '../calculators/results/stacked-energy.ts'
import { monthShapes } from '../calculators/results/year-view.ts'

type Fact = { name: string; value: string }
type Chart = { shapes: Shapes; sentence: string; table: Table }

/** What a meter’s year looks like. */
export type MeterView = {
  facts: readonly Fact[]
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

export function meterView(year: MeterYear): MeterView {
  const { drawn, exported } = meteredHours(year)
  const isBehindPanels = hasPanels(year)
  const flows = toYear(drawn, exported)
  const series = Object.fromEntries(
    seasons.map((season) => [season, typicalDay(flows, monthsOf[season])]),
  ) as Record<Season, Series>
  const months = monthlyEnergy(flows)
  const dayTop = axisTop(Math.max(...seasons.map((season) => highestPoint(series[season]))))
  const yearTop = axisTop(highestPoint(months))
  // Behind panels nobody knows what the home uses.
  const withoutUse = (shapes: Shapes): Shapes => (isBehindPanels ? { ...shapes, use: '' } : shapes)
  const day = (season: Season): Chart => ({
    shapes: withoutUse(shapesOf(series[season], dayTop)),
    sentence: daySentence(phrases[season], series[season], isBehindPanels),
    table: tableOf('From', series[season], isBehindPanels, clock, 2),
  })
  return {
    facts: factsOf(year, { drawn, exported }),
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
function toYear(drawn: Float64Array, exported: Float64Array): Year {
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

function bySlot(hours: Float64Array): Float64Array {
  const sums = new Float64Array(slots)
  for (const [hour, kwh] of hours.entries()) {
    const slot = slotOf[hour] ?? 0
    sums[slot] = (sums[slot] ?? 0) + kwh
  }
  return sums
}

function factsOf(
  year: MeterYear,
  { drawn, exported }: { drawn: Float64Array; exported: Float64Array },
): Fact[] {
  const { from, until, days, actual, substituted, missing } = year
  const isBehindPanels = hasPanels(year)
  const measured = year.hours.filter((kwh) => !Number.isNaN(kwh))
  const isFilled = measured.length < hoursInYear
  return [
    {
      name: 'Days covered',
      value: `${days}${days < 365 ? ' of 365' : ''}, ${formatDay(from)} to ${formatDay(until)}`,
    },
    {
      name: 'How they were read',
      value: `${share(actual)} actual, ${share(substituted)} substituted, ${share(missing)} missing`,
    },
    {
      name: isBehindPanels ? 'Bought in a year' : 'Used in a year',
      value: `${formatNumber(total(drawn))} kWh${isFilled ? ', the gaps filled as an ordinary home would' : ''}`,
    },
    isBehindPanels
      ? { name: 'Sold in a year', value: `${formatNumber(total(exported))} kWh` }
      : { name: 'Always on, about', value: `${formatShort(alwaysOn(measured))} kW` },
  ]
}

/** What is missed by one hour in twenty only. */
function alwaysOn(hours: Float64Array): number {
  return hours.toSorted()[Math.floor(hours.length / 20)] ?? 0
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
