import { Chimney } from '#pictures/Chimney.tsx'
import { Faces, North, north } from '#pictures/Planes.tsx'
import { type Span, spaced, type View } from '#pictures/projection.ts'
import { EastWindow, NorthWindows } from '#pictures/Windows.tsx'
import { inStone } from '../materials.ts'
import { type Block, GabledBlock, ridgeOf } from './GabledBlock.tsx'

const storey = 3.3
const stair = 9.6

/** Four storeys of dressed stone round a common stair, as in Edinburgh. One roof, and eight owners for each door. */
export function Tenement({ view, stairs }: { view: View; stairs: number }) {
  const { palette } = view
  const block: Block = {
    x: [0, stair * stairs],
    depth: 9.6,
    wall: storey * 4 + 0.4,
    pitch: 0.5,
    eave: 0.25,
    verge: 0.05,
  }
  const [middle, ridge] = [-block.depth / 2, ridgeOf(block)]
  const starts = spaced(0, stair, stairs)
  const floors = spaced(0, storey, 4)
  const window = (x: number, floor: number, lit: boolean) => ({
    x: [x, x + 1.15] as Span,
    z: [floor + 1, floor + 2.75] as Span,
    lit,
  })
  return (
    <>
      <GabledBlock view={view} block={block} walls="stone">
        {floors.slice(1).map((floor) => (
          <EastWindow
            key={floor}
            view={view}
            y={[-5.4, -4.4]}
            z={[floor + 1, floor + 2.5]}
            x={0}
            lit={floor > 6}
          />
        ))}
        <Faces
          view={view}
          fill={palette.stoneLine}
          planes={floors
            .slice(1)
            .map((floor) => north([0, block.x[1]], [floor + 0.28, floor + 0.46], 0))}
        />
        <NorthWindows
          view={view}
          y={0}
          openings={starts.flatMap((start, house) =>
            floors.flatMap((floor, level) => [
              window(start + 0.9, floor, (level + house) % 3 === 0),
              window(start + 2.7, floor, (level + house) % 3 === 0),
              ...(level === 0 ? [] : [window(start + 4.3, floor, false)]),
              window(start + 5.9, floor, level % 2 === 1),
              window(start + 7.6, floor, level % 2 === 1),
            ]),
          )}
        />
        {starts.map((start, index) => (
          <g key={start}>
            <North
              view={view}
              x={[start + 4.15, start + 5.6]}
              z={[0, 2.95]}
              y={0}
              fill={palette.stoneLine}
            />
            <North
              view={view}
              x={[start + 4.35, start + 5.4]}
              z={[0, 2.1]}
              y={0}
              fill={index % 2 === 0 ? palette.door : palette.doorRed}
            />
            <North
              view={view}
              x={[start + 4.35, start + 5.4]}
              z={[2.2, 2.75]}
              y={0}
              fill={palette.lamps ? palette.gold : palette.glass}
            />
          </g>
        ))}
      </GabledBlock>
      {spaced(0, stair, stairs + 1).map((x) => {
        const left = Math.min(Math.max(x - 0.6, 0.05), block.x[1] - 1.25)
        return (
          <Chimney
            key={x}
            view={inStone(view)}
            x={[left, left + 1.2]}
            y={[middle - 1.1, middle + 0.5]}
            z={[ridge - 0.3, ridge + 1.7]}
            pots={4}
          />
        )
      })}
    </>
  )
}
