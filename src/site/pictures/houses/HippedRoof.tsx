import { East, Face, Lines, North } from '../Planes.tsx'
import { type Point, type Segment, type Span, spaced, type View } from '../projection.ts'
import { type Slope, slope } from '../slope.ts'

export interface Hipped {
  /** The walls underneath, in metres: from east to west and from south to north, wider than deep. */
  x: Span
  y: Span
  /** Height of the walls. */
  wall: number
  pitch: number
  eave?: number
}

/** The north slope, for panels. */
export function hippedSlope({ y, wall, pitch, eave = 0.5 }: Hipped): Slope {
  return slope(y[1] + eave, wall - pitch * eave, pitch)
}

function corners({ x, y, wall, pitch, eave = 0.5 }: Hipped) {
  const [east, west, south, north] = [x[0] - eave, x[1] + eave, y[0] - eave, y[1] + eave]
  const half = (north - south) / 2
  const low = wall - pitch * eave
  const at = (across: number, back: number, up = low): Point => [across, back, up]
  return {
    low,
    northEast: at(east, north),
    northWest: at(west, north),
    southEast: at(east, south),
    southWest: at(west, south),
    eastPeak: at(east + half, north - half, low + pitch * half),
    westPeak: at(west - half, north - half, low + pitch * half),
  }
}

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

/** Level lines from one hip to the next, one for each course of tiles. */
function courses(low: readonly [Point, Point], high: readonly [Point, Point], count: number) {
  return spaced(1 / count, 1 / count, count - 1).map(
    (part): Segment => [between(low[0], high[0], part), between(low[1], high[1], part)],
  )
}

/** Corrugations up the north slope, each as long as the hips leave it. */
function ribs(roof: Hipped): Segment[] {
  const { northEast, northWest, eastPeak } = corners(roof)
  const half = northEast[1] - eastPeak[1]
  return spaced(northEast[0] + 0.42, 0.42, (northWest[0] - northEast[0]) / 0.42 - 0.1).map((x) => {
    const reach = Math.min(half, x - northEast[0], northWest[0] - x)
    return [
      [x, northEast[1], northEast[2]],
      [x, northEast[1] - reach, northEast[2] + roof.pitch * reach],
    ]
  })
}

/** Corrugations up the eastern hip. */
function eastRibs(roof: Hipped): Segment[] {
  const { northEast, southEast, eastPeak } = corners(roof)
  return spaced(southEast[1] + 0.42, 0.42, (northEast[1] - southEast[1]) / 0.42 - 0.1).map((y) => {
    const reach = Math.min(y - southEast[1], northEast[1] - y, northEast[1] - eastPeak[1])
    return [
      [northEast[0], y, northEast[2]],
      [northEast[0] + reach, y, northEast[2] + roof.pitch * reach],
    ]
  })
}

interface HippedRoofProps extends Hipped {
  view: View
  material?: 'tile' | 'iron'
}

/** A roof that falls to all four sides, with its ridge, hips and gutters. */
export function HippedRoof({ view, material = 'tile', ...roof }: HippedRoofProps) {
  const { palette } = view
  const { low, northEast, northWest, southEast, southWest, eastPeak, westPeak } = corners(roof)
  const count = Math.round((northEast[1] - eastPeak[1]) / 0.36)
  const tiled = material === 'tile'
  const northLines = tiled
    ? courses([northEast, northWest], [eastPeak, westPeak], count)
    : ribs(roof)
  const eastLines = tiled
    ? courses([northEast, southEast], [eastPeak, eastPeak], count)
    : eastRibs(roof)
  const ridge = tiled ? palette.tileRidge : palette.ridge
  return (
    <>
      <Face view={view} points={[northWest, southWest, westPeak]} fill={ridge} />
      <Face
        view={view}
        points={[northEast, southEast, eastPeak]}
        fill={palette[`${material}Shade`]}
      />
      <Face
        view={view}
        points={[northEast, northWest, westPeak, eastPeak]}
        fill={palette[material]}
      />
      <Lines view={view} segments={northLines} colour={palette[`${material}Line`]} width={0.9} />
      <Lines
        view={view}
        segments={eastLines}
        colour={palette[`${material}ShadeLine`]}
        width={0.9}
      />
      <Lines
        view={view}
        segments={[
          [northEast, eastPeak],
          [eastPeak, westPeak],
        ]}
        colour={ridge}
        width={Math.max(1.6, Math.round(view.scale * 0.8) / 10)}
      />
      <East
        view={view}
        y={[southEast[1], northEast[1]]}
        z={[low - 0.2, low]}
        x={northEast[0]}
        fill={palette.trimShade}
      />
      <North
        view={view}
        x={[northEast[0], northWest[0]]}
        z={[low - 0.2, low]}
        y={northEast[1]}
        fill={palette.trim}
      />
    </>
  )
}
