import { eastCourses, northCourses } from '../../courses.ts'
import { alongY, East, east, Face, Faces, Lines, North, Shadow } from '../../Planes.tsx'
import { isNear, type Point, type Segment, spaced, type View } from '../../projection.ts'
import { EastWindow, NorthWindows, type Opening } from '../../Windows.tsx'
import { depth, eave, floor, pitch, ridge, ridgeY, wing } from './dimensions.ts'

const board = 0.21

/** Boards in the triangle under the gable, each shorter than the last. */
function gableBoards(): Segment[] {
  const first = floor + board * Math.ceil((eave - floor) / board)
  return spaced(first, board, (ridge - 0.15 - first) / board).map((height) => {
    const reach = (ridge - height) / pitch
    return alongY(0, [ridgeY - reach, ridgeY + reach], height)
  })
}

const gable: Point[] = [
  [0, 0, floor],
  [0, -depth, floor],
  [0, -depth, eave],
  [0, ridgeY, ridge],
  [0, 0, eave],
]

function GableVent({ view }: { view: View }) {
  const { trimShade, boardShadeLine } = view.palette
  return (
    <>
      <Face
        view={view}
        fill={trimShade}
        points={[
          [0, ridgeY - 0.45, ridge - 1.5],
          [0, ridgeY + 0.45, ridge - 1.5],
          [0, ridgeY + 0.45, ridge - 0.95],
          [0, ridgeY, ridge - 0.72],
          [0, ridgeY - 0.45, ridge - 0.95],
        ]}
      />
      <Lines
        view={view}
        segments={spaced(ridge - 1.4, 0.13, 4).map((z) =>
          alongY(0, [ridgeY - 0.36, ridgeY + 0.36], z),
        )}
        colour={boardShadeLine}
        width={1.4}
      />
    </>
  )
}

/** The shaded gable end, to the east. */
export function EastWall({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <East view={view} y={[-depth, 0]} z={[0, floor]} x={0} fill={palette.baseShade} />
      <Face view={view} points={gable} fill={palette.boardShade} />
      <Lines
        view={view}
        segments={[...eastCourses([-depth, 0], [floor, eave], 0, board), ...gableBoards()]}
        colour={palette.boardShadeLine}
      />
      <Shadow
        view={view}
        strength={0.14}
        points={[
          [0, 0, eave],
          [0, ridgeY, ridge],
          [0, -depth, eave],
          [0, -depth, eave - 0.34],
          [0, ridgeY, ridge - 0.4],
          [0, 0, eave - 0.34],
        ]}
      />
      {isNear(view) && <GableVent view={view} />}
      <EastWindow view={view} y={[-9.2, -8]} z={[1.35, 2.75]} x={0} lit />
      <EastWindow view={view} y={[-7.1, -5.9]} z={[1.35, 2.75]} x={0} />
      <Faces
        view={view}
        planes={[
          east([-0.16, 0], [floor, eave], 0),
          east([-depth, -depth + 0.16], [floor, eave], 0),
        ]}
        fill={palette.trimShade}
      />
    </>
  )
}

const verandahWindows: Opening[] = [
  { x: [1.1, 2.7], z: [1.25, 2.55], panes: 2, lit: true },
  { x: [3.7, 5.9], z: [0.55, 2.55], panes: 4, lit: true },
  { x: [7, 8.7], z: [1.25, 2.55], panes: 2 },
]

/** The north wall, in the shade of its verandah. */
export function NorthWall({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <North view={view} x={[0, wing.east]} z={[0.4, eave]} y={0} fill={palette.boardShade} />
      <Lines
        view={view}
        segments={northCourses([0, wing.east], [floor, 2.7], 0, board)}
        colour={palette.boardShadeLine}
      />
      <North view={view} x={[0, 0.18]} z={[floor, eave]} y={0} fill={palette.trimShade} />
      <NorthWindows view={view} y={0} openings={verandahWindows} shaded />
    </>
  )
}
