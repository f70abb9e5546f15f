import { Disc } from '../Disc.tsx'
import { Faces, Shadow } from '../Planes.tsx'
import { type Cut, Prism, plate } from '../Prism.tsx'
import type { Point, View } from '../projection.ts'
import { Wheels } from './Vehicle.tsx'

// Nose to the west. Clockwise as seen from the north.
const body: Cut[] = [
  [0, 0.3],
  [0.04, 0.95],
  [0.16, 1.08],
  [0.62, 1.5],
  [2.3, 1.52],
  [3.08, 1.06],
  [4, 0.9],
  [4.14, 0.66],
  [4.14, 0.3],
]
const panes: readonly Cut[][] = [
  [
    [0.52, 1.08],
    [0.78, 1.42],
    [1.42, 1.43],
    [1.42, 1.06],
  ],
  [
    [1.5, 1.06],
    [1.5, 1.43],
    [2.26, 1.43],
    [2.84, 1.06],
  ],
]

/** A small electric car, as seen from its right. Its port is over the front wheel. */
export function Car({ view, x, y }: { view: View; x: number; y: number }) {
  const { palette } = view
  const onSide = (cut: readonly Cut[]): Point[] =>
    cut.map(([across, up]) => [x + across, y + 0.01, up])
  const rear: Point[] = [
    [x + 0.22, y - 1.5, 1.14],
    [x + 0.22, y - 0.2, 1.14],
    [x + 0.57, y - 0.26, 1.44],
    [x + 0.57, y - 1.44, 1.44],
  ]
  const windscreen: Point[] = [
    [x + 2.38, y - 1.58, 1.475],
    [x + 2.38, y - 0.12, 1.475],
    [x + 3.02, y - 0.08, 1.096],
    [x + 3.02, y - 1.62, 1.096],
  ]
  return (
    <>
      <Shadow
        view={view}
        strength={0.2}
        points={[
          [x, y, 0],
          [x + 4.1, y, 0],
          [x + 3.6, y - 2, 0],
          [x - 0.4, y - 2, 0],
        ]}
      />
      <Prism
        view={view}
        cut={body.map(([across, up]) => [x + across, up] as const)}
        runs="y"
        along={[y - 1.7, y]}
        end={palette.doorBlue}
        side={palette.glassShade}
        top={palette.glint}
      />
      <Faces view={view} planes={[rear, windscreen]} fill={palette.panelEdge} />
      <Faces view={view} planes={panes.map(onSide)} fill={palette.panelGlint} />
      <Faces
        view={view}
        fill={palette.glint}
        planes={[
          onSide([
            [1.9, 1.06],
            [2.1, 1.43],
            [2.26, 1.43],
            [2.5, 1.28],
            [2.4, 1.06],
          ]),
        ]}
      />
      <Faces
        view={view}
        fill={palette.panelEdge}
        planes={[onSide(plate([0.02, 4.14], [0.3, 0.44]))]}
      />
      <Faces
        view={view}
        fill={palette.trimShade}
        planes={[
          onSide([
            [3.84, 0.72],
            [3.8, 0.84],
            [4.04, 0.8],
            [4.12, 0.7],
          ]),
        ]}
      />
      <Wheels view={view} places={[x + 0.8, x + 3.34]} y={y} radius={0.34} />
      <Disc view={view} centre={[x + 3.62, y + 0.02, 0.74]} radius={0.07} fill={palette.gold} />
    </>
  )
}
