import { Box } from '#pictures/Box.tsx'
import { Chimney } from '#pictures/Chimney.tsx'
import { Panels, panelPlaces } from '#pictures/Panels.tsx'
import { Lines, North } from '#pictures/Planes.tsx'
import { spaced, type View } from '#pictures/projection.ts'
import { NorthWindows } from '#pictures/Windows.tsx'
import { Bay } from './Bay.tsx'
import { type Block, blockSlope, GabledBlock, ridgeOf } from './GabledBlock.tsx'

const width = 4.9
const doors = ['door', 'doorRed', 'doorGreen', 'doorBlue'] as const

const row = (houses: number): Block => ({
  x: [0, width * houses],
  depth: 8.6,
  wall: 5.9,
  pitch: 0.66,
  eave: 0.3,
  verge: 0.15,
})

interface TerraceProps {
  view: View
  houses: number
  /** Which houses have panels, counted from 0, and how many: six in two rows, nine in three. */
  solar?: readonly number[]
  panels?: 6 | 9
}

/** A row in red brick: one roof of slate, each house with its bay, its chimney and a door of its own colour. */
export function Terrace({ view, houses, solar = [], panels = 6 }: TerraceProps) {
  const { palette } = view
  const block = row(houses)
  const { wall, depth } = block
  const [ridge, middle, slope] = [ridgeOf(block), -depth / 2, blockSlope(block)]
  const starts = spaced(0, width, houses)
  return (
    <>
      <GabledBlock view={view} block={block}>
        <North view={view} x={block.x} z={[2.95, 3.12]} y={0} fill={palette.render} />
        <North view={view} x={block.x} z={[wall - 0.32, wall - 0.1]} y={0} fill={palette.render} />
        {starts.map((start, index) => (
          <Front key={start} view={view} start={start} index={index} />
        ))}
      </GabledBlock>
      <Lines
        view={view}
        segments={starts.slice(1).map((x) => [slope.at(x, 0), slope.at(x, 5.6)])}
        colour={palette.ironShade}
        width={Math.max(1.4, Math.round(view.scale * 0.7) / 10)}
      />
      {solar.map((house) => (
        <Panels
          key={house}
          view={view}
          slope={slope}
          places={panelPlaces(house * width + 0.8, panels === 9 ? 0.2 : 0.75, 3, panels / 3, [1])}
        />
      ))}
      {starts.map((start) => (
        <Chimney
          key={start}
          view={view}
          x={[start + width - 0.45, start + width + 0.45]}
          y={[middle - 0.9, middle + 0.5]}
          z={[ridge - 0.34, ridge + 1.5]}
          pots={3}
        />
      ))}
    </>
  )
}

/** One house's front, from its left wall. */
function Front({ view, start, index }: { view: View; start: number; index: number }) {
  const { palette } = view
  const door = [start + 0.54, start + 1.4] as const
  return (
    <>
      <NorthWindows
        view={view}
        y={0}
        openings={[
          { x: [start + 0.55, start + 1.45], z: [3.55, 5.15], lit: index % 3 === 1 },
          { x: [start + 2.45, start + 4.15], z: [3.55, 5.15], panes: 2, lit: index % 2 === 1 },
        ]}
      />
      <North
        view={view}
        x={[start + 0.42, start + 1.58]}
        z={[5.22, 5.46]}
        y={0}
        fill={palette.render}
      />
      <North
        view={view}
        x={[start + 0.42, start + 1.52]}
        z={[0.3, 2.72]}
        y={0}
        fill={palette.trim}
      />
      <North
        view={view}
        x={door}
        z={[0.3, 2.2]}
        y={0}
        fill={palette[doors[index % doors.length] ?? 'door']}
      />
      <North
        view={view}
        x={door}
        z={[2.28, 2.62]}
        y={0}
        fill={palette.lamps ? palette.gold : palette.glass}
      />
      <Box
        view={view}
        x={[start + 0.35, start + 1.6]}
        y={[0, 0.5]}
        z={[0, 0.28]}
        front={palette.pathEdge}
        side={palette.baseShade}
        top={palette.path}
      />
      <Bay
        view={view}
        x={[start + 2.05, start + 4.6]}
        out={0.75}
        cant={0.6}
        band="render"
        floors={[{ z: [0.95, 2.5], lit: index % 2 === 0 }]}
      />
    </>
  )
}
