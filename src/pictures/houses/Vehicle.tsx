import { Disc } from '../Disc.tsx'
import { Faces, north, Shadow } from '../Planes.tsx'
import { type Cut, Prism, plate } from '../Prism.tsx'
import type { Point, Span, View } from '../projection.ts'

/** Tyres and hubs on the north side. */
export function Wheels({
  view,
  places,
  y,
  radius = 0.36,
}: {
  view: View
  places: readonly number[]
  y: number
  radius?: number
}) {
  const { panelEdge, steelLight } = view.palette
  return places.map((x) => (
    <g key={x}>
      <Disc view={view} centre={[x, y, radius]} radius={radius} fill={panelEdge} />
      <Disc view={view} centre={[x, y, radius]} radius={radius * 0.52} fill={steelLight} />
    </g>
  ))
}

const moved = (x: number, cut: readonly Cut[]): Cut[] => cut.map(([across, up]) => [across + x, up])

// Nose to the west. Clockwise as seen from the north.
const tray: Cut[] = plate([0, 2.25], [0.62, 1.12])
const cab: Cut[] = [
  [2.3, 0.34],
  [2.3, 1.2],
  [2.42, 1.78],
  [3.5, 1.78],
  [4.1, 1.18],
  [5.1, 1.02],
  [5.25, 0.85],
  [5.25, 0.34],
]
const door: readonly Cut[] = [
  [2.62, 1.2],
  [2.68, 1.66],
  [3.1, 1.66],
  [3.1, 1.2],
]
const quarter: readonly Cut[] = [
  [3.18, 1.2],
  [3.18, 1.66],
  [3.46, 1.66],
  [3.88, 1.2],
]

/** A white tray ute, as tradespeople drive. */
export function Ute({ view, x, y }: { view: View; x: number; y: number }) {
  const { palette } = view
  const along: Span = [y - 1.8, y]
  const onSide = (cut: readonly Cut[]): Point[] =>
    cut.map(([across, up]) => [x + across, y + 0.01, up])
  const rear: Point[] = [
    [x + 2.32, y - 1.6, 1.24],
    [x + 2.32, y - 0.2, 1.24],
    [x + 2.41, y - 0.24, 1.68],
    [x + 2.41, y - 1.56, 1.68],
  ]
  return (
    <>
      <Shadow
        view={view}
        points={[
          [x, y, 0],
          [x + 5.2, y, 0],
          [x + 4.6, y - 2.4, 0],
          [x - 0.8, y - 2.4, 0],
          [x - 0.8, y - 0.8, 0],
        ]}
      />
      <Prism
        view={view}
        cut={moved(x, cab)}
        runs="y"
        along={along}
        end={palette.trim}
        side={palette.caseFoot}
        top={palette.caseTop}
      />
      <Faces view={view} planes={[rear]} fill={palette.glassShade} />
      <Faces view={view} planes={[onSide(door), onSide(quarter)]} fill={palette.glass} />
      <Faces view={view} planes={[onSide(plate([2.3, 5.25], [0.34, 0.5]))]} fill={palette.steel} />
      <Prism
        view={view}
        cut={moved(x, plate([0.1, 2.3], [0.42, 0.62]))}
        runs="y"
        along={[y - 1.6, y - 0.2]}
        end={palette.panelEdge}
        side={palette.panelEdge}
        top={palette.panelEdge}
      />
      <Prism
        view={view}
        cut={moved(x, tray)}
        runs="y"
        along={along}
        end={palette.steelLight}
        side={palette.steel}
        top={palette.baseShade}
      />
      <Wheels view={view} places={[x + 1, x + 4.4]} y={y} />
    </>
  )
}

const sheets = 7

/** A box trailer with panels lying in it, each a hand's breadth thick with its packing. */
export function PanelTrailer({ view, x, y }: { view: View; x: number; y: number }) {
  const { palette } = view
  const stack = Array.from({ length: sheets }, (_, index) => 0.72 + index * 0.07)
  return (
    <>
      <Shadow
        view={view}
        points={[
          [x, y, 0],
          [x + 2.5, y, 0],
          [x + 2.1, y - 1.9, 0],
          [x - 0.6, y - 1.9, 0],
          [x - 0.6, y - 0.6, 0],
        ]}
      />
      <Faces
        view={view}
        fill={palette.steel}
        planes={[north([x + 2.4, x + 3.7], [0.46, 0.54], y - 0.7)]}
      />
      <Prism
        view={view}
        cut={moved(x, plate([0, 2.4], [0.42, 0.72]))}
        runs="y"
        along={[y - 1.4, y]}
        end={palette.steelLight}
        side={palette.steel}
        top={palette.steel}
      />
      {stack.map((z) => (
        <Prism
          key={z}
          view={view}
          cut={moved(x, plate([0.3, 2.02], [z, z + 0.05]))}
          runs="y"
          along={[y - 1.22, y - 0.18]}
          end={palette.steelLight}
          side={palette.panelEdge}
          top={palette.panel}
        />
      ))}
      <Wheels view={view} places={[x + 1.2]} y={y} radius={0.31} />
    </>
  )
}
