import { Box } from '../Box.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import { alongX, alongZ, Face, Faces, Lines, North, north } from '../Planes.tsx'
import { spaced, type View } from '../projection.ts'
import { slope, slopeArea } from '../slope.ts'

/** A tall white box of insulated panel, its roof covered. */
export function CoolStore({ view, x }: { view: View; x: number }) {
  const { palette } = view
  const [width, height, back] = [12, 6.6, 13]
  const west = x + width
  const lid = slope(0, height, 0.08)
  const joints = spaced(x + 1.2, 1.2, 9).map((at) => alongZ(at, 0, [0, height]))
  const sideJoints = spaced(-back + 1.2, 1.2, 10).map((y) => alongZ(x, y, [0, height]))
  const lidLength = back / lid.run
  const far = height + 0.08 * back
  return (
    <>
      <Face
        view={view}
        points={[
          [x, 0, 0],
          [x, -back, 0],
          [x, -back, far],
          [x, 0, height],
        ]}
        fill={palette.trimShade}
      />
      <Lines view={view} segments={sideJoints} colour={palette.caseFoot} />
      <North view={view} x={[x, west]} z={[0, height]} y={0} fill={palette.trim} />
      <Lines view={view} segments={joints} colour={palette.case} width={1.4} />
      <Face view={view} points={slopeArea(lid, [x, west], [0, lidLength])} fill={palette.soffit} />
      <Panels view={view} slope={lid} places={panelPlaces(x + 0.5, 0.5, 10, 6, [2, 3, 7])} />
      <Box
        view={view}
        x={[x + 1.4, x + 5.2]}
        y={[0, 0.9]}
        z={[3.7, 3.95]}
        front={palette.door}
        side={palette.awningEnd}
        top={palette.shrubLit}
      />
      <North view={view} x={[x + 1.7, x + 4.9]} z={[0.9, 3.6]} y={0} fill={palette.caseFoot} />
      <Lines
        view={view}
        segments={spaced(1.2, 0.3, 8).map((z) => alongX([x + 1.7, x + 4.9], 0, z))}
        colour={palette.steelLight}
      />
      <Box
        view={view}
        x={[x + 1.5, x + 5.1]}
        y={[0, 0.5]}
        z={[0, 0.9]}
        front={palette.base}
        side={palette.baseShade}
        top={palette.path}
      />
      <Box
        view={view}
        x={[x + 7.4, x + 9.6]}
        y={[0, 0.9]}
        z={[0.1, 1.5]}
        front={palette.steelLight}
        side={palette.steel}
        top={palette.caseTop}
      />
      <Faces
        view={view}
        planes={[7.55, 8.6].map((at) => north([x + at, x + at + 0.85], [0.35, 1.25], 0.9))}
        fill={palette.glass}
      />
    </>
  )
}
