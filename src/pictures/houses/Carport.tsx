import { East, Faces, Lines, North, north, Top } from '../Planes.tsx'
import { spaced, type View } from '../projection.ts'

const [east, west] = [-0.2, 9]
const out = 3.9
const [low, high] = [2.45, 2.68]
const posts = [0, 8.7]

/** A flat roof on slim posts, open to the north. */
export function Carport({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <Faces
        view={view}
        fill={palette.trim}
        planes={posts.map((x) => north([x, x + 0.13], [0, low], out - 0.3))}
      />
      <Faces
        view={view}
        fill={palette.trimShade}
        planes={posts.map((x) => [
          [x, out - 0.3, 0],
          [x, out - 0.43, 0],
          [x, out - 0.43, low],
          [x, out - 0.3, low],
        ])}
      />
      <East view={view} y={[0, out]} z={[low, high]} x={east} fill={palette.trimShade} />
      <Top view={view} x={[east, west]} y={[0, out]} z={high} fill={palette.ironTop} />
      <Lines
        view={view}
        segments={spaced(east + 0.42, 0.42, 21).map((x) => [
          [x, 0, high],
          [x, out, high],
        ])}
        colour={palette.ironLine}
      />
      <North view={view} x={[east, west]} z={[low, high]} y={out} fill={palette.trim} />
    </>
  )
}
