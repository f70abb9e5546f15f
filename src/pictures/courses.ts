import { alongX, alongY } from './Planes.tsx'
import { type Segment, type Span, spaced } from './projection.ts'

/** Level lines up a north wall, one for each board or course. */
export function northCourses(x: Span, z: Span, y: number, step: number): Segment[] {
  return spaced(z[0] + step, step, (z[1] - z[0]) / step).map((height) =>
    alongX([x[0], x[1]], y, height),
  )
}

/** Level lines up an east wall. */
export function eastCourses(y: Span, z: Span, x: number, step: number): Segment[] {
  return spaced(z[0] + step, step, (z[1] - z[0]) / step).map((height) =>
    alongY(x, [y[0], y[1]], height),
  )
}
