import type { ReactNode } from 'react'
import { Box } from '#pictures/Box.tsx'
import { Chimney } from '#pictures/Chimney.tsx'
import { EastClad, NorthClad } from '#pictures/Cladding.tsx'
import { HippedRoof, hippedSlope } from '#pictures/HippedRoof.tsx'
import { panelGap, panelHeight, panelWidth } from '#pictures/Panels.tsx'
import { East, east, Face, North, north, Shadow } from '#pictures/Planes.tsx'
import type { Point, Span, View } from '#pictures/projection.ts'
import { EastWindow, NorthWindows } from '#pictures/Windows.tsx'
import { Bay } from './Bay.tsx'

const depth = 9.2
const wall = 5.2
const whole: Span = [0, 14]
const roof = { x: whole, y: [-depth, 0] as Span, wall, pitch: 0.84, eave: 0.75 }

/** How high the cable leaves the roof. */
export const semiEave = 4.5
export const semiSlope = hippedSlope(roof)

/** Nine places on the left half, in rows of four, three and two under the hip, counted from the eave and the party wall. */
export const semiPlaces = [4, 3, 2].flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => ({
    x: 6.72 - panelWidth - index * (panelWidth + panelGap.across),
    along: 0.85 + row * (panelHeight + panelGap.along),
    glints: index === (row === 2 ? 0 : 1),
  })),
)

/**
 * A pair of the 1930s: brick below, roughcast above, bays under one hipped roof. What is on the roof and hangs on the
 * side wall is the left half's: the right half is the neighbour's.
 */
export function Semi({
  view,
  roof: onRoof,
  wall: onWall,
}: {
  view: View
  roof?: ReactNode
  wall?: ReactNode
}) {
  const { palette } = view
  const floors = (lit: boolean) => [
    { z: [0.95, 2.25] as Span, lit },
    { z: [3.55, 4.62] as Span, lit: !lit },
  ]
  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, 0, 0],
          [-5.4, -4.6, 0],
          [-6.4, -10.5, 0],
          [-3, -depth - 3.2, 0],
          [0, -depth, 0],
        ]}
      />
      <EastClad view={view} y={[-depth, 0]} z={[0, 2.9]} material="brick" />
      <East view={view} y={[-depth, 0]} z={[2.9, wall]} x={0} fill={palette.blushShade} />
      <EastWindow view={view} y={[-5.6, -4.7]} z={[3.4, 4.5]} x={0} lit />
      <EastWindow view={view} y={[-7.6, -6.7]} z={[3.4, 4.5]} x={0} />
      <East view={view} y={[-7.5, -6.5]} z={[0, 2.1]} x={0} fill={palette.trimShade} />
      <Shadow view={view} strength={0.16} points={east([-depth, 0], [wall - 0.7, wall], 0)} />
      <NorthClad view={view} x={whole} z={[0, 2.9]} material="brick" />
      <North view={view} x={whole} z={[2.9, wall]} y={0} fill={palette.render} />
      <North view={view} x={whole} z={[2.82, 2.95]} y={0} fill={palette.brickTop} />
      <NorthWindows
        view={view}
        y={0}
        openings={[
          { x: [0.75, 1.95], z: [3.5, 4.5], panes: 2 },
          { x: [12.05, 13.25], z: [3.5, 4.5], panes: 2, lit: true },
        ]}
      />
      <PorchDoor view={view} x={0.65} colour={palette.door} />
      <PorchDoor view={view} x={11.9} colour={palette.doorRed} />
      <Shadow view={view} strength={0.2} points={north(whole, [4.55, wall], 0)} />
      <Bay view={view} x={[2.9, 6.3]} floors={floors(true)} band="tile" />
      <Bay view={view} x={[7.7, 11.1]} floors={floors(false)} band="tile" />
      {onWall}
      <HippedRoof view={view} {...roof} />
      <Chimney view={view} x={[6.45, 7.55]} y={[-5.1, -4.2]} z={[8.68, 10.4]} pots={4} />
      {onRoof}
    </>
  )
}

/** A door set back under a round arch. */
function PorchDoor({ view, x, colour }: { view: View; x: number; colour: string }) {
  const { palette } = view
  const width = 1.5
  const arch = (wider: number): Point[] => {
    const [middle, radius] = [x + width / 2, width / 2 + wider]
    const curve = Array.from({ length: 13 }, (_, index): Point => {
      const angle = (Math.PI * index) / 12
      return [middle + radius * Math.cos(angle), 0, 1.75 + radius * Math.sin(angle) * 0.92]
    })
    return [[middle - radius, 0, 0.15], [middle + radius, 0, 0.15], ...curve]
  }
  return (
    <>
      <Face view={view} points={arch(0.2)} fill={palette.brickTop} />
      <Face view={view} points={arch(0)} fill={palette.glassShade} />
      <North view={view} x={[x + 0.28, x + width - 0.2]} z={[0.15, 2.1]} y={0} fill={colour} />
      <North
        view={view}
        x={[x + 0.46, x + width - 0.38]}
        z={[1.35, 1.85]}
        y={0}
        fill={palette.lamps ? palette.gold : palette.glint}
      />
      <Box
        view={view}
        x={[x - 0.15, x + width + 0.15]}
        y={[0, 0.55]}
        z={[0, 0.15]}
        front={palette.pathEdge}
        side={palette.baseShade}
        top={palette.path}
      />
    </>
  )
}
