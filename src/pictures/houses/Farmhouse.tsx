import { Box } from '../Box.tsx'
import { barge } from '../barge.ts'
import { Chimney } from '../Chimney.tsx'
import { EastClad, NorthClad } from '../Cladding.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import {
  alongX,
  alongY,
  alongZ,
  east,
  Face,
  Faces,
  Lines,
  North,
  north,
  Top,
  East as West,
} from '../Planes.tsx'
import { type Point, type Segment, spaced, type View } from '../projection.ts'
import { RoofPlane } from '../RoofPlane.tsx'
import { slope } from '../slope.ts'
import { NorthWindows, EastWindow as WestWindow } from '../Windows.tsx'

const west = 14
const depth = 9.6
const [floor, wall] = [0.45, 3.3]
const pitch = 0.6
const ridgeY = -depth / 2
const ridge = wall + pitch * (depth / 2)
const gutter = wall - pitch * 0.5
const roof = slope(0.5, gutter, pitch)
const out = 2.6

const gable: Point[] = [
  [west, 0, wall],
  [west, -depth, wall],
  [west, ridgeY, ridge],
]

function gableBoards(): Segment[] {
  return spaced(wall + 0.21, 0.21, 12).map((z) => {
    const reach = (ridge - z) / pitch
    return alongY(west, [ridgeY - reach, ridgeY + reach], z)
  })
}

function Battery({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <Lines
        view={view}
        colour={palette.gold}
        width={3.2}
        segments={[
          alongZ(west, -0.9, [3, 2]),
          alongZ(west, -0.9, [1.2, 0.9]),
          alongY(west, [-0.9, -2], 0.9),
        ]}
      />
      <Box
        view={view}
        x={[west, west + 0.36]}
        y={[-3.3, -1.9]}
        z={[0.35, 2.05]}
        front={palette.caseFoot}
        side={palette.case}
        top={palette.caseTop}
      />
      <Faces
        view={view}
        planes={[east([-2.8, -2.4], [0.75, 1.75], west + 0.36)]}
        fill={palette.gold}
      />
      <Box
        view={view}
        x={[west, west + 0.16]}
        y={[-1.25, -0.55]}
        z={[1.15, 2.05]}
        front={palette.caseFoot}
        side={palette.case}
        top={palette.caseTop}
      />
      <Faces
        view={view}
        planes={[east([-1.12, -0.68], [1.55, 1.9], west + 0.16)]}
        fill={palette.glassShade}
      />
    </>
  )
}

function Verandah({ view }: { view: View }) {
  const { palette } = view
  const [high, low] = [2.95, 2.5]
  const posts = [0.1, 2.9, 5.7, 8.5, 11.3, 13.85]
  return (
    <>
      <Top view={view} x={[0, west]} y={[0, out]} z={floor} fill={palette.deck} />
      <North view={view} x={[0, west]} z={[0, floor]} y={out} fill={palette.deckFront} />
      <West view={view} y={[0, out]} z={[0, floor]} x={west} fill={palette.deckEnd} />
      <Faces
        view={view}
        fill={palette.trimShade}
        planes={posts.map((x) => north([x, x + 0.15], [floor, low], out - 0.12))}
      />
      <Faces
        view={view}
        fill={palette.trim}
        planes={posts.map((x) => east([out - 0.27, out - 0.12], [floor, low], x + 0.15))}
      />
      <RoofPlane
        view={view}
        material="iron"
        eave={alongX([-0.3, west + 0.3], out + 0.2, low)}
        up={[0, -out - 0.2, high - low]}
      />
      <North
        view={view}
        x={[-0.3, west + 0.3]}
        z={[low - 0.16, low]}
        y={out + 0.2}
        fill={palette.trimShade}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={barge([west + 0.3, out + 0.2, low], [west + 0.3, 0, high], 0.16)}
      />
    </>
  )
}

/** A weatherboard in the country, seen from its western side: what the parts call east is west here. */
export function Farmhouse({ view }: { view: View }) {
  const { palette } = view
  const verge = west + 0.4
  return (
    <>
      <Chimney view={view} x={[3.4, 4.5]} y={[-6.8, -6.1]} z={[4.6, 7.6]} />
      <NorthClad view={view} x={[0, west]} z={[floor, wall]} material="board" shaded />
      <NorthWindows
        view={view}
        y={0}
        openings={[
          { x: [1.2, 3.2], z: [1.1, 2.4], panes: 2, lit: true },
          { x: [4.8, 5.8], z: [0.5, 2.5], panes: 1 },
          { x: [7.2, 9.2], z: [1.1, 2.4], panes: 2, lit: true },
          { x: [10.8, 12.6], z: [1.1, 2.4], panes: 2, lit: true },
        ]}
      />
      <West view={view} y={[-depth, 0]} z={[0, floor]} x={west} fill={palette.base} />
      <EastClad
        view={view}
        y={[-depth, 0]}
        z={[floor, wall]}
        x={west}
        material="board"
        shaded={false}
      />
      <Face view={view} points={gable} fill={palette.board} />
      <Lines view={view} segments={gableBoards()} colour={palette.boardLine} width={0.8} />
      <WestWindow view={view} y={[-8.3, -7]} z={[1.3, 2.7]} x={west} sunlit lit />
      <WestWindow view={view} y={[-5.9, -4.6]} z={[1.3, 2.7]} x={west} sunlit lit />
      <Battery view={view} />
      <RoofPlane
        view={view}
        material="iron"
        eave={alongX([-0.4, verge], 0.5, gutter)}
        up={[0, ridgeY - 0.5, ridge - gutter]}
      />
      <Panels view={view} slope={roof} places={panelPlaces(4.3, 0.8, 8, 2, [2, 6])} />
      <Face
        view={view}
        fill={palette.trim}
        points={barge([verge, -depth - 0.5, gutter], [verge, ridgeY, ridge])}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={barge([verge, 0.5, gutter], [verge, ridgeY, ridge])}
      />
      <North
        view={view}
        x={[-0.4, verge]}
        z={[gutter - 0.16, gutter]}
        y={0.5}
        fill={palette.trimShade}
      />
      <Verandah view={view} />
    </>
  )
}
