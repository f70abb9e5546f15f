import { BatteryWall } from '../Battery.tsx'
import { EastClad, NorthClad } from '../Cladding.tsx'
import { type Hipped, HippedRoof, hippedSlope } from '../HippedRoof.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import { North, north, Shadow } from '../Planes.tsx'
import type { View } from '../projection.ts'
import { EastWindow, NorthWindows, type Opening } from '../Windows.tsx'

const length = 17
const depth = 9.4
const wall = 2.9
const roof: Hipped = { x: [0, length], y: [-depth, 0], wall, pitch: 0.46, eave: 0.55 }

const frontWindows: Opening[] = [
  { x: [1.6, 4.4], z: [0.95, 2.3], panes: 3, lit: true },
  { x: [7.4, 9], z: [0.95, 2.3], panes: 2 },
  { x: [12, 15.2], z: [0.95, 2.3], panes: 3, lit: true },
]

const panels = panelPlaces(5, 0.8, 6, 2, [1, 4])

function Walls({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <EastClad view={view} y={[-depth, 0]} z={[0, wall]} />
      <NorthClad view={view} x={[0, length]} z={[0, wall]} />
      <EastWindow view={view} y={[-8.2, -6.9]} z={[1.1, 2.3]} x={0} lit />
      <NorthWindows view={view} y={0} openings={frontWindows} />
      <North view={view} x={[9.9, 11.1]} z={[0.05, 2.42]} y={0} fill={palette.trim} />
      <North view={view} x={[10, 11]} z={[0.05, 2.3]} y={0} fill={palette.door} />
      <Shadow view={view} strength={0.18} points={north([0, length], [2.25, wall], 0)} />
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
      <HippedRoof view={view} {...roof} />
      <Panels view={view} slope={hippedSlope(roof)} places={panels} />
    </>
  )
}
