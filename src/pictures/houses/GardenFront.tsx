import { Box } from '../Box.tsx'
import { EastClad, NorthClad } from '../Cladding.tsx'
import { HippedRoof, hippedSlope } from '../HippedRoof.tsx'
import { OpenMeterBox } from '../OpenMeterBox.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import { east, North, north, Shadow } from '../Planes.tsx'
import type { Span, View } from '../projection.ts'
import { EastWindow, NorthWindows, type Opening } from '../Windows.tsx'

const x: Span = [0, 15.4]
const y: Span = [-11.6, 0]
const wall = 2.75
const roof = { x, y, wall, pitch: 0.46, eave: 0.55 }

const openings: Opening[] = [
  { x: [1.3, 2.6], z: [1.15, 2.2] },
  { x: [5, 8.6], z: [0.22, 2.25], panes: 3 },
  { x: [11, 13.8], z: [1.05, 2.25], panes: 3 },
]

function Walls({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <EastClad view={view} y={y} z={[0, wall]} />
      <NorthClad view={view} x={x} z={[0, wall]} />
      <Shadow view={view} strength={0.14} points={east(y, [2.2, wall], 0)} />
      <EastWindow view={view} y={[-9.6, -8.2]} z={[1.1, 2.25]} x={0} />
      <EastWindow view={view} y={[-6.5, -5.6]} z={[1.45, 2.25]} x={0} />
      <NorthWindows view={view} y={0} openings={openings} />
      <North view={view} x={[3.2, 4.3]} z={[0.1, 2.32]} y={0} fill={palette.trim} />
      <North view={view} x={[3.3, 4.2]} z={[0.1, 2.22]} y={0} fill={palette.door} />
      <Shadow view={view} strength={0.18} points={north(x, [2, wall], 0)} />
    </>
  )
}

/** A level slab outside the sliding doors, with a seat's width of step in front of it. */
function Patio({ view }: { view: View }) {
  const { path, pathEdge } = view.palette
  return (
    <Box
      view={view}
      x={[2.6, 9.4]}
      y={[0, 3.4]}
      z={[0, 0.14]}
      front={pathEdge}
      side={pathEdge}
      top={path}
    />
  )
}

/** The side of a brick veneer that its family sees: sliding doors, patio, fifteen panels on the north slope. */
export function GardenFront({ view }: { view: View }) {
  return (
    <>
      <Shadow
        view={view}
        strength={0.18}
        points={[
          [0, 0, 0],
          [-2.4, -2.4, 0],
          [-2.4, -13.6, 0],
          [0, -12, 0],
        ]}
      />
      <Patio view={view} />
      <Walls view={view} />
      <OpenMeterBox view={view} y={-1.1} z={0.45} eave={2.5} />
      <HippedRoof view={view} {...roof} />
      <Panels view={view} slope={hippedSlope(roof)} places={panelPlaces(5.1, 0.5, 5, 3, [1, 4])} />
    </>
  )
}
