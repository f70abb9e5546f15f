import { East, Lines, North } from './Planes.tsx'
import { type Segment, type Span, spaced, type View } from './projection.ts'

const step = 0.3

interface PalingsProps {
  view: View
  height?: number
}

/** A timber paling fence along a boundary that runs east and west. */
export function NorthPalings({ view, x, y, height = 1.7 }: PalingsProps & { x: Span; y: number }) {
  const gaps = spaced(x[0] + step, step, (x[1] - x[0]) / step).map(
    (at): Segment => [
      [at, y, 0],
      [at, y, height],
    ],
  )
  return (
    <>
      <North view={view} x={x} z={[0, height]} y={y} fill={view.palette.deck} />
      <Lines view={view} segments={gaps} colour={view.palette.deckLine} width={0.8} />
    </>
  )
}

/** The same fence along a boundary that runs north and south, in shade. */
export function EastPalings({ view, y, x, height = 1.7 }: PalingsProps & { y: Span; x: number }) {
  const gaps = spaced(y[0] + step, step, (y[1] - y[0]) / step).map(
    (at): Segment => [
      [x, at, 0],
      [x, at, height],
    ],
  )
  return (
    <>
      <East view={view} y={y} z={[0, height]} x={x} fill={view.palette.deckShade} />
      <Lines view={view} segments={gaps} colour={view.palette.deckFront} width={0.8} />
    </>
  )
}
