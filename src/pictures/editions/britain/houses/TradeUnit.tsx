import type { ReactNode } from 'react'
import { panelPlaces } from '#pictures/Panels.tsx'
import {
  alongX,
  alongZ,
  East,
  Face,
  Faces,
  Lines,
  North,
  north,
  Shadow,
} from '#pictures/Planes.tsx'
import { type Segment, type Span, spaced, type View } from '#pictures/projection.ts'
import { RoofPlane } from '#pictures/RoofPlane.tsx'
import { slope } from '#pictures/slope.ts'

const [bay, bays] = [7, 3]
const [depth, wall, pitch] = [13, 6, 0.2]
const ridge = wall + (pitch * depth) / 2

export const tradeSlope = slope(0.15, wall + 0.02, pitch)
/** Three rows over all bays. */
export const tradePlaces = panelPlaces(1, 0.7, 16, 3, [2, 3, 9, 14])

/** A row of units on a trade estate: brick to shoulder height, ribbed cladding over it, a roller door to each bay. */
export function TradeUnit({ view, roof }: { view: View; roof: ReactNode }) {
  const { palette } = view
  const x: Span = [0, bay * bays]
  const middle = -depth / 2
  const starts = spaced(0, bay, bays)
  const ribs = (from: Span, step: number, at: (place: number) => Segment) =>
    spaced(from[0] + step, step, (from[1] - from[0]) / step - 0.2).map(at)
  const gableTop = (y: number) => wall + pitch * (depth / 2 - Math.abs(y - middle))
  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, 0, 0],
          [-5, -4.2, 0],
          [-5.6, -depth - 1, 0],
          [0, -depth, 0],
        ]}
      />
      <Face
        view={view}
        fill={palette.sageShade}
        points={[
          [0, 0, 0],
          [0, -depth, 0],
          [0, -depth, wall],
          [0, middle, ridge],
          [0, 0, wall],
        ]}
      />
      <Lines
        view={view}
        segments={ribs([-depth, 0], 0.5, (y) => alongZ(0, y, [2.1, gableTop(y)]))}
        colour={palette.boardShadeLine}
        width={0.8}
      />
      <East view={view} y={[-depth, 0]} z={[0, 2.1]} x={0} fill={palette.brickShade} />
      <North view={view} x={x} z={[2.1, wall]} y={0} fill={palette.sage} />
      <Lines
        view={view}
        segments={ribs(x, 0.5, (at) => alongZ(at, 0, [2.1, wall]))}
        colour={palette.sageShade}
        width={0.8}
      />
      <North view={view} x={x} z={[0, 2.1]} y={0} fill={palette.brick} />
      <Lines
        view={view}
        segments={spaced(0.3, 0.3, 6).map((z) => alongX([x[0], x[1]], 0, z))}
        colour={palette.brickLine}
        width={0.8}
      />
      {starts.map((start, index) => (
        <Front
          key={start}
          view={view}
          start={start}
          colour={[palette.door, palette.doorGreen, palette.doorRed][index % 3] ?? ''}
        />
      ))}
      <Shadow view={view} strength={0.16} points={north(x, [wall - 0.5, wall], 0)} />
      <RoofPlane
        view={view}
        material="iron"
        eave={[
          [-0.2, 0.15, wall],
          [x[1] + 0.2, 0.15, wall],
        ]}
        up={[0, middle - 0.15, ridge - wall]}
      />
      <Face
        view={view}
        fill={palette.trimShade}
        points={[
          [-0.2, 0.15, wall + 0.08],
          [-0.2, middle, ridge + 0.08],
          [-0.2, middle, ridge - 0.22],
          [-0.2, 0.15, wall - 0.22],
        ]}
      />
      <North
        view={view}
        x={[-0.2, x[1] + 0.2]}
        z={[wall - 0.22, wall + 0.06]}
        y={0.15}
        fill={palette.trim}
      />
      {roof}
    </>
  )
}

/** A roller door, a door for people, and a blank sign. */
function Front({ view, start, colour }: { view: View; start: number; colour: string }) {
  const { palette } = view
  const door: Span = [start + 1, start + 4.4]
  return (
    <>
      <North
        view={view}
        x={[door[0] - 0.12, door[1] + 0.12]}
        z={[0, 3.72]}
        y={0}
        fill={palette.trim}
      />
      <North view={view} x={door} z={[0, 3.6]} y={0} fill={palette.steelLight} />
      <Lines
        view={view}
        segments={spaced(0.3, 0.3, 11).map((z) => alongX([door[0], door[1]], 0, z))}
        colour={palette.steel}
        width={0.9}
      />
      <North view={view} x={[start + 5.1, start + 6.3]} z={[0, 2.3]} y={0} fill={palette.trim} />
      <North view={view} x={[start + 5.2, start + 6.2]} z={[0, 2.2]} y={0} fill={colour} />
      <Faces
        view={view}
        planes={[north([start + 5.4, start + 6], [1.2, 2], 0)]}
        fill={palette.lamps ? palette.gold : palette.glass}
      />
      <North view={view} x={[start + 1, start + 6.3]} z={[4.4, 5.2]} y={0} fill={colour} />
    </>
  )
}
