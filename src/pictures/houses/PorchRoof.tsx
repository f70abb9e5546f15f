import { alongX, East, east, Face, Faces, North, north, Shadow } from '../Planes.tsx'
import type { Span, View } from '../projection.ts'
import { RoofPlane } from '../RoofPlane.tsx'

interface PorchRoofProps {
  view: View
  x: Span
  /** The line of the wall it leans on, and how far it comes out. */
  wall: number
  out: number
  high: number
  low: number
  /** The eastern edge of each post. */
  posts: readonly number[]
  floor?: number
}

/** A lean-to of iron on posts. The wall behind it is in its shade. */
export function PorchRoof({ view, x, wall, out, high, low, posts, floor = 0 }: PorchRoofProps) {
  const { palette } = view
  const lip = wall + out
  const post = 0.14
  return (
    <>
      <Shadow view={view} strength={0.2} points={north(x, [floor, high], wall)} />
      <Faces
        view={view}
        fill={palette.trimShade}
        planes={posts.map((at) => east([lip - 0.3 - post, lip - 0.3], [floor, low], at))}
      />
      <Faces
        view={view}
        fill={palette.trim}
        planes={posts.map((at) => north([at, at + post], [floor, low], lip - 0.3))}
      />
      <Face
        view={view}
        fill={palette.trimShade}
        points={[
          [x[0], wall, high],
          [x[0], lip, low],
          [x[0], lip, low - 0.16],
          [x[0], wall, high - 0.16],
        ]}
      />
      <RoofPlane
        view={view}
        material="iron"
        eave={alongX([x[0], x[1]], lip, low)}
        up={[0, -out, high - low]}
      />
      <North view={view} x={x} z={[low - 0.16, low]} y={lip} fill={palette.trim} />
      <East
        view={view}
        y={[lip - 0.02, lip]}
        z={[low - 0.16, low]}
        x={x[0]}
        fill={palette.trimShade}
      />
    </>
  )
}
