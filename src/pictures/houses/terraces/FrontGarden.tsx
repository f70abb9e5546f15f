import { Faces, north, Top } from '../../Planes.tsx'
import { spaced, type View } from '../../projection.ts'
import { front, width } from './dimensions.ts'

/** Low palings along the street, with a gateway and a path to each door. */
export function FrontGarden({ view, x }: { view: View; x: number }) {
  const { path, trim } = view.palette
  const y = 3.2
  const palings = [...spaced(x + 0.2, 0.3, 10), ...spaced(x + 4.5, 0.3, 3)]
  const rails = [0.22, 0.62].flatMap((z) => [
    north([x, x + 2.9], [z, z + 0.08], y),
    north([x + 4.4, x + width], [z, z + 0.08], y),
  ])
  return (
    <>
      <Top view={view} x={[x + 3.2, x + 4.4]} y={[front, 3.7]} z={0} fill={path} />
      <Faces
        view={view}
        fill={trim}
        planes={[...rails, ...palings.map((at) => north([at, at + 0.13], [0, 0.85], y))]}
      />
    </>
  )
}
