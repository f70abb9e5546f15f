import { path } from './flat-path.ts'
import { Face, Faces } from './Planes.tsx'
import type { Point, Span, View } from './projection.ts'

/** A place on the cut end: across (west or north) and up, in metres. */
export type Cut = readonly [across: number, up: number]

/** A cut with four right angles. Clockwise as seen from the north or the east. */
export const plate = (across: Span, up: Span): Cut[] => [
  [across[0], up[0]],
  [across[0], up[1]],
  [across[1], up[1]],
  [across[1], up[0]],
]

interface PrismProps {
  view: View
  /** The shape of the end, clockwise as the end is seen. */
  cut: readonly Cut[]
  /** `y`: the end faces north and the body runs south. `x`: the end faces east and the body runs west. */
  runs: 'x' | 'y'
  along: Span
  end: string
  /** Upright sides, and sides open to the sky. */
  side: string
  top: string
}

/** Whether we see the front of a plane whose corners run clockwise from the front. */
function faces(view: View, points: readonly Point[]): boolean {
  const flat = points.map(view.at)
  const twice = flat.reduce((sum, [across, down], index) => {
    const next = flat[(index + 1) % flat.length] ?? [0, 0]
    return sum + across * next[1] - next[0] * down
  }, 0)
  return twice > 0.5
}

/** A body of one cross-section: a car, a trailer, a saw-tooth roof. */
export function Prism({ view, cut, runs, along, end, side, top }: PrismProps) {
  const place = ([across, up]: Cut, far: number): Point =>
    runs === 'y' ? [across, far, up] : [far, across, up]
  const [back, front] = runs === 'y' ? along : [along[1], along[0]]
  const sides = cut
    .map((from, index) => {
      const to = cut[(index + 1) % cut.length] as Cut
      const points = [place(from, front), place(from, back), place(to, back), place(to, front)]
      const level = Math.abs(to[1] - from[1]) < 0.7 * Math.abs(to[0] - from[0])
      return { points, level, depth: runs === 'y' ? -(from[0] + to[0]) : from[0] + to[0] }
    })
    .filter(({ points }) => faces(view, points))
    .toSorted((one, other) => one.depth - other.depth)
  return (
    <>
      {sides.map(({ points, level }) => (
        <Face
          key={path(points.map(view.at))}
          view={view}
          points={points}
          fill={level ? top : side}
        />
      ))}
      <Faces view={view} planes={[cut.map((at) => place(at, front))]} fill={end} />
    </>
  )
}
