import { BatteryWall } from '../Battery.tsx'
import { eastCourses, northCourses } from '../courses.ts'
import { Panels, panelPlaces } from '../Panels.tsx'
import { East, Face, Lines, North, north, Shadow } from '../Planes.tsx'
import { type Point, type Segment, spaced, type View } from '../projection.ts'
import { slope } from '../slope.ts'
import { EastWindow, NorthWindows, type Opening } from '../Windows.tsx'

const length = 17
const depth = 9.4
const wall = 2.9
const pitch = 0.46
const eave = 0.55
const eaveZ = wall - pitch * eave
const ridgeY = -depth / 2
const ridgeZ = wall + pitch * (depth / 2)
const hip = depth / 2

const northCorner: Point = [-eave, eave, eaveZ]
const southCorner: Point = [-eave, -depth - eave, eaveZ]
const westCorner: Point = [length + eave, eave, eaveZ]
const eastPeak: Point = [hip, ridgeY, ridgeZ]
const westPeak: Point = [length - hip, ridgeY, ridgeZ]

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

/** Courses of tiles, level lines from one hip to the next. */
function tileCourses(low: readonly [Point, Point], high: readonly [Point, Point]): Segment[] {
  const courses = 13
  return spaced(1 / courses, 1 / courses, courses - 1).map((part) => [
    between(low[0], high[0], part),
    between(low[1], high[1], part),
  ])
}

const frontWindows: Opening[] = [
  { x: [1.6, 4.4], z: [0.95, 2.3], panes: 3, lit: true },
  { x: [7.4, 9], z: [0.95, 2.3], panes: 2 },
  { x: [12, 15.2], z: [0.95, 2.3], panes: 3, lit: true },
]

const veneerSlope = slope(eave, eaveZ, pitch)
const panels = panelPlaces(5, 0.8, 6, 2, [1, 4])

function Walls({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <East view={view} y={[-depth, 0]} z={[0, wall]} x={0} fill={palette.brickShade} />
      <Lines
        view={view}
        segments={eastCourses([-depth, 0], [0, wall], 0, 0.3)}
        colour={palette.brickShadeLine}
        width={0.7}
      />
      <North view={view} x={[0, length]} z={[0, wall]} y={0} fill={palette.brick} />
      <Lines
        view={view}
        segments={northCourses([0, length], [0, wall], 0, 0.3)}
        colour={palette.brickLine}
        width={0.7}
      />
      <EastWindow view={view} y={[-8.2, -6.9]} z={[1.1, 2.3]} x={0} lit />
      <NorthWindows view={view} y={0} openings={frontWindows} />
      <North view={view} x={[9.9, 11.1]} z={[0.05, 2.42]} y={0} fill={palette.trim} />
      <North view={view} x={[10, 11]} z={[0.05, 2.3]} y={0} fill={palette.door} />
      <Shadow view={view} strength={0.18} points={north([0, length], [2.25, wall], 0)} />
    </>
  )
}

function HippedRoof({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <Face view={view} points={[northCorner, eastPeak, southCorner]} fill={palette.tileShade} />
      <Face
        view={view}
        points={[northCorner, westCorner, westPeak, eastPeak]}
        fill={palette.tile}
      />
      <Lines
        view={view}
        segments={tileCourses([northCorner, westCorner], [eastPeak, westPeak])}
        colour={palette.tileLine}
        width={0.9}
      />
      <Lines
        view={view}
        segments={tileCourses([northCorner, southCorner], [eastPeak, eastPeak])}
        colour={palette.tileShadeLine}
        width={0.9}
      />
      <Lines
        view={view}
        segments={[
          [northCorner, eastPeak],
          [eastPeak, westPeak],
        ]}
        colour={palette.tileRidge}
        width={Math.max(2, view.scale * 0.08)}
      />
      <East
        view={view}
        y={[-depth - eave, eave]}
        z={[eaveZ - 0.2, eaveZ]}
        x={-eave}
        fill={palette.trimShade}
      />
      <North
        view={view}
        x={[-eave, length + eave]}
        z={[eaveZ - 0.2, eaveZ]}
        y={eave}
        fill={palette.trim}
      />
    </>
  )
}

/** The brick veneer of the middle suburbs, under a hipped tile roof. */
export function BrickVeneer({ view }: { view: View }) {
  return (
    <>
      <Shadow
        view={view}
        strength={0.2}
        points={[
          [0, 0, 0],
          [-2.6, -2.4, 0],
          [-3, -10, 0],
          [0, -10, 0],
        ]}
      />
      <Walls view={view} />
      <BatteryWall view={view} floor={0.3} eave={2.55} />
      <HippedRoof view={view} />
      <Panels view={view} slope={veneerSlope} places={panels} />
    </>
  )
}
