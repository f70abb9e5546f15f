import { Box } from './Box.tsx'
import { alongZ, East, east, Faces, Lines, North } from './Planes.tsx'
import type { View } from './projection.ts'

interface OpenMeterBoxProps {
  view: View
  /** Where its northern edge is on the east wall, and how high its foot is, in metres. */
  y: number
  z: number
  /** Height of the eave its cable comes down from. */
  eave: number
}

const width = 0.95
const height = 1.15

/** A meter box with its door open: the meter above, a row of breakers below. */
export function OpenMeterBox({ view, y, z, eave }: OpenMeterBoxProps) {
  const { palette } = view
  const south = y - width
  const breakers = Array.from({ length: 6 }, (_, index) => south + 0.14 + index * 0.12)
  return (
    <>
      <Lines
        view={view}
        segments={[alongZ(0, y - 0.3, [eave, z + height])]}
        colour={palette.gold}
        width={3}
      />
      <Box
        view={view}
        x={[-0.18, 0]}
        y={[south, y]}
        z={[z, z + height]}
        front={palette.caseSide}
        side={palette.meter}
        top={palette.caseTop}
      />
      <East
        view={view}
        y={[south + 0.06, y - 0.06]}
        z={[z + 0.06, z + height - 0.06]}
        x={-0.18}
        fill={palette.glassShade}
      />
      <East
        view={view}
        y={[south + 0.3, y - 0.22]}
        z={[z + 0.55, z + 0.98]}
        x={-0.18}
        fill={palette.case}
      />
      <Faces
        view={view}
        planes={breakers.map((at) => east([at, at + 0.08], [z + 0.18, z + 0.38], -0.18))}
        fill={palette.case}
      />
      <North
        view={view}
        x={[-0.18 - width, -0.18]}
        z={[z, z + height]}
        y={south}
        fill={palette.caseSide}
      />
      <North
        view={view}
        x={[-0.1 - width, -0.3]}
        z={[z + 0.45, z + height - 0.2]}
        y={south}
        fill={palette.caseWindow}
      />
    </>
  )
}
