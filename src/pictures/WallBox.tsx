import { Box } from './Box.tsx'
import { Faces, Lines, north } from './Planes.tsx'
import type { Point, Segment, Span, View } from './projection.ts'

interface WallBoxProps {
  view: View
  x: Span
  z: Span
  /** The wall's north face, and how far the box sticks out from it. */
  wall?: number
  out?: number
  /** Where the charge shows: bars on the front, in metres from the box's lower east corner. */
  charge?: readonly { x: Span; z: Span }[]
}

/** A case on a shaded north wall, with its charge in gold. */
export function WallBox({ view, x, z, wall = 0, out = 0.26, charge = [] }: WallBoxProps) {
  const { palette } = view
  const front = wall + out
  return (
    <>
      <Box
        view={view}
        x={x}
        y={[wall, front]}
        z={z}
        front={palette.case}
        side={palette.caseFoot}
        top={palette.caseTop}
      />
      <Faces
        view={view}
        fill={palette.gold}
        planes={charge.map((bar) =>
          north([x[0] + bar.x[0], x[0] + bar.x[1]], [z[0] + bar.z[0], z[0] + bar.z[1]], front),
        )}
      />
    </>
  )
}

export const stackModule = { width: 0.68, height: 0.37 }

/** A battery of equal modules on a foot, under its inverter. */
export function BatteryStack({
  view,
  x,
  modules,
  wall = 0,
}: {
  view: View
  x: number
  modules: number
  wall?: number
}) {
  const { palette } = view
  const { width, height } = stackModule
  const out = 0.28
  const foot = 0.1
  const top = foot + modules * height
  const across: Span = [x, x + width]
  const joints = Array.from({ length: modules + 1 }, (_, index): Segment[] => {
    const z = foot + index * height
    const [east, front] = [x, wall + out]
    const corner: Point = [east, front, z]
    return [
      [corner, [x + width, front, z]],
      [[east, wall, z], corner],
    ]
  })
  return (
    <>
      <Box
        view={view}
        x={across}
        y={[wall, wall + out]}
        z={[0, foot]}
        front={palette.steel}
        side={palette.steel}
        top={palette.steel}
      />
      <WallBox
        view={view}
        x={across}
        z={[foot, top + 0.34]}
        wall={wall}
        out={out}
        charge={Array.from({ length: modules }, (_, index) => ({
          x: [0.1, 0.58] as const,
          z: [index * height + 0.14, index * height + 0.22] as const,
        }))}
      />
      <Lines view={view} segments={joints.flat()} colour={palette.steelLight} width={1.6} />
      <Faces
        view={view}
        fill={palette.glassShade}
        planes={[north([x + 0.1, x + 0.3], [top + 0.12, top + 0.22], wall + out)]}
      />
    </>
  )
}
