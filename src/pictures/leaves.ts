import { curves, type Flat, type Handles } from './flat-path.ts'

/** A mass of leaves on the drawing, in pixels. */
export interface Mass {
  centre: Flat
  width: number
  height: number
  seed: number
}

/** Numbers from 0 to 1 that are the same at every build (mulberry32). */
function random(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const corners = 9

// A rim has no corners that a pixel could move; on a small drawing a pixel is much.
const precision = ({ width }: Mass) => (width > 30 ? 1 : 0.1)

/** Points around the mass, clockwise from the upper left. */
function rim({ centre, width, height, seed }: Mass): Flat[] {
  const next = random(seed)
  return Array.from({ length: corners }, (_, index) => {
    const angle = (-155 + (360 / corners) * index) * (Math.PI / 180)
    const reach = 0.5 * (1 + (next() - 0.5) * 0.22)
    return [
      centre[0] + width * reach * Math.cos(angle),
      centre[1] + height * reach * Math.sin(angle),
    ]
  })
}

/** Handles of a smooth curve from one point of the rim to the next (Catmull and Rom, 1974). */
function handlesBetween(points: readonly Flat[], index: number): Handles {
  const point = (offset: number) => points[(index + offset + points.length) % points.length] as Flat
  const [before, from, to, after] = [point(-1), point(0), point(1), point(2)]
  return [
    [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
    [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
    to,
  ]
}

/** The whole mass, in shade. */
export function shadedMass(mass: Mass): string {
  const points = rim(mass)
  return curves(
    points[0] as Flat,
    points.map((_, index) => handlesBetween(points, index)),
    precision(mass),
  )
}

/**
 * The plane the sun reaches: the upper right of the same rim, closed by one
 * sweep inside it. It shares the rim exactly, so no clipping is needed.
 */
export function litMass(mass: Mass): string {
  const points = rim(mass)
  const last = 5
  const start = points[0] as Flat
  const end = points[last] as Flat
  const { centre, width, height } = mass
  const outer = Array.from({ length: last }, (_, index) => handlesBetween(points, index))
  const inner: Handles = [
    [end[0] - width * 0.3, end[1] - height * 0.04],
    [centre[0] - width * 0.22, centre[1] + height * 0.2],
    start,
  ]
  return curves(start, [...outer, inner], precision(mass))
}
