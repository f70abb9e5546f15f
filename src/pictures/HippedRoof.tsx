import { East, Lines, North } from './Planes.tsx'
import type { Point, Span, View } from './projection.ts'
import { RoofPlane } from './RoofPlane.tsx'
import { type Slope, slope } from './slope.ts'

export interface Hipped {
  /** The walls it covers; it hangs over them by its eave. */
  x: Span
  y: Span
  /** Height of the walls. */
  wall: number
  pitch: number
  eave: number
}

/** The northern slope, for panels. */
export function hippedSlope({ y, wall, pitch, eave }: Hipped): Slope {
  return slope(y[1] + eave, wall - pitch * eave, pitch)
}

interface HippedRoofProps extends Hipped {
  view: View
  material?: 'tile' | 'iron'
}

/** A roof that slopes on all four sides; we see the northern and the eastern. */
export function HippedRoof({ view, x, y, wall, pitch, eave, material = 'tile' }: HippedRoofProps) {
  const { palette } = view
  const foot = wall - pitch * eave
  const [east, west] = [x[0] - eave, x[1] + eave]
  const [south, north] = [y[0] - eave, y[1] + eave]
  const half = Math.min(west - east, north - south) / 2
  const rise = pitch * half
  const corner: Point = [east, north, foot]
  const peak: Point = [east + half, north - half, foot + rise]
  const far: Point = [west - half, south + half, foot + rise]
  return (
    <>
      <RoofPlane
        view={view}
        material={material}
        tone="shade"
        eave={[corner, [east, south, foot]]}
        up={[half, 0, rise]}
        hips={[half, half]}
      />
      <RoofPlane
        view={view}
        material={material}
        eave={[corner, [west, north, foot]]}
        up={[0, -half, rise]}
        hips={[half, half]}
      />
      <Lines
        view={view}
        segments={[
          [corner, peak],
          [peak, far],
          [
            [west, north, foot],
            [west - half, north - half, foot + rise],
          ],
        ]}
        colour={material === 'tile' ? palette.tileRidge : palette.ridge}
        width={Math.max(2, Math.round(view.scale * 0.8) / 10)}
      />
      <East
        view={view}
        y={[south, north]}
        z={[foot - 0.2, foot]}
        x={east}
        fill={palette.trimShade}
      />
      <North view={view} x={[east, west]} z={[foot - 0.2, foot]} y={north} fill={palette.trim} />
    </>
  )
}
