import type { Point, Segment, Span } from './projection.ts'
import { spaced } from './projection.ts'

/** A roof plane that rises to the south from a level eave. */
export interface Slope {
  /** `along` is measured up the slope from the eave, `lift` is height above it; both in metres. */
  at: (x: number, along: number, lift?: number) => Point
  /** Level distance for each metre along the slope. */
  run: number
}

/** `pitch` is the rise for each metre of run: 0.51 is 27 degrees. */
export function slope(eaveY: number, eaveZ: number, pitch: number): Slope {
  const run = 1 / Math.hypot(1, pitch)
  return {
    run,
    at: (x, along, lift = 0) => [x, eaveY - along * run, eaveZ + along * run * pitch + lift],
  }
}

/** The plane's outline between two ends, and a distance up it. */
export function slopeArea({ at }: Slope, x: Span, along: Span): Point[] {
  return [at(x[0], along[0]), at(x[1], along[0]), at(x[1], along[1]), at(x[0], along[1])]
}

/** Corrugations running up the slope. */
export function corrugations({ at }: Slope, x: Span, along: Span, step = 0.42): Segment[] {
  return spaced(x[0] + step, step, (x[1] - x[0]) / step - 0.05).map((place) => [
    at(place, along[0]),
    at(place, along[1]),
  ])
}

/** A roof plane that rises to the east from a level eave, so that it faces west. Places on it count northwards. */
export function westSlope(eaveX: number, eaveZ: number, pitch: number): Slope {
  const run = 1 / Math.hypot(1, pitch)
  return {
    run,
    at: (y, along, lift = 0) => [eaveX - along * run, y, eaveZ + along * run * pitch + lift],
  }
}
