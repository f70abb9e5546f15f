import { Box } from '../Box.tsx'
import { barge } from '../barge.ts'
import { Chimney } from '../Chimney.tsx'
import { EastClad, NorthClad } from '../Cladding.tsx'
import { alongX, alongY, Face, Lines, North, north, Shadow, Top } from '../Planes.tsx'
import { type Point, spaced, type View } from '../projection.ts'
import { RoofPlane } from '../RoofPlane.tsx'
import { SolarTiles } from '../SolarTiles.tsx'
import { slope } from '../slope.ts'
import { type Gabled, GabledHouse } from './GabledHouse.tsx'

const house: Gabled = {
  x: [0, 14],
  depth: 9.6,
  wall: 3,
  pitch: 0.84,
  cladding: 'brick',
  roof: 'tile',
}
/** The porch comes forward under a gable of its own, on squat piers. */
const porch = { east: 9, west: 13.6, middle: 11.3, out: 3, foot: 2.7, ridge: 4.4 }
const mainSlope = slope(0.5, house.wall - house.pitch * 0.5, house.pitch)

function Porch({ view }: { view: View }) {
  const { palette } = view
  const { east, west, middle, out, foot, ridge } = porch
  const [left, right, lip] = [east - 0.5, west + 0.5, out + 0.5]
  const low = foot - 0.36
  // Where its ridge and its eave run into the main roof.
  const into = (z: number) => -(z - house.wall) / house.pitch
  const shingles = spaced(foot + 0.24, 0.24, 6).map((z): readonly [Point, Point] => {
    const reach = ((ridge - z) / (ridge - foot)) * (middle - east)
    return alongX([middle - reach, middle + reach], out, z)
  })
  return (
    <>
      <Shadow view={view} strength={0.26} points={north([east, west], [0, foot], 0)} />
      <Top view={view} x={[east, west]} y={[0, out]} z={0.35} fill={palette.deckShade} />
      <Box
        view={view}
        x={[10.4, 12.2]}
        y={[out, out + 0.7]}
        z={[0, 0.18]}
        front={palette.pathEdge}
        side={palette.baseShade}
        top={palette.path}
      />
      <EastClad view={view} y={[0, out]} z={[0, 1.05]} x={east} />
      <NorthClad view={view} x={[east, 10.2]} z={[0, 1.05]} y={out} />
      <NorthClad view={view} x={[12.4, west]} z={[0, 1.05]} y={out} />
      <North view={view} x={[10.2, 12.4]} z={[0, 0.35]} y={out} fill={palette.base} />
      {[12.8, east].map((x) => (
        <g key={x}>
          <Box
            view={view}
            x={[x - 0.05, x + 0.85]}
            y={[out - 0.8, out + 0.05]}
            z={[1.05, 1.15]}
            front={palette.render}
            side={palette.brickTop}
            top={palette.renderTop}
          />
          <Box
            view={view}
            x={[x + 0.12, x + 0.68]}
            y={[out - 0.65, out - 0.1]}
            z={[1.15, foot]}
            front={palette.trim}
            side={palette.trimShade}
            top={palette.trim}
          />
        </g>
      ))}
      <North view={view} x={[east, west]} z={[foot - 0.3, foot]} y={out} fill={palette.trim} />
      <Face
        view={view}
        fill={palette.batten}
        points={[
          [east, out, foot],
          [west, out, foot],
          [middle, out, ridge],
        ]}
      />
      <Lines view={view} segments={shingles} colour={palette.battenLine} width={1.4} />
      <Shadow
        view={view}
        points={[
          [east, out, foot],
          [middle, out, ridge],
          [west, out, foot],
          [middle - 0.2, out, ridge - 0.6],
        ]}
      />
      <RoofPlane
        view={view}
        tone="shade"
        eave={alongY(left, [lip, 0.5], low)}
        up={[middle - left, 0, ridge - low]}
        hips={[0, into(ridge) - 0.5]}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={barge([left, lip, low], [middle, lip, ridge])}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={barge([right, lip, low], [middle, lip, ridge])}
      />
    </>
  )
}

/** A Californian bungalow whose roof makes the power: solar slates lie among its terracotta. */
export function Bungalow({ view }: { view: View }) {
  return (
    <>
      <Chimney view={view} x={[5.6, 6.8]} y={[-6.6, -5.8]} z={[5, 8.2]} />
      <GabledHouse
        view={view}
        house={house}
        openings={[
          { x: [1.3, 4.5], z: [0.9, 2.35], panes: 4 },
          { x: [6, 8], z: [0.9, 2.35], panes: 2 },
        ]}
        sides={[
          { y: [-7.4, -6.2], z: [1, 2.4] },
          { y: [-3.4, -2.2], z: [1, 2.4] },
        ]}
        door={10.7}
        doorColour={view.palette.doorBlue}
      />
      <SolarTiles
        view={view}
        slope={mainSlope}
        courses={15}
        start={0.72}
        ends={(along) => [0.5, Math.min(13.6, 8.1 + Math.max(0, along - 0.6) * 0.92)]}
      />
      <Porch view={view} />
    </>
  )
}
