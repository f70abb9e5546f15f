import { Box } from '../Box.tsx'
import { NorthClad } from '../Cladding.tsx'
import { eastCourses } from '../courses.ts'
import { Panels, panelPlaces } from '../Panels.tsx'
import { alongY, alongZ, East, east, Face, Faces, Lines, North, north, Shadow } from '../Planes.tsx'
import { type Point, type Segment, type Span, spaced, type View } from '../projection.ts'
import { slope, slopeArea } from '../slope.ts'
import { NorthWindows, type Opening } from '../Windows.tsx'

const x: Span = [0, 13.6]
const depth = 9.4
const wall = 2.8
const pitch = 0.5
const eave = 0.5
const ridgeY = -depth / 2
const ridge = wall + pitch * (depth / 2)
const plane = slope(eave, wall - pitch * eave, pitch)
const along = (eave - ridgeY) / plane.run
const roofEnds: Span = [-0.45, x[1] + 0.45]

/** The kitchen window in the shaded gable end. */
export const kitchen = { y: [-4.9, -3.1], z: [1.15, 2.2] } as const

const gable: Point[] = [
  [0, 0, 0],
  [0, -depth, 0],
  [0, -depth, wall],
  [0, ridgeY, ridge],
  [0, 0, wall],
]

const openings: Opening[] = [
  { x: [1, 4.4], z: [0.75, 2.25], panes: 3 },
  { x: [9.4, 12.4], z: [0.95, 2.25], panes: 2 },
]

function gableCourses(): Segment[] {
  return spaced(wall + 0.2, 0.3, (ridge - wall - 0.4) / 0.3).map((z) => {
    const reach = (ridge - z) / pitch
    return alongY(0, [ridgeY - reach, ridgeY + reach], z)
  })
}

/** Concrete step, steel posts and the flat roof over the front door. */
function Porch({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <Box
        view={view}
        x={[5, 8.2]}
        y={[0, 2.3]}
        z={[0, 0.3]}
        front={palette.pathEdge}
        side={palette.baseShade}
        top={palette.path}
      />
      <Lines
        view={view}
        segments={[5.3, 7.9].map((at) => alongZ(at, 2.1, [0.3, 2.5]))}
        colour={palette.trim}
        width={view.scale * 0.09}
      />
      <Box
        view={view}
        x={[4.9, 8.3]}
        y={[0, 2.4]}
        z={[2.45, 2.65]}
        front={palette.trim}
        side={palette.trimShade}
        top={palette.soffit}
      />
    </>
  )
}

function Roof({ view }: { view: View }) {
  const { palette } = view
  const [end] = roofEnds
  const low = wall - pitch * eave
  const barge = (south: number): Point[] => [
    [end, ridgeY, ridge],
    [end, south, low],
    [end, south, low - 0.24],
    [end, ridgeY, ridge - 0.24],
  ]
  const tiles = spaced(0.36, 0.36, along / 0.36).map(
    (up): Segment => [plane.at(roofEnds[0], up), plane.at(roofEnds[1], up)],
  )
  return (
    <>
      <Face view={view} points={slopeArea(plane, roofEnds, [0, along])} fill={palette.tile} />
      <Lines view={view} segments={tiles} colour={palette.tileLine} width={0.9} />
      <Face
        view={view}
        points={slopeArea(plane, roofEnds, [along - 0.2, along])}
        fill={palette.tileRidge}
      />
      <Face view={view} points={barge(-depth - eave)} fill={palette.soffit} />
      <Face view={view} points={barge(eave)} fill={palette.trimShade} />
      <North view={view} x={roofEnds} z={[low - 0.18, low + 0.02]} y={eave} fill={palette.trim} />
    </>
  )
}

/** A cream-brick house of the fifties, its shaded gable end to the east. */
export function CreamBrick({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, 0, 0],
          [-2.2, -2.2, 0],
          [-3.6, -6.6, 0],
          [-2.4, -11.4, 0],
          [0, -depth, 0],
        ]}
      />
      <Face view={view} points={gable} fill={palette.creamShade} />
      <Lines
        view={view}
        segments={[...eastCourses([-depth, 0], [0.3, wall], 0, 0.3), ...gableCourses()]}
        colour={palette.baseShade}
        width={0.4}
      />
      <East view={view} y={[-depth, 0]} z={[0, 0.45]} x={0} fill={palette.brickShade} />
      <NorthClad view={view} x={x} z={[0, wall]} material="cream" />
      <North view={view} x={x} z={[0, 0.45]} y={0} fill={palette.brick} />
      <Faces
        view={view}
        planes={[
          east(
            [kitchen.y[0] - 0.12, kitchen.y[1] + 0.12],
            [kitchen.z[0] - 0.14, kitchen.z[1] + 0.12],
            0,
          ),
        ]}
        fill={palette.trimShade}
      />
      <NorthWindows view={view} y={0} openings={openings} />
      <North view={view} x={[6, 7.1]} z={[0.3, 2.4]} y={0} fill={palette.door} />
      <Shadow view={view} strength={0.17} points={north(x, [2.05, wall], 0)} />
      <Roof view={view} />
      <Panels view={view} slope={plane} places={panelPlaces(1.2, 0.9, 7, 2, [2, 5])} />
      <Porch view={view} />
    </>
  )
}
