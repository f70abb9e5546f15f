import { Box } from '../Box.tsx'
import { alongY, alongZ, East, east, Faces, Lines } from '../Planes.tsx'
import type { Point, Segment, Span, View } from '../projection.ts'

interface Hung {
  /** Southwards along the wall, and up it. */
  y: Span
  z: Span
  out: number
}

const switchboard: Hung = { y: [-1.1, -0.45], z: [1, 1.95], out: 0.16 }
const isolator: Hung = { y: [-1.95, -1.7], z: [1.35, 1.7], out: 0.1 }
const inverter: Hung = { y: [-3.2, -2.5], z: [1.05, 1.75], out: 0.22 }
const battery: Hung = { y: [-5.3, -4.1], z: [0.08, 1.5], out: 0.34 }

const line = 1.5
/** One cable: down from the roof, then from each thing to the next. */
const cable: Segment[] = [
  alongZ(0, -2.85, [2.5, 1.7]),
  alongY(0, [battery.y[1], -3.65], 0.9),
  alongZ(0, -3.65, [0.9, line]),
  alongY(0, [-3.65, switchboard.y[0]], line),
]

function Case({ view, y, z, out }: Hung & { view: View }) {
  const { palette } = view
  return (
    <Box
      view={view}
      x={[-out, 0]}
      y={y}
      z={z}
      front={palette.caseSide}
      side={palette.case}
      top={palette.caseTop}
    />
  )
}

/** All that a battery needs on a side wall, from the far end to the near. */
export function SideWall({ view }: { view: View }) {
  const { palette } = view
  const face = ({ y, z, out }: Hung, along: Span, up: Span): Point[] =>
    east([y[0] + along[0], y[0] + along[1]], [z[0] + up[0], z[0] + up[1]], -out)
  return (
    <>
      <Lines view={view} segments={cable} colour={palette.gold} width={4.4} />
      <Case view={view} {...battery} />
      <Faces view={view} planes={[face(battery, [0, 1.2], [0, 0.16])]} fill={palette.caseFoot} />
      <Faces
        view={view}
        planes={[face(battery, [0.44, 0.76], [0.36, 1.24])]}
        fill={palette.caseWindow}
      />
      <Faces view={view} planes={[face(battery, [0.44, 0.76], [0.36, 1.02])]} fill={palette.gold} />
      <Case view={view} {...inverter} />
      <Faces
        view={view}
        planes={[face(inverter, [0.2, 0.5], [0.36, 0.52])]}
        fill={palette.glassShade}
      />
      <East
        view={view}
        y={inverter.y}
        z={[inverter.z[0], inverter.z[0] + 0.1]}
        x={-inverter.out}
        fill={palette.caseFoot}
      />
      <Case view={view} {...isolator} />
      <Faces view={view} planes={[face(isolator, [0.09, 0.16], [0.1, 0.25])]} fill={palette.tile} />
      <Case view={view} {...switchboard} />
      <Faces
        view={view}
        planes={[face(switchboard, [0.12, 0.53], [0.5, 0.8])]}
        fill={palette.glassShade}
      />
      <Lines
        view={view}
        segments={[alongY(-switchboard.out, [switchboard.y[0], switchboard.y[1]], 1.42)]}
        colour={palette.caseFoot}
        width={1.4}
      />
    </>
  )
}
