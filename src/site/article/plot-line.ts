type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

/** Margins for labels: above the highest point, below the axis, and at the sides. */
const room = { left: 136, right: 34, top: 46, bottom: 40 }

/** Two labels closer than this, in the chart's units, would touch on a phone. */
const roomForLabel = 100

/**
 * Where a value is clear of its line: before a line that climbs on, after one that falls, below its last fall. The
 * first of a climb stays clear of the axis too.
 */
type Side = 'first' | 'left' | 'right' | 'below'

function sideOf(points: readonly Point[], index: number): Side {
  const [value = 0, next] = [points[index]?.[1], points[index + 1]?.[1]]
  if (next !== undefined && next < value) return 'right'
  if (index === 0) return 'first'
  if (next !== undefined) return 'left'
  return (points[index - 1]?.[1] ?? 0) > value ? 'below' : 'left'
}

/** A line chart from zero up, with about four round steps. `close` marks have no room for a label on a phone. */
export function plotLine(points: readonly Point[], size: { width: number; height: number }) {
  const across = points.map(([x]) => x)
  const [least, most] = [Math.min(...across), Math.max(...across)]
  const step = roundStep(Math.max(...points.map(([, y]) => y)) / 4)
  const top = step * Math.ceil(Math.max(...points.map(([, y]) => y)) / step)
  const floor = size.height - room.bottom

  const xOf = (x: number) =>
    round(room.left + ((x - least) / (most - least)) * (size.width - room.left - room.right))
  const yOf = (y: number) => round(floor - (y / top) * (floor - room.top))

  let lastLabel = Number.NEGATIVE_INFINITY
  const end = xOf(most)
  const marks = points.map((point, index) => {
    const last = index === points.length - 1
    const x = xOf(point[0])
    const close = !last && (x - lastLabel < roomForLabel || end - x < 1.5 * roomForLabel)
    if (!close) lastLabel = x
    return {
      point,
      x,
      y: yOf(point[1]),
      close,
      side: sideOf(points, index),
      anchor: last ? ('end' as const) : ('middle' as const),
    }
  })
  const path = `M${marks.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return {
    marks,
    path,
    area: `${path}L${xOf(most)} ${floor}L${xOf(least)} ${floor}Z`,
    ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
      value: index * step,
      y: yOf(index * step),
    })),
    floor,
    right: size.width,
  }
}

/** The nearest of 1, 2, 2.5 and 5 times a power of ten that is not smaller. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const [step = 10] = [1, 2, 2.5, 5, 10].filter((each) => each * power >= rough - 1e-9)
  return step * power
}
