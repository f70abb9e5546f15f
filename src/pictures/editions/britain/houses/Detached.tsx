import type { ReactNode } from 'react'
import { Box } from '#pictures/Box.tsx'
import { NorthClad } from '#pictures/Cladding.tsx'
import { panelPlaces } from '#pictures/Panels.tsx'
import { alongX, Lines, North, north, Shadow } from '#pictures/Planes.tsx'
import { type Span, spaced, type View } from '#pictures/projection.ts'
import { RoofPlane } from '#pictures/RoofPlane.tsx'
import { EastWindow, NorthWindows } from '#pictures/Windows.tsx'
import { type Block, blockSlope, GabledBlock } from './GabledBlock.tsx'

const block: Block = { x: [0, 10.4], depth: 8.8, wall: 5.2, pitch: 0.7, eave: 0.45, verge: 0.35 }
const garage: Span = [10.4, 15.4]

export const detachedSlope = blockSlope(block)
export const detachedEave = 4.9

/** Fourteen places in two rows. */
export const detachedPlaces = panelPlaces(1.3, 0.95, 7, 2, [1, 4])

/** A detached house of the 1990s with its garage at the side. */
export function Detached({ view, roof, wall }: { view: View; roof?: ReactNode; wall?: ReactNode }) {
  const { palette } = view
  return (
    <>
      <Garage view={view} />
      <GabledBlock view={view} block={block} roof="tile">
        <EastWindow view={view} y={[-5.7, -4.7]} z={[3.3, 4.5]} x={0} lit />
        <NorthWindows
          view={view}
          y={0}
          openings={[
            { x: [0.9, 3.1], z: [0.9, 2.2], panes: 3, lit: true },
            { x: [7.2, 9.4], z: [0.9, 2.2], panes: 3 },
            { x: [0.9, 3.1], z: [3.4, 4.5], panes: 3 },
            { x: [4.4, 6], z: [3.4, 4.5], panes: 2, lit: true },
            { x: [7.2, 9.4], z: [3.4, 4.5], panes: 3 },
          ]}
        />
        <North view={view} x={[4.48, 5.92]} z={[0.05, 2.34]} y={0} fill={palette.trim} />
        <North view={view} x={[4.6, 5.6]} z={[0.05, 2.2]} y={0} fill={palette.doorGreen} />
        <Box
          view={view}
          x={[4.1, 6.3]}
          y={[0, 1.1]}
          z={[2.45, 2.65]}
          front={palette.trim}
          side={palette.trimShade}
          top={palette.ironTop}
        />
        {wall}
      </GabledBlock>
      {roof}
    </>
  )
}

/** Set back a little, under a lean-to roof. */
function Garage({ view }: { view: View }) {
  const { palette } = view
  const [left, right] = garage
  const y = -0.8
  return (
    <>
      <NorthClad view={view} x={garage} z={[0, 2.5]} y={y} />
      <North view={view} x={[left + 0.75, right - 0.75]} z={[0, 2.15]} y={y} fill={palette.trim} />
      <Lines
        view={view}
        segments={spaced(0.36, 0.36, 5).map((z) => alongX([left + 0.75, right - 0.75], y, z))}
        colour={palette.trimShade}
      />
      <Shadow view={view} strength={0.16} points={north(garage, [2.1, 2.5], y)} />
      <RoofPlane
        view={view}
        eave={[
          [left - 0.1, y + 0.3, 2.35],
          [right + 0.3, y + 0.3, 2.35],
        ]}
        up={[0, -3.2, 2.3]}
      />
      <North
        view={view}
        x={[left - 0.1, right + 0.3]}
        z={[2.18, 2.35]}
        y={y + 0.3}
        fill={palette.trim}
      />
    </>
  )
}
