/** A place on the drawing, in pixels: across from the left, down from the top. */
export type Flat = readonly [across: number, down: number]

/** The drawing's size in pixels. What lies outside is cut off. */
export interface Frame {
  /** Where its left edge lies: below 0 if the drawing reaches to the left of its origin. */
  left?: number
  width: number
  height: number
}

// Enough for the widest stroke we draw, so a cut edge never shows.
const margin = 3

const tenths = (pixels: number) => Math.round(pixels * 10)

/** Whether a number may follow without a space: a sign or a second point shows where it starts. */
function canFollow(text: string, number: string): boolean {
  return text === '' || number.startsWith('-') || (number.startsWith('.') && /\.\d+$/.test(text))
}

/** Numbers given in tenths, as short as SVG allows: `.5-3 12`. */
function formatNumbers(numbers: number[]): string {
  return numbers
    .map((number) => String(number / 10).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => text + (canFollow(text, number) ? '' : ' ') + number, '')
}

/** Steps between points, in tenths. They are shorter than positions; rounding first keeps errors from adding up. */
function steps(points: readonly Flat[]): number[] {
  let [across, down] = (points[0] ?? [0, 0]).map(tenths) as [number, number]
  return points.slice(1).flatMap((point) => {
    const step = [tenths(point[0]) - across, tenths(point[1]) - down]
    across += step[0] ?? 0
    down += step[1] ?? 0
    return step
  })
}

/** Straight lines through the points, after a path that ended at `pen`. */
export function path(points: readonly Flat[], closed = true, pen?: Flat): string {
  const [start] = points
  if (!start) return ''
  const move = pen
    ? `m${formatNumbers(steps([pen, start]))}`
    : `M${formatNumbers(start.map(tenths))}`
  const rest = points.length > 1 ? `l${formatNumbers(steps(points))}` : ''
  return `${move}${rest}${closed ? 'z' : ''}`
}

/** Many areas as one path. */
export function areas(polygons: readonly (readonly Flat[])[]): string {
  let pen: Flat | undefined
  return polygons
    .map((points) => {
      const text = path(points, true, pen)
      pen = points[0] ?? pen
      return text
    })
    .join('')
}

const distance = (from: Flat, to: Flat) => Math.hypot(to[0] - from[0], to[1] - from[1])

/** Lines of two points each as one path. Each begins at its end that is nearer to where the one before ended. */
export function lines(segments: readonly (readonly [Flat, Flat])[]): string {
  let pen: Flat | undefined
  return segments
    .map(([from, to]) => {
      const line: [Flat, Flat] =
        pen && distance(pen, to) < distance(pen, from) ? [to, from] : [from, to]
      const text = path(line, false, pen)
      pen = line[1]
      return text
    })
    .join('')
}

export type Handles = readonly [leaving: Flat, arriving: Flat, end: Flat]

/**
 * Cubic curves, closed: a start, then two handles and an end for each. A handle that mirrors the one before it is left
 * out, as SVG allows. Places are rounded to `precision`, in pixels.
 */
export function curves(start: Flat, handles: readonly Handles[], precision = 0.1): string {
  const round = (pixels: number) => tenths(Math.round(pixels / precision) * precision)
  const mirrors = (handle: number, mirror = Number.NaN) =>
    Math.abs(handle - mirror) <= tenths(precision)
  let at = start.map(round)
  let mirror: number[] = []
  let text = `M${formatNumbers(at)}`
  let drawn = ''
  for (const places of handles) {
    const [leaving = [], arriving = [], end = []] = places.map((place) =>
      place.map((pixels, axis) => round(pixels) - (at[axis] ?? 0)),
    )
    const isSmooth = leaving.every((pixels, axis) => mirrors(pixels, mirror[axis]))
    const command = isSmooth ? 's' : 'c'
    const numbers = formatNumbers([...(isSmooth ? [] : leaving), ...arriving, ...end])
    if (command !== drawn) text += command + numbers
    else text += (canFollow(text, numbers) ? '' : ' ') + numbers
    drawn = command
    mirror = end.map((pixels, axis) => pixels - (arriving[axis] ?? 0))
    at = at.map((pixels, axis) => pixels + (end[axis] ?? 0))
  }
  return `${text}z`
}

type Side = readonly [axis: 0 | 1, limit: number, sign: 1 | -1]

function sides({ left = 0, width, height }: Frame): Side[] {
  return [
    [0, left - margin, 1],
    [0, left + width + margin, -1],
    [1, -margin, 1],
    [1, height + margin, -1],
  ]
}

const inside = (point: Flat, [axis, limit, sign]: Side) => (point[axis] - limit) * sign >= 0

function crossing(from: Flat, to: Flat, [axis, limit]: Side): Flat {
  const part = (limit - from[axis]) / (to[axis] - from[axis])
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** The part of an area that is in the frame (Sutherland and Hodgman, 1974). */
export function cutArea(points: readonly Flat[], frame: Frame): Flat[] {
  return sides(frame).reduce<Flat[]>(
    (polygon, side) =>
      polygon.flatMap((point, index) => {
        const before = polygon.at(index - 1) as Flat
        const enters = inside(point, side)
        if (enters === inside(before, side)) return enters ? [point] : []
        const edge = crossing(before, point, side)
        return enters ? [edge, point] : [edge]
      }),
    [...points],
  )
}

/** The part of a line that is in the frame; undefined when none is. */
export function cutLine(line: readonly [Flat, Flat], frame: Frame): [Flat, Flat] | undefined {
  let [from, to] = line
  for (const side of sides(frame)) {
    const [fromInside, toInside] = [inside(from, side), inside(to, side)]
    if (!fromInside && !toInside) return undefined
    if (!fromInside) from = crossing(from, to, side)
    else if (!toInside) to = crossing(from, to, side)
  }
  return [from, to]
}
