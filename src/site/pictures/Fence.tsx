import { East, Lines, North, Top } from './Planes.tsx'
import { type Span, spaced, type View } from './projection.ts'

interface FenceProps {
  view: View
  height?: number
}

const paling = 0.3

/** A paling fence across the picture. */
export function NorthFence({ view, x, y, height = 1.8 }: FenceProps & { x: Span; y: number }) {
  const { deckShade, deckFront, deck } = view.palette
  return (
    <>
      <North view={view} x={x} z={[0, height]} y={y} fill={deckShade} />
      <Lines
        view={view}
        segments={spaced(x[0] + paling, paling, (x[1] - x[0]) / paling - 0.1).map((at) => [
          [at, y, 0],
          [at, y, height],
        ])}
        colour={deckFront}
        width={0.8}
      />
      <Top view={view} x={x} y={[y - 0.1, y]} z={height} fill={deck} />
    </>
  )
}

/** A paling fence down the side, its shaded face towards us. */
export function EastFence({ view, y, x, height = 1.8 }: FenceProps & { y: Span; x: number }) {
  const { deckEnd, deckFront, deck } = view.palette
  return (
    <>
      <East view={view} y={y} z={[0, height]} x={x} fill={deckFront} />
      <Lines
        view={view}
        segments={spaced(y[0] + paling, paling, (y[1] - y[0]) / paling - 0.1).map((at) => [
          [x, at, 0],
          [x, at, height],
        ])}
        colour={deckEnd}
        width={0.8}
      />
      <Top view={view} x={[x, x + 0.1]} y={y} z={height} fill={deck} />
    </>
  )
}
