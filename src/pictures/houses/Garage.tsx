import { Box } from '../Box.tsx'
import { barge } from '../barge.ts'
import { EastClad, NorthClad } from '../Cladding.tsx'
import {
  alongX,
  alongY,
  alongZ,
  Face,
  Faces,
  Lines,
  level,
  North,
  north,
  Shadow,
} from '../Planes.tsx'
import { type Segment, type Span, spaced, type View } from '../projection.ts'
import { RoofPlane } from '../RoofPlane.tsx'
import { EastWindow as WestWindow } from '../Windows.tsx'

const west = 9.3
const wall = 2.75
const ridge = 4.15
const lip = 1
const depth = 6.4

interface Cased {
  x: Span
  z: Span
  out: number
  charge: readonly { x: Span; z: Span }[]
}

/** Four shapes batteries come in: tall and slim, wide and low, a cabinet, and a stack of four. */
const batteries: Cased[] = [
  { x: [0.7, 1.22], z: [0.5, 2.05], out: 0.16, charge: [{ x: [0.9, 1.02], z: [0.9, 1.7] }] },
  { x: [1.75, 2.95], z: [0.7, 1.4], out: 0.2, charge: [{ x: [1.9, 2.5], z: [0.98, 1.1] }] },
  { x: [3.4, 4.14], z: [0.08, 1.3], out: 0.3, charge: [{ x: [3.56, 3.98], z: [0.62, 1.04] }] },
  {
    x: [4.55, 5.15],
    z: [0.08, 1.72],
    out: 0.26,
    charge: spaced(0.2, 0.34, 4).map((z) => ({
      x: [4.65, 5.05] as const,
      z: [z, z + 0.09] as const,
    })),
  },
]

function Case({ view, x, z, out, charge }: Cased & { view: View }) {
  const { palette } = view
  return (
    <>
      <Box
        view={view}
        x={x}
        y={[0, out]}
        z={z}
        front={palette.case}
        side={palette.caseTop}
        top={palette.caseTop}
      />
      <Faces
        view={view}
        fill={palette.gold}
        planes={charge.map((bar) => north(bar.x, bar.z, out))}
      />
    </>
  )
}

function RollerDoor({ view }: { view: View }) {
  const { palette } = view
  const slats = spaced(0.16, 0.16, 13).map((z) => alongX([5.8, 8.6], 0, z))
  return (
    <>
      <North view={view} x={[5.66, 8.74]} z={[0, 2.36]} y={0} fill={palette.trimShade} />
      <North view={view} x={[5.8, 8.6]} z={[0.02, 2.22]} y={0} fill={palette.steelLight} />
      <Lines view={view} segments={slats} colour={palette.steel} width={1} />
    </>
  )
}

const middle = west / 2

/** Cladding in the triangle over the wall. */
function Gable({ view }: { view: View }) {
  const { palette } = view
  const pitch = (ridge - wall) / middle
  return (
    <>
      <Face
        view={view}
        fill={palette.boardShade}
        points={[
          [0, 0, wall],
          [west, 0, wall],
          [middle, 0, ridge],
        ]}
      />
      <Lines
        view={view}
        segments={spaced(0.4, 0.4, 22).map((x) =>
          alongZ(x, 0, [wall, wall + pitch * Math.min(x, west - x)]),
        )}
        colour={palette.boardShadeLine}
        width={1.4}
      />
    </>
  )
}

/** A brick garage whose gable hangs a metre over its front and shades what is there. */
export function Garage({ view }: { view: View }) {
  const { palette } = view
  const cable = 2.42
  const [left, right, low]: [number, number, number] = [-0.5, west + 0.5, wall - 0.15]
  const drops = batteries.map(({ x, z }): Segment => {
    const at = (x[0] + x[1]) / 2
    return alongZ(at, 0.02, [cable, z[1]])
  })
  return (
    <>
      <EastClad view={view} y={[-depth, 0]} z={[0, wall]} x={west} shaded={false} />
      <WestWindow view={view} y={[-3.6, -2.2]} z={[1, 2.1]} x={west} sunlit />
      <NorthClad view={view} x={[0, west]} z={[0, wall]} shaded />
      <Gable view={view} />
      <RollerDoor view={view} />
      <Lines
        view={view}
        segments={[alongX([0.3, 4.85], 0.02, cable), ...drops]}
        colour={palette.gold}
        width={4}
      />
      {batteries.map((battery) => (
        <Case key={battery.x[0]} view={view} {...battery} />
      ))}
      <Shadow view={view} strength={0.14} points={level([0, west], [0, 0.7], 0)} />
      <RoofPlane
        view={view}
        material="iron"
        eave={alongY(left, [lip, -depth], low)}
        up={[middle - left, 0, ridge + 0.06 - low]}
      />
      <RoofPlane
        view={view}
        material="iron"
        tone="bright"
        eave={alongY(right, [lip, -depth], low)}
        up={[middle - right, 0, ridge + 0.06 - low]}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={barge([left, lip, low], [middle, lip, ridge + 0.06], 0.26)}
      />
      <Face
        view={view}
        fill={palette.trim}
        points={barge([right, lip, low], [middle, lip, ridge + 0.06], 0.26)}
      />
    </>
  )
}
