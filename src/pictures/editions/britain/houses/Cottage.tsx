import type { ReactNode } from 'react'
import { Chimney } from '#pictures/Chimney.tsx'
import { panelPlaces } from '#pictures/Panels.tsx'
import { East, Face, North } from '#pictures/Planes.tsx'
import type { View } from '#pictures/projection.ts'
import { EastWindow, NorthWindows } from '#pictures/Windows.tsx'
import { inStone } from '../materials.ts'
import { type Block, blockSlope, GabledBlock, ridgeOf } from './GabledBlock.tsx'

const block: Block = { x: [0, 9.4], depth: 5.6, wall: 2.7, pitch: 0.86, eave: 0.25, verge: 0.1 }

export const cottageSlope = blockSlope(block)
/** Six places beside the porch. */
export const cottagePlaces = panelPlaces(5.2, 0.3, 3, 2, [1])

interface CottageProps {
  view: View
  walls?: 'white' | 'stone'
  roof?: ReactNode
}

/** A low house under slate, as in Gwynedd (white) or Perthshire (stone): thick gables, two chimneys, a porch. */
export function Cottage({ view, walls = 'stone', roof }: CottageProps) {
  const { palette } = view
  const [middle, ridge] = [-block.depth / 2, ridgeOf(block)]
  return (
    <>
      <GabledBlock view={view} block={block} walls={walls}>
        <EastWindow view={view} y={[-3.3, -2.5]} z={[2.9, 3.8]} x={0} lit />
        <North view={view} x={block.x} z={[0, 0.4]} y={0} fill={palette.base} />
        <NorthWindows
          view={view}
          y={0}
          openings={[
            { x: [1.2, 2.5], z: [0.95, 2.1], panes: 2, lit: true },
            { x: [6.9, 8.2], z: [0.95, 2.1], panes: 2 },
          ]}
        />
      </GabledBlock>
      {roof}
      {[0.05, block.x[1] - 0.95].map((x) => (
        <Chimney
          key={x}
          view={walls === 'stone' ? inStone(view) : view}
          x={[x, x + 0.9]}
          y={[middle - 0.45, middle + 0.45]}
          z={[ridge - 0.39, ridge + 1.3]}
        />
      ))}
      <Porch view={view} walls={walls} />
    </>
  )
}

/** It has a gable of its own. */
function Porch({ view, walls }: { view: View; walls: 'white' | 'stone' }) {
  const { palette } = view
  const [front, shade] =
    walls === 'white' ? [palette.board, palette.boardShade] : [palette.stone, palette.stoneShade]
  return (
    <>
      <East view={view} y={[0, 1.3]} z={[0, 2]} x={3.7} fill={shade} />
      <Face
        view={view}
        fill={front}
        points={[
          [3.7, 1.3, 0],
          [5.4, 1.3, 0],
          [5.4, 1.3, 2],
          [4.55, 1.3, 2.75],
          [3.7, 1.3, 2],
        ]}
      />
      <North view={view} x={[4.05, 5.05]} z={[0.05, 2]} y={1.3} fill={palette.doorRed} />
      <Face
        view={view}
        fill={palette.ironShade}
        points={[
          [3.55, 1.45, 1.87],
          [4.55, 1.45, 2.75],
          [4.55, -0.4, 2.75],
          [3.55, -0.4, 1.87],
        ]}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={[
          [3.55, 1.45, 1.87],
          [4.55, 1.45, 2.75],
          [5.55, 1.45, 1.87],
          [5.55, 1.45, 1.7],
          [4.55, 1.45, 2.56],
          [3.55, 1.45, 1.7],
        ]}
      />
    </>
  )
}
