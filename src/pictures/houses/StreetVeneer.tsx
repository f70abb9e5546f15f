import { Chimney } from '../Chimney.tsx'
import { EastClad, NorthClad } from '../Cladding.tsx'
import { type Hipped, HippedRoof, hippedSlope } from '../HippedRoof.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import { Face, level, North, north, Shadow, Top } from '../Planes.tsx'
import type { View } from '../projection.ts'
import { EastWindow, NorthWindows } from '../Windows.tsx'

const wall = 2.9
const pitch = 0.48
const eave = 0.55
const main: Hipped = { x: [0, 17], y: [-9.4, 0], wall, pitch, eave }
/** The front room comes forward under a hip of its own. */
const room = { x: [11, 17], y: [0, 2.4] } as const

// Six, five and four, stepping in with the hip.
const fifteen = [6, 5, 4].flatMap((columns, row) =>
  panelPlaces(9.3 - columns * 1.12, 0.3 + row * 1.83, columns, 1, [row + 1]),
)

/** The triple-fronted brick veneer, seen from its street. Fifteen panels. */
export function StreetVeneer({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, 0, 0],
          [-2.3, -2.3, 0],
          [-3, -9, 0],
          [0, -9, 0],
        ]}
      />
      <Chimney view={view} x={[12.6, 13.7]} y={[-6.4, -5.7]} z={[3.6, 6.1]} />
      <EastClad view={view} y={main.y} z={[0, wall]} />
      <EastWindow view={view} y={[-4.4, -2.8]} z={[0.95, 2.3]} x={0} />
      <NorthClad view={view} x={[0, room.x[0]]} z={[0, wall]} />
      <NorthWindows
        view={view}
        y={0}
        openings={[
          { x: [1.4, 4.6], z: [0.8, 2.3], panes: 3 },
          { x: [5.8, 7.4], z: [0.8, 2.3], panes: 2 },
        ]}
      />
      <North view={view} x={[8.78, 10.02]} z={[0.05, 2.42]} y={0} fill={palette.trim} />
      <North view={view} x={[8.9, 9.9]} z={[0.15, 2.3]} y={0} fill={palette.door} />
      <Top view={view} x={[7.8, 11]} y={[0, 2]} z={0.15} fill={palette.path} />
      <North view={view} x={[7.8, 11]} z={[0, 0.15]} y={2} fill={palette.pathEdge} />
      <Shadow view={view} strength={0.18} points={north([0, room.x[0]], [2.2, wall], 0)} />
      <HippedRoof view={view} {...main} />
      <Panels view={view} slope={hippedSlope(main)} places={fifteen} />
      <EastClad view={view} y={room.y} z={[0, wall]} x={room.x[0]} />
      <NorthClad view={view} x={room.x} z={[0, wall]} y={room.y[1]} />
      <NorthWindows
        view={view}
        y={room.y[1]}
        openings={[{ x: [12, 16], z: [0.8, 2.3], panes: 4 }]}
      />
      <Shadow view={view} strength={0.18} points={north(room.x, [2.2, wall], room.y[1])} />
      <Face
        view={view}
        fill={palette.soffit}
        points={level([room.x[0] - eave, room.x[0]], [0, room.y[1]], wall - pitch * eave - 0.2)}
      />
      <HippedRoof
        view={view}
        x={room.x}
        y={[room.y[1] - 7.4, room.y[1]]}
        wall={wall}
        pitch={pitch}
        eave={eave}
      />
    </>
  )
}
