import { Box } from '#pictures/Box.tsx'
import { EastClad, NorthClad } from '#pictures/Cladding.tsx'
import {
  alongX,
  alongY,
  East,
  east,
  Face,
  Faces,
  Lines,
  North,
  north,
  Shadow,
} from '#pictures/Planes.tsx'
import { spaced, type View } from '#pictures/projection.ts'
import { NorthWindows } from '#pictures/Windows.tsx'

const storey = 2.8
const [length, depth, wall] = [18, 9, storey * 4]
const floors = spaced(0, storey, 4)
const columns = [0.8, 6.6, 12.4]

/** The balcony that carries a plug-in kit of two panels: its column, and its floor above the ground. */
const kit = { column: 1, floor: 2 }

/** Four low storeys of brick with balconies. */
export function Flats({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, 0, 0],
          [-7, -5.2, 0],
          [-7.4, -depth - 4, 0],
          [0, -depth, 0],
        ]}
      />
      <EastClad view={view} y={[-depth, 0]} z={[0, wall]} />
      <Faces
        view={view}
        fill={palette.glassShade}
        planes={floors.flatMap((floor) =>
          [-6.8, -3.4].map((y) => east([y, y + 1], [floor + 0.9, floor + 2.1], 0)),
        )}
      />
      <NorthClad view={view} x={[0, length]} z={[0, wall]} />
      <Faces
        view={view}
        fill={palette.render}
        planes={floors.slice(1).map((floor) => north([0, length], [floor - 0.1, floor + 0.12], 0))}
      />
      <NorthWindows
        view={view}
        y={0}
        openings={floors.flatMap((floor, storeys) =>
          columns.flatMap((x, column) => [
            {
              x: [x, x + 2.6] as const,
              z: [floor + 0.25, floor + 2.25] as const,
              panes: 3,
              lit: (storeys + column) % 3 === 0,
            },
            {
              x: [x + 3.4, x + 4.5] as const,
              z: [floor + 0.95, floor + 2.15] as const,
              lit: (storeys + column) % 4 === 1,
            },
          ]),
        )}
      />
      <North view={view} x={[5.6, 6.4]} z={[0, 2.2]} y={0} fill={palette.door} />
      <Shadow view={view} points={north([0, length], [wall - 0.5, wall], 0)} />
      {floors
        .slice(1)
        .flatMap((floor, index) =>
          columns.map((x, column) => (
            <Balcony
              key={`${x} ${floor}`}
              view={view}
              x={x}
              z={floor}
              hasKit={column === kit.column && index + 1 === kit.floor}
            />
          )),
        )}
      <Box
        view={view}
        x={[-0.3, length + 0.3]}
        y={[-depth - 0.3, 0.4]}
        z={[wall - 0.25, wall + 0.1]}
        front={palette.trim}
        side={palette.trimShade}
        top={palette.soffit}
      />
      <Box
        view={view}
        x={[7.5, 10.5]}
        y={[-6.5, -4]}
        z={[wall + 0.1, wall + 2]}
        front={palette.brick}
        side={palette.brickShade}
        top={palette.ironTop}
      />
    </>
  )
}

function Balcony({ view, x, z, hasKit }: { view: View; x: number; z: number; hasKit: boolean }) {
  const { palette } = view
  const [left, right, out, rail] = [x - 0.3, x + 3, 1.3, z + 1.1]
  return (
    <>
      <Shadow view={view} strength={0.18} points={north([x - 0.9, x + 2.5], [z - 1, z - 0.1], 0)} />
      <Box
        view={view}
        x={[left, right]}
        y={[0, out]}
        z={[z - 0.12, z + 0.06]}
        front={palette.pathEdge}
        side={palette.baseShade}
        top={palette.path}
      />
      <East
        view={view}
        y={[0, out]}
        z={[z + 0.06, rail]}
        x={left}
        fill={palette.steel}
        opacity={0.5}
      />
      <North
        view={view}
        x={[left, right]}
        z={[z + 0.06, rail]}
        y={out}
        fill={palette.steelLight}
        opacity={0.55}
      />
      <Lines
        view={view}
        segments={[alongX([left, right], out, rail), alongY(left, [0, out], rail)]}
        colour={palette.steel}
        width={Math.max(1, Math.round(view.scale * 0.45) / 10)}
      />
      {hasKit &&
        [x - 0.05, x + 1.5].map((at) => <HungPanel key={at} view={view} x={at} y={out} z={z} />)}
    </>
  )
}

/** A plug-in panel on the outside of the rail, its foot set out a little. */
function HungPanel({ view, x, y, z }: { view: View; x: number; y: number; z: number }) {
  const { palette } = view
  const [low, high] = [z + 0.05, z + 1.12]
  const [foot, head] = [y + 0.32, y + 0.08]
  return (
    <>
      <Face
        view={view}
        fill={palette.panelEdge}
        points={[
          [x, foot, low],
          [x, head, high],
          [x, y, high],
          [x, y, low],
        ]}
      />
      <Face
        view={view}
        fill={palette.panel}
        points={[
          [x, foot, low],
          [x + 1.45, foot, low],
          [x + 1.45, head, high],
          [x, head, high],
        ]}
      />
      <Face
        view={view}
        fill={palette.panelGlint}
        points={[
          [x + 0.5, foot, low],
          [x + 0.85, foot, low],
          [x + 1.3, head, high],
          [x + 0.95, head, high],
        ]}
      />
    </>
  )
}
