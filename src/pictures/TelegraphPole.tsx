import { alongX, alongY, Faces, Lines, north } from './Planes.tsx'
import type { View } from './projection.ts'

/** A timber pole with two arms, and its wires to the next one in the west. */
export function TelegraphPole({
  view,
  x,
  y,
  height = 9,
  next,
}: {
  view: View
  x: number
  y: number
  height?: number
  /** The x of the next pole to the west; the last pole has none. */
  next?: number
}) {
  const { trunk, deckEnd, steel } = view.palette
  const wires = [-0.9, 0.9].flatMap((arm) =>
    [height - 0.5, height - 1.3].map((z) => alongX([x, next ?? x], y + arm, z)),
  )
  return (
    <>
      {next && <Lines view={view} segments={wires} colour={steel} width={0.8} />}
      <Faces view={view} planes={[north([x - 0.13, x + 0.13], [0, height], y)]} fill={trunk} />
      <Lines
        view={view}
        segments={[height - 0.5, height - 1.3].map((z) => alongY(x, [y - 1.1, y + 1.1], z))}
        colour={deckEnd}
        width={4}
      />
    </>
  )
}
