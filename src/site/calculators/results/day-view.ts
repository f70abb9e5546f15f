import { formatShort } from '#content/format.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Series } from '#domain/estimate/shared/year/energy.ts'
import { halfOf } from '#domain/format-hour.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import type { Table } from '../FigureTable.tsx'
import { axisTop, highestPoint, type Layer, mapLayers, stackLayers, toY } from './stacked-energy.ts'

export const seasons = ['summer', 'winter', 'mean'] as const
export type Season = (typeof seasons)[number]

export const seasonLabels = { summer: 'Summer', winter: 'Winter', mean: 'The whole year' } as const

export const phrases: Record<Season, string> = {
  summer: 'an average summer day',
  winter: 'an average winter day',
  mean: 'an average day',
}

/** SVG paths: one for each layer, and the line of the house’s use. */
export type Shapes = Record<Layer | 'use', string>

export type DayView = {
  /** Labels of the highest line and the one half way. */
  scale: readonly [string, string]
  seasons: Record<Season, { shapes: Shapes; sentence: string }>
}

/** An average day of each season, hour by hour. All have one scale, so that winter looks as small as it is. */
export function dayView({ days }: HomeEstimate): DayView {
  const top = axisTop(Math.max(...seasons.map((season) => highestPoint(days[season]))))
  const view = (season: Season) => ({
    shapes: shapesOf(days[season], top),
    sentence: formatSentence(season, days[season]),
  })
  return {
    scale: [formatShort(top), formatShort(top / 2)],
    seasons: { summer: view('summer'), winter: view('winter'), mean: view('mean') },
  }
}

/** The layers of a day under a scale, and the line of its use. */
export function shapesOf(series: Series, top: number): Shapes {
  const stack = stackLayers(series)
  const y = toY(top)
  const area = (layer: Layer) => {
    const { from, to } = stack[layer]
    return `M0 ${edge(to, y)}${forth(to, y)}L240 ${edge(from, y)}${back(from, y)}z`
  }
  return { ...mapLayers(area), use: `M0 ${edge(series.use, y)}${forth(series.use, y)}` }
}

type ToY = (value: number) => string

/** Half way to an hour from the one before; the day ends where it began. */
function half(values: readonly number[], hour: number): number {
  return ((values[(hour + 23) % 24] ?? 0) + (values[hour % 24] ?? 0)) / 2
}

function edge(values: readonly number[], y: ToY): string {
  return y(half(values, 0))
}

/** A smooth line that never goes above or below the hours it joins. */
function forth(values: readonly number[], y: ToY): string {
  return values
    .map(
      (value, hour) =>
        `Q${hour * 10 + 5} ${y(value)} ${hour * 10 + 10} ${y(half(values, hour + 1))}`,
    )
    .join('')
}

function back(values: readonly number[], y: ToY): string {
  return values
    .map((value, hour) => `Q${hour * 10 + 5} ${y(value)} ${hour * 10} ${y(half(values, hour))}`)
    .toReversed()
    .join('')
}

function formatSentence(season: Season, series: Series): string {
  const sum = (values: readonly number[]) =>
    formatNumber(
      values.reduce((all, one) => all + one, 0),
      1,
    )
  const stored = series.charging.some((energy) => energy > 0)
  return [
    `On ${phrases[season]} the panels make ${sum(series.generation)} kWh and the house uses ${sum(series.use)}.`,
    `You use ${sum(series.self)} straight from the roof${stored ? `, ${sum(series.discharging)} out of the battery,` : ''} and buy ${sum(series.imported)}.`,
    `You sell ${sum(series.exported)}.`,
  ].join(' ')
}

export const energyHead = [
  'Made',
  'Used',
  'Straight from the roof',
  'Out of the battery',
  'Bought',
  'Into the battery',
  'Sold',
] as const

/** The numbers behind a chart, in kWh. */
export function energyCells(series: Series, index: number, decimals: number): string[] {
  const { generation, use, self, discharging, imported, charging, exported } = series
  return [generation, use, self, discharging, imported, charging, exported].map((values) =>
    formatNumber(values[index] ?? 0, decimals),
  )
}

export function dayTable(series: Series): Table {
  return {
    head: ['From', ...energyHead],
    rows: series.use.map((_, hour) => ({ cells: [clock(hour), ...energyCells(series, hour, 2)] })),
  }
}

export function clock(hour: number): string {
  const struck = hour % 12
  if (struck) return struck + halfOf(hour)
  return hour ? 'noon' : 'midnight'
}
