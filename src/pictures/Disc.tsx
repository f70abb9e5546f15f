import { curves, type Flat } from './flat-path.ts'
import type { Point, View } from './projection.ts'

interface Circle {
  centre: Point
  radius: number
  /** The way the circle faces. */
  faces?: 'north' | 'east'
}

// How far the handles of a quarter circle reach, for each metre of its radius.
const reach = 0.5523

/** The path of a true circle, seen as the ellipse it becomes. */
export function circle(view: View, { centre: [x, y, z], radius, faces = 'north' }: Circle): string {
  const at = (across: number, up: number): Flat => {
    const [u, v] = [across * radius, up * radius]
    return view.at(faces === 'north' ? [x + u, y, z + v] : [x, y + u, z + v])
  }
  return curves(at(1, 0), [
    [at(1, reach), at(reach, 1), at(0, 1)],
    [at(-reach, 1), at(-1, reach), at(-1, 0)],
    [at(-1, -reach), at(-reach, -1), at(0, -1)],
    [at(reach, -1), at(1, -reach), at(1, 0)],
  ])
}

/** A flat disc. */
export function Disc({ view, fill, ...round }: Circle & { view: View; fill: string }) {
  return <path d={circle(view, round)} fill={fill} />
}
