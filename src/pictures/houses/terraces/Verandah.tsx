import { alongZ, Face, Faces, Lines, level, North, north, sloping } from '../../Planes.tsx'
import { isNear, type Point, spaced, type View } from '../../projection.ts'
import { front, wall, width } from './dimensions.ts'

// One arch of the lace: how far along, and how high above its foot. From afar a tooth will do.
const arch = [
  [0, 0],
  [0.16, 0.16],
  [0.5, 0.23],
  [0.84, 0.16],
] as const
const tooth = [arch[0], arch[2]]

/** A frieze of iron lace hung from a beam. */
function frieze(view: View, x: number, z: number): Point[] {
  const count = isNear(view) ? 9 : 6
  const step = width / count
  const arches = spaced(x, step, count).flatMap((left) =>
    (isNear(view) ? arch : tooth).map(
      ([part, rise]): Point => [left + step * part, front, z + rise],
    ),
  )
  return [...arches, [x + width, front, z], [x + width, front, z + 0.5], [x, front, z + 0.5]]
}

/** Floor, balcony, lace, posts and the iron roof over them. */
export function VerandahFront({ view, x }: { view: View; x: number }) {
  const { palette } = view
  const end = x + width
  return (
    <>
      <Faces
        view={view}
        fill={palette.path}
        planes={[level([x, end], [0, front], 0.15), level([x, end], [0, front], 3.05)]}
      />
      <Faces
        view={view}
        fill={palette.pathEdge}
        planes={[north([x, end], [0, 0.15], front), north([x, end], [2.85, 3.05], front)]}
      />
      <Lines
        view={view}
        segments={spaced(x + 0.26, 0.26, 19).map((at) => alongZ(at, front, [3.1, 3.9]))}
        colour={palette.trim}
        width={Math.max(1, view.scale * 0.075)}
      />
      <Faces
        view={view}
        fill={palette.trim}
        planes={[
          north([x, end], [3.86, 3.98], front),
          ...(isNear(view) ? [north([x, end], [3.08, 3.16], front)] : []),
          frieze(view, x, 2.35),
          frieze(view, x, 5.05),
        ]}
      />
      <Face
        view={view}
        fill={palette.iron}
        points={sloping([x, end], [0, wall - 0.1], [1.75, wall - 0.5])}
      />
      <Lines
        view={view}
        segments={spaced(x + 0.42, 0.42, 12).map((at) => [
          [at, 0, wall - 0.1],
          [at, 1.75, wall - 0.5],
        ])}
        colour={palette.ironLine}
        width={0.8}
      />
      <North view={view} x={[x, end]} z={[wall - 0.62, wall - 0.5]} y={1.75} fill={palette.trim} />
    </>
  )
}
