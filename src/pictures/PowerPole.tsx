import { Box } from './Box.tsx'
import { path } from './flat-path.ts'
import { Face, Faces, north } from './Planes.tsx'
import type { Point, View } from './projection.ts'

interface PowerPoleProps {
  view: View
  x: number
  y: number
  height?: number
}

const arm = 1.25

/** Where the street's wires are tied to a pole, from the south to the north end of its crossarm. */
export function wireTies(x: number, y: number, height = 9): Point[] {
  return [-arm, -0.45, 0.45, arm].map((along) => [x, y + along, height - 0.42])
}

/** A timber pole of the street, its crossarm square to the wires. */
export function PowerPole({ view, x, y, height = 9 }: PowerPoleProps) {
  const { palette } = view
  return (
    <>
      <Faces
        view={view}
        fill={palette.deckEnd}
        planes={[
          [
            [x - 0.16, y - 0.16, 0],
            [x - 0.16, y + 0.16, 0],
            [x - 0.11, y + 0.11, height],
            [x - 0.11, y - 0.11, height],
          ],
        ]}
      />
      <Face
        view={view}
        fill={palette.deckFront}
        points={[
          [x - 0.16, y + 0.16, 0],
          [x + 0.16, y + 0.16, 0],
          [x + 0.11, y + 0.11, height],
          [x - 0.11, y + 0.11, height],
        ]}
      />
      <Box
        view={view}
        x={[x - 0.09, x + 0.09]}
        y={[y - arm - 0.15, y + arm + 0.15]}
        z={[height - 0.72, height - 0.54]}
        front={palette.deckShade}
        side={palette.deckFront}
        top={palette.deck}
      />
      <Faces
        view={view}
        fill={palette.trim}
        planes={wireTies(x, y, height).map(([, tie]) =>
          north([x - 0.07, x + 0.07], [height - 0.54, height - 0.38], tie),
        )}
      />
    </>
  )
}

interface WireProps {
  view: View
  from: Point
  to: Point
  /** How far the middle hangs below a straight line, in metres. */
  sag?: number
  colour: string
  width?: number
}

/** A wire between two points, hanging in its own weight. */
export function Wire({ view, from, to, sag = 0.6, colour, width = 1.2 }: WireProps) {
  const spans = 10
  const points = Array.from({ length: spans + 1 }, (_, index): Point => {
    const part = index / spans
    return [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
      from[2] + (to[2] - from[2]) * part - 4 * sag * part * (1 - part),
    ]
  })
  return (
    <path d={path(points.map(view.at), false)} fill="none" stroke={colour} strokeWidth={width} />
  )
}
