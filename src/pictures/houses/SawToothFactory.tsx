import { Box } from '../Box.tsx'
import { EastClad, NorthClad } from '../Cladding.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import { alongX, alongY, East, Face, Faces, Lines, North, north, Shadow } from '../Planes.tsx'
import { spaced, type View } from '../projection.ts'
import { RoofPlane } from '../RoofPlane.tsx'
import { slope } from '../slope.ts'
import { EastWindow } from '../Windows.tsx'

const length = 21
const wall = 4.6
const tooth = { depth: 5, rise: 2.1 }
const teeth = 4
const pitch = tooth.rise / tooth.depth
const places = panelPlaces(0.5, 0.35, 18, 2, [2, 7, 8, 14])

/** Each tooth slopes to the north and drops straight to the south, where its glass lets in even light. */
function Tooth({ view, front }: { view: View; front: number }) {
  const { palette } = view
  const back = front - tooth.depth
  const rows = spaced(0.3, 0.3, tooth.rise / 0.3).map((up) =>
    alongY(0, [back, front - up / pitch], wall + up),
  )
  return (
    <>
      <RoofPlane
        view={view}
        material="iron"
        eave={alongX([0, length], front, wall)}
        up={[0, -tooth.depth, tooth.rise]}
      />
      <Panels view={view} slope={slope(front, wall, pitch)} places={places} plain />
      <Face
        view={view}
        fill={palette.brickShade}
        points={[
          [0, front, wall],
          [0, back, wall],
          [0, back, wall + tooth.rise],
        ]}
      />
      <Lines view={view} segments={rows} colour={palette.brickShadeLine} width={0.8} />
      <Face
        view={view}
        fill={palette.render}
        points={[
          [0, front, wall + 0.12],
          [0, back, wall + tooth.rise + 0.12],
          [0, back, wall + tooth.rise - 0.08],
          [0, front, wall - 0.08],
        ]}
      />
      <Face
        view={view}
        fill={palette.renderTop}
        points={[
          [0, front, wall + 0.12],
          [0, back, wall + tooth.rise + 0.12],
          [0.25, back, wall + tooth.rise + 0.12],
          [0.25, front, wall + 0.12],
        ]}
      />
    </>
  )
}

const doors = [3, 9, 15] as const

/** A dock at truck height, with a roller door and a canopy for each bay. */
function Dock({ view }: { view: View }) {
  const { palette } = view
  const ribs = doors.flatMap((x) => spaced(1.4, 0.26, 10).map((z) => alongX([x, x + 3.4], 0, z)))
  return (
    <>
      <Faces
        view={view}
        planes={doors.map((x) => north([x - 0.15, x + 3.55], [1.1, 4.1], 0))}
        fill={palette.trimShade}
      />
      <Faces
        view={view}
        planes={doors.map((x) => north([x, x + 3.4], [1.1, 3.95], 0))}
        fill={palette.steelLight}
      />
      <Lines view={view} segments={ribs} colour={palette.steel} width={0.8} />
      <Shadow view={view} strength={0.2} points={north([1.4, 20], [2.6, 4.2], 0)} />
      <Box
        view={view}
        x={[1.6, 20.2]}
        y={[0, 1.9]}
        z={[0, 1.1]}
        front={palette.base}
        side={palette.baseShade}
        top={palette.path}
      />
      <Faces
        view={view}
        planes={doors.flatMap((x) => [
          north([x + 0.3, x + 0.7], [0.3, 0.9], 1.9),
          north([x + 2.7, x + 3.1], [0.3, 0.9], 1.9),
        ])}
        fill={palette.panelEdge}
      />
      <Box
        view={view}
        x={[1.6, 20.2]}
        y={[0, 2.4]}
        z={[4.1, 4.32]}
        front={palette.trim}
        side={palette.trimShade}
        top={palette.awning}
      />
    </>
  )
}

/** A brick factory with a saw-tooth roof, thirty-six panels on each of its four teeth. */
export function SawToothFactory({ view }: { view: View }) {
  const { palette } = view
  const depth = teeth * tooth.depth
  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, 0, 0],
          [-3.4, -3.4, 0],
          [-4.6, -depth, 0],
          [0, -depth, 0],
        ]}
      />
      {spaced(0, -tooth.depth, teeth)
        .toReversed()
        .map((front) => (
          <Tooth key={front} view={view} front={front} />
        ))}
      <EastClad view={view} y={[-depth, 0]} z={[0, wall]} />
      <East view={view} y={[-depth, 0]} z={[0, 0.6]} x={0} fill={palette.baseShade} />
      {spaced(-3.6, -tooth.depth, teeth).map((y) => (
        <EastWindow key={y} view={view} y={[y, y + 2.2]} z={[1.7, 3.6]} x={0} />
      ))}
      <NorthClad view={view} x={[0, length]} z={[0, wall]} />
      <North
        view={view}
        x={[0, length]}
        z={[wall - 0.1, wall + 0.12]}
        y={0.02}
        fill={palette.render}
      />
      <Dock view={view} />
    </>
  )
}
