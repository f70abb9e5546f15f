import { East, North, Top } from './Planes.tsx'
import { type Span, seesEast, type View } from './projection.ts'

interface BoxProps {
  view: View
  x: Span
  y: Span
  z: Span
  /** Fills of the three sides we can see. */
  front: string
  side: string
  top: string
}

/** An upright box. Its north side, its top, and its east or west side are the ones in view. */
export function Box({ view, x, y, z, front, side, top }: BoxProps) {
  return (
    <>
      <East view={view} y={y} z={z} x={x[seesEast(view) ? 0 : 1]} fill={side} />
      <North view={view} x={x} z={z} y={y[1]} fill={front} />
      <Top view={view} x={x} y={y} z={z[1]} fill={top} />
    </>
  )
}
