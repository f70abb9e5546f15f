import { Wheels } from '#pictures/houses/Vehicle.tsx'
import { Faces, Lines, Shadow } from '#pictures/Planes.tsx'
import { type Cut, Prism, plate } from '#pictures/Prism.tsx'
import type { Point, Span, View } from '#pictures/projection.ts'

// Nose to the right. Clockwise as seen from the front.
const body: Cut[] = [
  [0, 0.35],
  [0, 2.15],
  [0.1, 2.25],
  [3.6, 2.25],
  [4.15, 1.35],
  [5, 1.15],
  [5.15, 0.95],
  [5.15, 0.35],
]
const cab: readonly Cut[] = [
  [3, 1.3],
  [3, 2],
  [3.55, 2],
  [3.98, 1.3],
]

/** A fitter's white van with a ladder on its roof. */
export function Van({ view, x, y }: { view: View; x: number; y: number }) {
  const { palette } = view
  const along: Span = [y - 1.9, y]
  const onSide = (cut: readonly Cut[]): Point[] =>
    cut.map(([across, up]) => [x + across, y + 0.01, up])
  const rung = (at: number): [Point, Point] => [
    [x + at, y - 1.2, 2.45],
    [x + at, y - 0.7, 2.45],
  ]
  return (
    <>
      <Shadow
        view={view}
        strength={0.2}
        points={[
          [x, y, 0],
          [x + 5.1, y, 0],
          [x + 4.2, y - 2.6, 0],
          [x - 1.2, y - 2.6, 0],
          [x - 1.2, y - 1, 0],
        ]}
      />
      <Prism
        view={view}
        cut={body.map(([across, up]): Cut => [x + across, up])}
        runs="y"
        along={along}
        end={palette.trim}
        side={palette.caseFoot}
        top={palette.caseTop}
      />
      <Faces
        view={view}
        fill={palette.glassShade}
        planes={[-1.7, -0.9].map((left): Point[] => [
          [x - 0.01, y + left, 1.35],
          [x - 0.01, y + left + 0.7, 1.35],
          [x - 0.01, y + left + 0.7, 1.95],
          [x - 0.01, y + left, 1.95],
        ])}
      />
      <Faces view={view} planes={[onSide(cab)]} fill={palette.glass} />
      <Faces view={view} planes={[onSide(plate([0.4, 2.6], [1.15, 1.6]))]} fill={palette.door} />
      <Faces view={view} planes={[onSide(plate([0, 5.15], [0.35, 0.52]))]} fill={palette.steel} />
      <Lines
        view={view}
        segments={[0.6, 1.1, 1.6, 2.1, 2.6, 3.1].map(rung)}
        colour={palette.steel}
        width={2}
      />
      <Lines
        view={view}
        segments={[-1.2, -0.7].map((across): [Point, Point] => [
          [x - 0.5, y + across, 2.45],
          [x + 3.8, y + across, 2.45],
        ])}
        colour={palette.deckShade}
        width={3}
      />
      <Wheels view={view} places={[x + 0.95, x + 4.15]} y={y} />
    </>
  )
}
