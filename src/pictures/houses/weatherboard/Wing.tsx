import { eastCourses, northCourses } from '../../courses.ts'
import { alongZ, East, Face, Faces, Lines, North, north, Shadow, sloping } from '../../Planes.tsx'
import { isNear, type Point, type Segment, spaced, type View } from '../../projection.ts'
import { NorthWindows } from '../../Windows.tsx'
import { eave, floor, gutterZ, pitch, wing } from './dimensions.ts'

const board = 0.21
const overhang = 0.4
const { east, west, middle, front } = wing
const roofFront = front + overhang
const roofFoot = eave - wing.pitch * overhang

/** Height of the wing's roof above a place on its eastern or western side. */
const under = (x: number) => eave + wing.pitch * Math.min(x - east, west - x)

/** Where the two roofs meet: from the main gutter up to the end of the wing's ridge. */
const valleyFoot: Point = [east - overhang + (gutterZ - roofFoot) / wing.pitch, 0.5, gutterZ]
const valleyTop: Point = [middle, -(wing.ridge - eave) / pitch, wing.ridge]

function eastSlopeCorrugations(): Segment[] {
  const first = roofFront - 0.42
  return spaced(first, -0.42, (first - valleyTop[1]) / 0.42 + 1).map((y) => {
    const part = Math.max(0, (valleyFoot[1] - y) / (valleyFoot[1] - valleyTop[1]))
    const x = y > 0.55 ? east - overhang : valleyFoot[0] + (middle - valleyFoot[0]) * part
    return [
      [x, y, eave + wing.pitch * (x - east)],
      [middle, y, wing.ridge],
    ]
  })
}

function Walls({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <East view={view} y={[0, front]} z={[0, floor]} x={east} fill={palette.baseShade} />
      <East view={view} y={[0, front]} z={[floor, eave]} x={east} fill={palette.boardShade} />
      <Lines
        view={view}
        segments={eastCourses([0, front], [floor, eave], east, board)}
        colour={palette.boardShadeLine}
      />
      <North view={view} x={[east, west]} z={[0, floor]} y={front} fill={palette.base} />
      <North view={view} x={[east, west]} z={[floor, eave]} y={front} fill={palette.board} />
      <Lines
        view={view}
        segments={northCourses([east, west], [floor, eave - 0.3], front, board)}
        colour={palette.boardLine}
      />
    </>
  )
}

/** The triangle of battens, and the shadow the barges throw on it. */
function Gable({ view }: { view: View }) {
  const { palette } = view
  const battens = spaced(east + 0.37, 0.37, 11).filter((x) => x < west - 0.1)
  return (
    <>
      <Face
        view={view}
        fill={palette.batten}
        points={[
          [east, front, eave - 0.12],
          [west, front, eave - 0.12],
          [west, front, eave],
          [middle, front, wing.ridge],
          [east, front, eave],
        ]}
      />
      {isNear(view) && (
        <Lines
          view={view}
          segments={battens.map((x) => alongZ(x, front, [eave - 0.1, under(x)]))}
          colour={palette.battenLine}
          width={1.6}
        />
      )}
      <North
        view={view}
        x={[east, west]}
        z={[eave - 0.2, eave - 0.04]}
        y={front}
        fill={palette.trim}
      />
      <Shadow view={view} strength={0.17} points={bargeShadow} />
    </>
  )
}

const slip = { x: -0.36, z: -0.5 }
const shadowLine = (x: number) =>
  eave + wing.pitch * Math.min(x - slip.x - east, west + slip.x - x) + slip.z

/** The wall between the barges and where their shadow ends. */
const bargeShadow: Point[] = [
  [east, front, shadowLine(east)],
  [middle + slip.x, front, wing.ridge + slip.z],
  [west, front, eave + wing.pitch * (slip.x - overhang + 0.4) + slip.z],
  [west, front, eave],
  [middle, front, wing.ridge],
  [east, front, eave],
]

function HoodedWindow({ view }: { view: View }) {
  const { palette } = view
  const hood = { left: 10.3, right: 13.3, lip: front + 0.55 }
  return (
    <>
      <NorthWindows
        view={view}
        y={front}
        openings={[{ x: [10.6, 13], z: [1.15, 2.5], panes: 3, lit: true }]}
      />
      <Shadow
        view={view}
        points={[
          [10.3, front, 2.5],
          [13.05, front, 2.5],
          [12.8, front, 2.1],
          [10.05, front, 2.1],
        ]}
      />
      <Face
        view={view}
        fill={palette.iron}
        points={sloping([hood.left, hood.right], [front, 2.86], [hood.lip, 2.6])}
      />
      <North
        view={view}
        x={[hood.left, hood.right]}
        z={[2.48, 2.6]}
        y={hood.lip}
        fill={palette.trim}
      />
      <Face
        view={view}
        fill={palette.ironShade}
        points={[
          [hood.left, front, 2.86],
          [hood.left, hood.lip, 2.6],
          [hood.left, hood.lip, 2.48],
          [hood.left, front, 2.5],
        ]}
      />
    </>
  )
}

function Roof({ view }: { view: View }) {
  const { palette } = view
  const finial = (x: number, z: number): Point => [x, roofFront + 0.02, z]
  return (
    <>
      <Face
        view={view}
        fill={palette.ironShade}
        points={[
          [east - overhang, roofFront, roofFoot],
          [east - overhang, 0.55, roofFoot],
          valleyFoot,
          valleyTop,
          [middle, roofFront, wing.ridge],
        ]}
      />
      <Lines view={view} segments={eastSlopeCorrugations()} colour={palette.ironShadeLine} />
      <Faces
        view={view}
        fill={palette.trim}
        planes={[
          [
            [east - overhang, roofFront, roofFoot],
            [middle, roofFront, wing.ridge],
            [west + overhang, roofFront, roofFoot],
            [west + overhang, roofFront, roofFoot - 0.26],
            [middle, roofFront, wing.ridge - 0.32],
            [east - overhang, roofFront, roofFoot - 0.26],
          ],
          [
            finial(middle - 0.09, wing.ridge - 0.55),
            finial(middle + 0.09, wing.ridge - 0.55),
            finial(middle + 0.09, wing.ridge + 0.42),
            finial(middle, wing.ridge + 0.6),
            finial(middle - 0.09, wing.ridge + 0.42),
          ],
        ]}
      />
    </>
  )
}

/** The gabled wing: walls, battened gable, hooded window, roof. */
export function Wing({ view }: { view: View }) {
  return (
    <>
      <Walls view={view} />
      <Gable view={view} />
      <HoodedWindow view={view} />
      <Faces
        view={view}
        fill={view.palette.trim}
        planes={[
          north([east, east + 0.16], [floor, eave - 0.2], front),
          north([west - 0.16, west], [floor, eave - 0.2], front),
        ]}
      />
      <Roof view={view} />
    </>
  )
}
