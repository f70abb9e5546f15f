import { Face, Faces, north, sloping } from './Planes.tsx'
import type { View } from './projection.ts'

interface FarRoofProps {
  view: View
  x: number
  width: number
  depth?: number
  wall?: number
  pitch?: number
}

// Deep enough to reach any ground drawn in front of it.
const foot = -2.5

/** A house in the distance: two pale tones and no detail. */
export function FarRoof({ view, x, width, depth = 7, wall = 3, pitch = 0.55 }: FarRoofProps) {
  const { far, farShade } = view.palette
  const ridge = wall + (pitch * depth) / 2
  return (
    <>
      <Face
        view={view}
        fill={farShade}
        points={[
          [x, 0, foot],
          [x, -depth, foot],
          [x, -depth, wall],
          [x, -depth / 2, ridge],
          [x, 0, wall],
        ]}
      />
      <Faces
        view={view}
        fill={far}
        planes={[
          north([x, x + width], [foot, wall], 0),
          sloping([x - 0.3, x + width + 0.3], [0.4, wall - pitch * 0.4], [-depth / 2, ridge]),
        ]}
      />
    </>
  )
}
