import { Box } from '../Box.tsx'
import { EastClad, NorthClad } from '../Cladding.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import {
  alongZ,
  East,
  east,
  Face,
  Faces,
  Lines,
  level,
  North,
  north,
  Shadow,
  Top,
} from '../Planes.tsx'
import { type Span, spaced, type View } from '../projection.ts'
import { slope } from '../slope.ts'
import { NorthWindows, type Opening } from '../Windows.tsx'

const length = 28
const depth = 10
const storey = 2.85
const storeys = 3
const wall = storey * storeys
const stair: Span = [12.2, 15.8]
const back = -3.4

const floors = [0, 1, 2].map((floor) => floor * storey)

/** Two flats to a landing: a big window and a small one for each. */
const openings: Opening[] = floors.flatMap((floor) =>
  [0.9, 5.2, 8.4, 16.9, 20.2, 23.6].map((x, index): Opening => {
    const big = index === 0 || index === 5
    return {
      x: [x, x + (big ? 3.4 : 2)],
      z: [floor + (big ? 0.7 : 1), floor + 2.3],
      panes: big ? 3 : 2,
    }
  }),
)

/** One flight between two landings, its steps seen from the side as a slanting slab. */
function Flight({ view, floor }: { view: View; floor: number }) {
  const { palette } = view
  const [foot, head] = [stair[0] + 0.5, stair[1] - 0.5]
  const steps = 9
  const run = (head - foot) / steps
  const rise = storey / steps
  const treads = spaced(0, 1, steps)
  return (
    <>
      <Faces
        view={view}
        planes={treads.map((step) =>
          level(
            [foot + step * run, foot + (step + 1) * run],
            [-1.9, -0.7],
            floor + (step + 1) * rise,
          ),
        )}
        fill={palette.path}
      />
      <Faces
        view={view}
        planes={treads.map((step) =>
          north(
            [foot + step * run, foot + (step + 1) * run],
            [floor + Math.max(0, step - 1) * rise, floor + (step + 1) * rise],
            -0.7,
          ),
        )}
        fill={palette.pathEdge}
      />
      <Lines
        view={view}
        segments={[
          [
            [foot, -0.7, floor + 1],
            [head, -0.7, floor + storey + 0.95],
          ],
        ]}
        colour={palette.awningEdge}
        width={2}
      />
    </>
  )
}

/** The open stair in the middle: doors at the back, landings, flights, a balustrade. */
function Stair({ view }: { view: View }) {
  const { palette } = view
  const rails = floors
    .slice(1)
    .flatMap((floor) =>
      spaced(stair[0] + 0.3, 0.3, 11).map((x) => alongZ(x, 0, [floor, floor + 1])),
    )
  return (
    <>
      <North view={view} x={stair} z={[0, wall]} y={back} fill={palette.creamShade} />
      <Faces
        view={view}
        planes={floors.map((floor) => north([13.2, 14.2], [floor, floor + 2.1], back))}
        fill={palette.door}
      />
      <East view={view} y={[back, 0]} z={[0, wall]} x={stair[1]} fill={palette.baseShade} />
      <Top view={view} x={stair} y={[back, 0]} z={0.05} fill={palette.path} />
      {floors.map((floor) => (
        <g key={floor}>
          {floor > 0 && (
            <Box
              view={view}
              x={stair}
              y={[back, -2]}
              z={[floor - 0.2, floor]}
              front={palette.pathEdge}
              side={palette.pathEdge}
              top={palette.path}
            />
          )}
          {floor < 2 * storey && <Flight view={view} floor={floor} />}
          {floor > 0 && (
            <North view={view} x={stair} z={[floor - 0.22, floor]} y={0} fill={palette.renderTop} />
          )}
        </g>
      ))}
      <Lines view={view} segments={rails} colour={palette.awningEdge} width={1.1} />
      <Faces
        view={view}
        planes={floors.slice(1).map((floor) => north(stair, [floor + 0.96, floor + 1.06], 0))}
        fill={palette.awningEdge}
      />
      <Shadow view={view} strength={0.14} points={north(stair, [wall - 1, wall], back)} />
    </>
  )
}

/** Rows of tilted frames on the flat roof, south to north. */
function RoofRows({ view }: { view: View }) {
  const { palette } = view
  return [-7.4, -3.4].map((y) => (
    <g key={y}>
      <Shadow view={view} points={level([0.6, 26.2], [y - 2.1, y - 0.1], wall + 0.05)} />
      <Panels
        view={view}
        slope={slope(y, wall + 0.15, 0.27)}
        places={panelPlaces(1.4, 0, 22, 1, [3, 4, 11, 17])}
      />
      <Face view={view} points={north([1.4, 1.5], [wall, wall + 0.2], y)} fill={palette.steel} />
    </g>
  ))
}

/** A bank of meters in the shade of the side wall, one for each flat. */
function Meters({ view }: { view: View }) {
  const { palette } = view
  const places = [0.4, 1.15].flatMap((z) => spaced(-3.1, 0.55, 4).map((y) => ({ y, z })))
  return (
    <>
      <Box
        view={view}
        x={[-0.2, 0]}
        y={[-3.25, -0.85]}
        z={[0.25, 1.95]}
        front={palette.caseSide}
        side={palette.meter}
        top={palette.caseTop}
      />
      <Faces
        view={view}
        planes={places.map(({ y, z }) => east([y, y + 0.4], [z, z + 0.55], -0.2))}
        fill={palette.glassShade}
      />
    </>
  )
}

/** Three storeys of cream-brick walk-up flats round an open stair, with panels on the flat roof. */
export function Flats({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, 0, 0],
          [-6, -6, 0],
          [-6, -depth - 6, 0],
          [0, -depth, 0],
        ]}
      />
      <EastClad view={view} y={[-depth, 0]} z={[0, wall]} material="cream" />
      <Faces
        view={view}
        planes={floors.map((floor) => east([-7.6, -6.4], [floor + 1, floor + 2.2], 0))}
        fill={palette.glassShade}
      />
      <Stair view={view} />
      <NorthClad view={view} x={[0, stair[0]]} z={[0, wall]} material="cream" />
      <NorthClad view={view} x={[stair[1], length]} z={[0, wall]} material="cream" />
      <NorthWindows view={view} y={0} openings={openings} />
      <Faces
        view={view}
        planes={floors
          .slice(1)
          .flatMap((floor) => [
            north([0, stair[0]], [floor - 0.12, floor + 0.12], 0),
            north([stair[1], length], [floor - 0.12, floor + 0.12], 0),
          ])}
        fill={palette.renderTop}
      />
      <Shadow view={view} points={north([0, length], [wall - 0.85, wall - 0.1], 0)} />
      <Meters view={view} />
      <Box
        view={view}
        x={[-0.35, length + 0.35]}
        y={[-depth - 0.35, 0.5]}
        z={[wall - 0.3, wall]}
        front={palette.trim}
        side={palette.trimShade}
        top={palette.soffit}
      />
      <RoofRows view={view} />
    </>
  )
}
