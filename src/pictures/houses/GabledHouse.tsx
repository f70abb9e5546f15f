import { barge } from '../barge.ts'
import { EastClad, type Material, materials, NorthClad } from '../Cladding.tsx'
import { Panels, type panelPlaces } from '../Panels.tsx'
import { alongX, alongY, Face, Faces, Lines, North, north, Shadow } from '../Planes.tsx'
import type { Point, Segment, Span, View } from '../projection.ts'
import { RoofPlane } from '../RoofPlane.tsx'
import { slope } from '../slope.ts'
import { EastWindow, NorthWindows, type Opening } from '../Windows.tsx'

export interface Gabled {
  x: Span
  /** The line of the north wall. */
  front?: number
  depth: number
  wall: number
  pitch: number
  cladding: Material
  roof: 'tile' | 'iron'
}

const eave = 0.5
const verge = 0.4
// The gable reaches down over the wall, so that no sky shows between them.
const seam = 0.04

/** The north slope of a house's roof, for what is on it. */
export function roofSlope({ front = 0, wall, pitch }: Gabled) {
  return slope(front + eave, wall - pitch * eave, pitch)
}

const peak = ({ wall, pitch, depth }: Gabled) => wall + (pitch * depth) / 2

/** The sides of the house that end in a gable, and the lines of its boards or bricks. */
function GableEnd({ view, house }: { view: View; house: Gabled }) {
  const { x, front = 0, depth, wall, pitch, cladding } = house
  const { palette } = view
  const middle = front - depth / 2
  const ridge = peak(house)
  const { shade, shadeLine, step } = materials[cladding]
  const rows: Segment[] = []
  for (let z = wall + step; step && z < ridge - 0.1; z += step) {
    const reach = (ridge - z) / pitch
    rows.push(alongY(x[0], [middle - reach, middle + reach], z))
  }
  const corners: Point[] = [
    [x[0], front, wall - seam],
    [x[0], front - depth, wall - seam],
    [x[0], middle, ridge],
  ]
  return (
    <>
      <EastClad view={view} y={[front - depth, front]} z={[0, wall]} x={x[0]} material={cladding} />
      <Face view={view} points={corners} fill={palette[shade]} />
      <Lines view={view} segments={rows} colour={palette[shadeLine]} width={0.8} />
      <Shadow
        view={view}
        strength={0.13}
        points={[
          [x[0], front, wall],
          [x[0], middle, ridge],
          [x[0], front - depth, wall],
          [x[0], front - depth, wall - 0.34],
          [x[0], middle, ridge - 0.4],
          [x[0], front, wall - 0.34],
        ]}
      />
    </>
  )
}

function Roof({ view, house }: { view: View; house: Gabled }) {
  const { x, front = 0, depth, wall, pitch, roof } = house
  const { palette } = view
  const [lip, foot] = [front + eave, wall - pitch * eave]
  const [east, west] = [x[0] - verge, x[1] + verge]
  const [middle, ridge] = [front - depth / 2, peak(house)]
  const top: Point = [east, middle, ridge]
  return (
    <>
      <RoofPlane
        view={view}
        material={roof}
        eave={alongX([east, west], lip, foot)}
        up={[0, middle - lip, ridge - foot]}
      />
      <Lines
        view={view}
        segments={[[top, [west, middle, ridge]]]}
        colour={roof === 'tile' ? palette.tileRidge : palette.ridge}
        width={Math.max(2, Math.round(view.scale * 0.8) / 10)}
      />
      <Face
        view={view}
        points={barge([east, front - depth - eave, foot], top)}
        fill={palette.soffit}
      />
      <Face view={view} points={barge([east, lip, foot], top)} fill={palette.trimShade} />
      <North view={view} x={[east, west]} z={[foot - 0.17, foot]} y={lip} fill={palette.trim} />
    </>
  )
}

interface GabledHouseProps {
  view: View
  house: Gabled
  openings: readonly Opening[]
  sides?: readonly { y: Span; z: Span; lit?: boolean }[]
  panels?: ReturnType<typeof panelPlaces>
  /** A door in the north wall, from its eastern edge. */
  door?: number
  doorColour?: string
}

/** A plain house under one long roof, its ridge running east and west. */
export function GabledHouse({
  view,
  house,
  openings,
  sides = [],
  panels = [],
  door,
  doorColour = view.palette.door,
}: GabledHouseProps) {
  const { x, front = 0, depth, wall, cladding } = house
  const { palette } = view
  const reach = 0.7 * wall
  return (
    <>
      <Shadow
        view={view}
        points={[
          [x[0], front, 0],
          [x[0] - reach, front - reach, 0],
          [x[0] - reach * 1.5, front - depth * 0.6, 0],
          [x[0] - reach, front - depth, 0],
          [x[0], front - depth, 0],
        ]}
      />
      <GableEnd view={view} house={house} />
      {sides.map(({ y, z, lit }) => (
        <EastWindow key={y[0] + z[0]} view={view} y={y} z={z} x={x[0]} lit={lit ?? false} />
      ))}
      <NorthClad view={view} x={x} z={[0, wall]} y={front} material={cladding} />
      <NorthWindows view={view} y={front} openings={openings} />
      {door !== undefined && (
        <>
          <Faces
            view={view}
            planes={[north([door - 0.12, door + 1.12], [0.05, 2.37], front)]}
            fill={palette.trim}
          />
          <North view={view} x={[door, door + 1]} z={[0.05, 2.25]} y={front} fill={doorColour} />
        </>
      )}
      <Shadow view={view} points={north(x, [wall - 0.62, wall], front)} />
      <Roof view={view} house={house} />
      {panels.length > 0 && (
        <Panels view={view} slope={roofSlope(house)} places={panels} plain={view.scale < 30} />
      )}
    </>
  )
}
