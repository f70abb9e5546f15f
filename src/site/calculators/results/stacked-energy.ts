import type { Series } from '#domain/estimate/shared/year/energy.ts'

/** The layers of a chart from the bottom up: the house’s use by where it comes from, then what is left over. */
export const layers = ['self', 'discharging', 'imported', 'charging', 'exported'] as const
export type Layer = (typeof layers)[number]

/** The bottom and top of a layer in each hour or month. */
export type Stretch = { from: readonly number[]; to: readonly number[] }

export function stackLayers(series: Series): Record<Layer, Stretch> {
  let bottom = series.use.map(() => 0)
  const stack = layers.map((layer): [Layer, Stretch] => {
    const from = bottom
    bottom = from.map((value, index) => value + (series[layer][index] ?? 0))
    return [layer, { from, to: bottom }]
  })
  return Object.fromEntries(stack) as Record<Layer, Stretch>
}

/** Calls it for each layer. */
export function mapLayers<Value>(of: (layer: Layer) => Value): Record<Layer, Value> {
  return Object.fromEntries(layers.map((layer) => [layer, of(layer)])) as Record<Layer, Value>
}

export function highestPoint(series: Series): number {
  return Math.max(...stackLayers(series).exported.to)
}

const tops = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8]

/** The next number that an axis can end at, whose half is easy to read too. */
export function axisTop(highest: number): number {
  const tenfold = 10 ** Math.floor(Math.log10(Math.max(highest, 0.1)))
  return (tops.find((top) => top * tenfold >= highest) ?? 10) * tenfold
}

/** Turns a value into a height from the top. Charts are a hundred high and stretched to their place. */
export function toY(top: number): (value: number) => string {
  return (value) => tenths(100 - (100 * value) / top)
}

function tenths(value: number): string {
  return String(Math.round(value * 10) / 10)
}
