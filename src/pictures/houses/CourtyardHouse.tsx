import { Box } from '../Box.tsx'
import { barge } from '../barge.ts'
import { EastClad, NorthClad } from '../Cladding.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
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
  Top,
  East as West,
} from '../Planes.tsx'
import { spaced, type View } from '../projection.ts'
import { RoofPlane } from '../RoofPlane.tsx'
import { slope, westSlope } from '../slope.ts'
import { NorthWindows, EastWindow as WestWindow } from '../Windows.tsx'

// Two wings meet in an L that opens to the north-west, and so to us.
const main = { west: 15, depth: 8, ridge: 4.9 }
const wing = { west: 7, north: 7, middle: 3.5, ridge: 4.65 }
const wall = 2.9
const pitch = 0.5
const eave = 0.5
const gutter = wall - pitch * eave

const northSlope = slope(eave, gutter, pitch)
const sunsetSlope = westSlope(wing.west + eave, gutter, pitch)
const northPlaces = panelPlaces(8.6, 0.45, 6, 2, [1, 4])
const sunsetPlaces = panelPlaces(1.15, 0.3, 5, 2, [0, 3])

function MainBlock({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <EastClad
        view={view}
        y={[-main.depth, 0]}
        z={[0, wall]}
        x={main.west}
        material="board"
        shaded={false}
      />
      <Face
        view={view}
        fill={palette.board}
        points={[
          [main.west, 0, wall],
          [main.west, -main.depth, wall],
          [main.west, -main.depth / 2, main.ridge],
        ]}
      />
      <WestWindow view={view} y={[-5.6, -4.4]} z={[0.9, 2.2]} x={main.west} sunlit />
      <WestWindow view={view} y={[-2.9, -1.7]} z={[0.9, 2.2]} x={main.west} sunlit />
      <NorthClad view={view} x={[wing.west, main.west]} z={[0, wall]} material="batten" />
      <NorthWindows
        view={view}
        y={0}
        openings={[
          { x: [8.2, 11.4], z: [0.3, 2.3], panes: 4 },
          { x: [12.4, 14.2], z: [0.9, 2.3], panes: 2 },
        ]}
      />
      <Shadow view={view} points={north([wing.west, main.west], [2.2, wall], 0)} />
      <RoofPlane
        view={view}
        material="iron"
        eave={alongX([3, main.west + 0.4], eave, gutter)}
        up={[0, -main.depth / 2 - eave, main.ridge - gutter]}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={barge(
          [main.west + 0.4, eave, gutter],
          [main.west + 0.4, -main.depth / 2, main.ridge],
        )}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={barge(
          [main.west + 0.4, -main.depth - eave, gutter],
          [main.west + 0.4, -main.depth / 2, main.ridge],
        )}
      />
      <North
        view={view}
        x={[wing.west + eave, main.west + 0.4]}
        z={[gutter - 0.17, gutter]}
        y={eave}
        fill={palette.trimShade}
      />
      <Panels view={view} slope={northSlope} places={northPlaces} />
    </>
  )
}

function Deck({ view }: { view: View }) {
  const { palette } = view
  const [x, y] = [
    [wing.west, 13.4],
    [0, 3.4],
  ] as const
  return (
    <>
      <Box
        view={view}
        x={x}
        y={y}
        z={[0, 0.3]}
        front={palette.deckFront}
        side={palette.deckFront}
        top={palette.deck}
      />
      <West view={view} y={y} z={[0, 0.3]} x={x[1]} fill={palette.deckShade} />
      <Lines
        view={view}
        segments={spaced(0.28, 0.28, 12).map((at) => alongX([x[0], x[1]], at, 0.3))}
        colour={palette.deckLine}
        width={0.7}
      />
      <Top view={view} x={x} y={[0, 0.5]} z={0.3} fill={palette.deckShade} />
    </>
  )
}

function WingBlock({ view }: { view: View }) {
  const { palette } = view
  const { west, north: front, middle, ridge } = wing
  const lip = front + 0.4
  return (
    <>
      <EastClad view={view} y={[0, front]} z={[0, wall]} x={west} material="board" shaded={false} />
      <WestWindow view={view} y={[4.6, 6]} z={[0.9, 2.2]} x={west} sunlit />
      <West view={view} y={[0.9, 3.5]} z={[0.3, 2.4]} x={west} fill={palette.trim} />
      <Faces
        view={view}
        fill={palette.glass}
        planes={[1, 1.87, 2.74].map((y) => east([y, y + 0.7], [0.4, 2.3], west))}
      />
      <East
        view={view}
        y={[0, front]}
        z={[2.3, wall]}
        x={west}
        fill={palette.shadow}
        opacity={0.13}
      />
      <NorthClad view={view} x={[0, west]} z={[0, wall]} y={front} material="batten" />
      <Face
        view={view}
        fill={palette.batten}
        points={[
          [0, front, wall],
          [west, front, wall],
          [middle, front, ridge],
        ]}
      />
      <NorthWindows view={view} y={front} openings={[{ x: [2, 5], z: [0.8, 2.3], panes: 3 }]} />
      <Shadow
        view={view}
        strength={0.13}
        points={[
          [0, front, wall],
          [middle, front, ridge],
          [west, front, wall],
          [west, front, wall - 0.5],
          [middle, front, ridge - 0.5],
          [0, front, wall - 0.5],
        ]}
      />
      <RoofPlane
        view={view}
        material="iron"
        tone="bright"
        eave={alongY(west + eave, [lip, eave], gutter)}
        up={[-middle - eave, 0, ridge - gutter]}
        hips={[0, -middle - eave]}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={barge([west + eave, lip, gutter], [middle, lip, ridge])}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={barge([-eave, lip, gutter], [middle, lip, ridge])}
      />
      <West
        view={view}
        y={[eave, lip]}
        z={[gutter - 0.17, gutter]}
        x={west + eave}
        fill={palette.trim}
      />
      <Panels view={view} slope={sunsetSlope} places={sunsetPlaces} />
    </>
  )
}

/** A house in an L, seen from the north-west: panels face noon on one wing and the evening on the other. */
export function CourtyardHouse({ view }: { view: View }) {
  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, wing.north, 0],
          [-2.2, wing.north - 2.2, 0],
          [-3.2, wing.north - 5, 0],
          [-3.2, -4, 0],
          [0, -4, 0],
        ]}
      />
      <MainBlock view={view} />
      <Deck view={view} />
      <WingBlock view={view} />
    </>
  )
}
