import { curves, type Flat } from './flat-path.ts'
import type { Point, View } from './projection.ts'

interface DiscProps {
  view: View
  centre: Point
  radius: number
  /** The way the disc faces. */
  faces?: 'north' | 'east' | 'up'
  fill: string
}

// How far the handles of a quarter circle reach, for each metre of its radius.
const reach = 0.5523

/** A true circle, seen as the ellipse it becomes. */
export function Disc({ view, centre: [x, y, z], radius, faces = 'north', fill }: DiscProps) {
  const at = (across: number, up: number): Flat => {
    const [u, v] = [across * radius, up * radius]
    if (faces === 'north') return view.at([x + u, y, z + v])
    return faces === 'east' ? view.at([x, y + u, z + v]) : view.at([x + u, y + v, z])
  }
  const d = curves(at(1, 0), [
    [at(1, reach), at(reach, 1), at(0, 1)],
    [at(-reach, 1), at(-1, reach), at(-1, 0)],
    [at(-1, -reach), at(-reach, -1), at(0, -1)],
    [at(reach, -1), at(1, -reach), at(1, 0)],
  ])
  return <path d={d} fill={fill} />
}
