import { Box } from '../../Box.tsx'
import {
  alongX,
  East,
  east,
  Face,
  Faces,
  Lines,
  North,
  north,
  Shadow,
  sloping,
  Top,
} from '../../Planes.tsx'
import { isNear, type Point, spaced, type View } from '../../projection.ts'
import { wing } from './dimensions.ts'

const end = wing.east
const floor = 0.4
const postFront = 2.54
const posts = [0.12, 2.5, 4.85, 7.2, 9.35]

/** The deck, its northern half in sun, and two steps. */
export function Deck({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <East view={view} y={[0, 2.7]} z={[0, floor]} x={0} fill={palette.deckEnd} />
      <North view={view} x={[0, end]} z={[0, floor]} y={2.7} fill={palette.deckFront} />
      <Top view={view} x={[0, end]} y={[0, 2.7]} z={floor} fill={palette.deck} />
      {isNear(view) && (
        <Lines
          view={view}
          segments={spaced(0.27, 0.27, 9).map((y) => alongX([0, end], y, floor))}
          colour={palette.deckLine}
          width={0.7}
        />
      )}
      <Top view={view} x={[0, end]} y={[0, 1.35]} z={floor} fill={palette.deckShade} />
      {isNear(view) && <Steps view={view} />}
    </>
  )
}

function Steps({ view }: { view: View }) {
  const { deck, deckShade, deckEnd } = view.palette
  const steps = [
    { y: [2.7, 3.1], top: 0.26 },
    { y: [3.1, 3.5], top: 0.13 },
  ] as const
  return steps.map(({ y, top }) => (
    <Box
      key={top}
      view={view}
      x={[4, 5.8]}
      y={y}
      z={[0, top]}
      front={deckShade}
      side={deckEnd}
      top={deck}
    />
  ))
}

/** Little brackets on either side of a post, where there is room. */
function brackets(x: number): Point[][] {
  const left: Point[] = [
    [x, 2.5, 2.3],
    [x - 0.46, 2.5, 2.3],
    [x, 2.5, 1.85],
  ]
  const right: Point[] = [
    [x + 0.16, 2.5, 2.3],
    [x + 0.62, 2.5, 2.3],
    [x + 0.16, 2.5, 1.85],
  ]
  return [...(x > 1 ? [left] : []), ...(x < 9 ? [right] : [])]
}

/** Posts and the verandah's lower roof, which runs out from under the main gutter. */
export function Verandah({ view }: { view: View }) {
  const { palette } = view
  const [high, low] = [2.86, 2.36]
  const roofEdge = 2.8
  const left = -0.3
  const topY = 0.3
  const topZ = high - 0.05
  return (
    <>
      <Faces
        view={view}
        fill={palette.trimShade}
        planes={posts.map((x) => east([2.38, postFront], [floor, 2.35], x))}
      />
      <Faces
        view={view}
        fill={palette.trim}
        planes={posts.flatMap((x) => [
          north([x, x + 0.16], [floor, 2.35], postFront),
          ...(isNear(view) ? brackets(x) : []),
        ])}
      />
      <Face
        view={view}
        fill={palette.trimShade}
        points={[
          [left, 0, high],
          [left, roofEdge, low],
          [left, roofEdge, low - 0.16],
          [left, 0, high - 0.3],
        ]}
      />
      <Face
        view={view}
        fill={palette.ironTop}
        points={sloping([left, end], [topY, topZ], [roofEdge, low])}
      />
      <Lines
        view={view}
        segments={spaced(left + 0.42, 0.42, 23).map((x) => [
          [x, topY, topZ],
          [x, roofEdge, low],
        ])}
        colour={palette.ironLine}
      />
      <Shadow view={view} points={sloping([left, end], [topY, topZ], [1, high - 0.18])} />
      <North
        view={view}
        x={[left, end]}
        z={[low - 0.17, low + 0.02]}
        y={roofEdge}
        fill={palette.trim}
      />
    </>
  )
}
