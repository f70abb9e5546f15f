import type { Point } from './projection.ts'

/** A board under the edge of a roof, from one end of the edge to the other. */
export function barge(from: Point, to: Point, deep = 0.24): Point[] {
  const under = ([x, y, z]: Point): Point => [x, y, z - deep]
  return [from, to, under(to), under(from)]
}
