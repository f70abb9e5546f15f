import type { Series } from '#domain/estimate/year/energy.ts'

/** What power is drawn as, from the ground up: what the house uses by where it comes from, then what is to spare. */
export const layers = ['self', 'discharging', 'imported', 'charging', 'exported'] as const
export type Layer = (typeof layers)[number]

/** Where a layer begins and ends, for each hour or month. */
export type Stretch = { from: readonly number[]; to: readonly number[] }

export function stacked(series: Series): Record<Layer, Stretch> {
  let ground = series.use.map(() => 0)
  const stack = layers.map((layer): [Layer, Stretch] => {
    const from = ground
    ground = from.map((value, index) => value + (series[layer][index] ?? 0))
    return [layer, { from, to: ground }]
  })
  return Object.fromEntries(stack) as Record<Layer, Stretch>
}

/** The same of each layer. */
export function ofLayers<Value>(of: (layer: Layer) => Value): Record<Layer, Value> {
  return Object.fromEntries(layers.map((layer) => [layer, of(layer)])) as Record<Layer, Value>
}

export function highest(series: Series): number {
  return Math.max(...stacked(series).exported.to)
}

const tops = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8]

/** The next number an axis can end at, with half of it as easy to read. */
export function topOfAxis(most: number): number {
  const tenfold = 10 ** Math.floor(Math.log10(Math.max(most, 0.1)))
  return (tops.find((top) => top * tenfold >= most) ?? 10) * tenfold
}

/** Drawings are a hundred high and stretched to their place. */
export function heightOf(top: number): (value: number) => string {
  return (value) => tenths(100 - (100 * value) / top)
}

export function tenths(value: number): string {
  return String(Math.round(value * 10) / 10)
}
