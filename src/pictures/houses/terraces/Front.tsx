import { Face, Faces, North, north, Shadow } from '../../Planes.tsx'
import { isNear, type Point, type View } from '../../projection.ts'
import { EastWindow, NorthWindows, type Opening } from '../../Windows.tsx'
import {
  depth,
  front,
  type Part,
  parapetRise,
  ridgeRise,
  ridgeY,
  wall,
  width,
} from './dimensions.ts'

/** The ornamental front above the verandah, with a little pediment. */
export function Crest({ view, x, colours }: Part) {
  const on = (part: number, rise: number): Point => [x + width * part, 0, wall + rise]
  const line = [on(0, 0.9), on(0.28, 0.9), on(0.5, 1.6), on(0.72, 0.9), on(1, 0.9)]
  return (
    <>
      <Face
        view={view}
        fill={view.palette[colours.light]}
        points={[on(0, -0.1), ...line, on(1, -0.1)]}
      />
      <Faces
        view={view}
        fill={view.palette.trim}
        planes={[
          [...line, ...line.toReversed().map(([across, y, z]): Point => [across, y, z - 0.17])],
          north([x, x + width], [wall - 0.1, wall + 0.08], 0),
        ]}
      />
    </>
  )
}

/** What is behind the iron lace: wall, windows, a door. All of it in shade. */
export function Front({ view, x, colours }: Part) {
  const { trimShade } = view.palette
  const openings: Opening[] = [
    { x: [x + 0.9, x + 2.2], z: [0.5, 2.4], panes: 2, lit: x > 0 },
    { x: [x + 0.9, x + 2.2], z: [3.2, 5.3], panes: 2, lit: x === 0 },
    { x: [x + 3.2, x + 4.4], z: [3.2, 5.3], panes: 2, lit: x < width * 2 },
  ]
  return (
    <>
      <North
        view={view}
        x={[x, x + width]}
        z={[0, wall]}
        y={0}
        fill={view.palette[colours.shade]}
      />
      <NorthWindows view={view} y={0} openings={openings} shaded />
      {isNear(view) && (
        <North view={view} x={[x + 3.1, x + 4.5]} z={[0.15, 2.75]} y={0} fill={trimShade} />
      )}
      <North
        view={view}
        x={[x + 3.25, x + 4.35]}
        z={[0.15, 2.15]}
        y={0}
        fill={view.palette[colours.door]}
      />
      <North
        view={view}
        x={[x + 3.25, x + 4.35]}
        z={[2.25, 2.62]}
        y={0}
        fill={view.palette.glassShade}
      />
    </>
  )
}

/** The wall that comes forward between two verandahs. */
export function WingWall({
  view,
  x,
  face,
  end,
}: {
  view: View
  x: number
  face: string
  end: string
}) {
  return (
    <>
      <Face
        view={view}
        fill={face}
        points={[
          [x, 0, 0],
          [x, front + 0.1, 0],
          [x, front + 0.1, wall - 0.5],
          [x, 0, wall - 0.05],
        ]}
      />
      <North view={view} x={[x, x + 0.24]} z={[0, wall - 0.5]} y={front + 0.1} fill={end} />
    </>
  )
}

/** The blind side of the row, in shade. */
export function EastSide({ view }: { view: View }) {
  const top = wall + parapetRise
  const profile: Point[] = [
    [0, front + 0.1, 0],
    [0, front + 0.1, wall - 0.5],
    [0, 0, wall - 0.05],
    [0, 0, wall + 0.9],
    [0, -0.35, wall + 0.9],
    [0, -0.35, top + 0.2],
    [0, ridgeY, top + ridgeRise],
    [0, -depth, top],
    [0, -depth, 0],
  ]
  return (
    <>
      <Face view={view} points={profile} fill={view.palette.boardShade} />
      <EastWindow view={view} y={[-6.6, -5.6]} z={[3.5, 5.1]} x={0} lit />
      <EastWindow view={view} y={[-6.6, -5.6]} z={[0.8, 2.4]} x={0} />
      <Shadow
        view={view}
        strength={0.12}
        points={[
          [0, -0.35, top + 0.2],
          [0, ridgeY, top + ridgeRise],
          [0, ridgeY, top + ridgeRise - 0.3],
          [0, -0.35, top - 0.1],
        ]}
      />
      <North
        view={view}
        x={[0, 0.24]}
        z={[0, wall - 0.5]}
        y={front + 0.1}
        fill={view.palette.cream}
      />
    </>
  )
}
