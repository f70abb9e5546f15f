import { circle } from '../Disc.tsx'
import { Lines } from '../Planes.tsx'
import type { Point, View } from '../projection.ts'

const wheel = 0.34

/** A bicycle that leans on the wall, its front wheel to the west. */
export function Bicycle({ view, x, y }: { view: View; x: number; y: number }) {
  const { palette } = view
  const at = (across: number, up: number): Point => [x + across, y, up]
  const [rear, front] = [at(wheel, wheel), at(1.36, wheel)]
  const [crank, seat, head, neck] = [at(0.78, 0.3), at(0.62, 0.86), at(1.16, 0.84), at(1.2, 0.7)]
  return (
    <>
      <path
        d={
          circle(view, { centre: rear, radius: wheel }) +
          circle(view, { centre: front, radius: wheel })
        }
        fill="none"
        stroke={palette.panelEdge}
        strokeWidth="4"
      />
      <Lines
        view={view}
        colour={palette.door}
        width={4}
        segments={[
          [rear, crank],
          [rear, seat],
          [crank, seat],
          [crank, neck],
          [seat, head],
          [head, front],
        ]}
      />
      <Lines
        view={view}
        colour={palette.panelEdge}
        width={4}
        segments={[
          [seat, at(0.59, 0.96)],
          [at(0.48, 0.97), at(0.74, 0.98)],
          [head, at(1.13, 1)],
          [at(1.13, 1), at(1.3, 1.02)],
          [at(0.7, 0.22), at(0.86, 0.38)],
        ]}
      />
    </>
  )
}
