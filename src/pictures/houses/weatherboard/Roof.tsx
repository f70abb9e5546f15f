import { Chimney } from '../../Chimney.tsx'
import { Face, Lines, North } from '../../Planes.tsx'
import type { View } from '../../projection.ts'
import { corrugations, slopeArea } from '../../slope.ts'
import {
  depth,
  gutterY,
  gutterZ,
  northSlope,
  ridge,
  ridgeY,
  roofEnds,
  slopeLength,
  wing,
} from './dimensions.ts'

const barge = 0.24

/** The chimney is behind the ridge, so it is drawn before the roof. */
export function BackChimney({ view }: { view: View }) {
  return <Chimney view={view} x={[5.2, 6.3]} y={[-7.2, -6.5]} z={[4.5, 7]} />
}

/** The barge boards of the gable end. We see the face of the near one and the underside of the far one. */
function Barges({ view }: { view: View }) {
  const [x] = roofEnds
  return (
    <>
      <Face
        view={view}
        fill={view.palette.soffit}
        points={[
          [x, ridgeY, ridge],
          [x, -depth - gutterY, gutterZ],
          [x, -depth - gutterY, gutterZ - barge],
          [x, ridgeY, ridge - barge],
        ]}
      />
      <Face
        view={view}
        fill={view.palette.trimShade}
        points={[
          [x, gutterY, gutterZ],
          [x, ridgeY, ridge],
          [x, ridgeY, ridge - barge],
          [x, gutterY, gutterZ - barge],
        ]}
      />
    </>
  )
}

/** The north slope of the main roof: iron, ridge cap, barges and gutter. */
export function MainRoof({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <Face
        view={view}
        points={slopeArea(northSlope, roofEnds, [0, slopeLength])}
        fill={palette.iron}
      />
      <Lines
        view={view}
        segments={corrugations(northSlope, roofEnds, [0, slopeLength])}
        colour={palette.ironLine}
      />
      <Face
        view={view}
        points={slopeArea(northSlope, roofEnds, [slopeLength - 0.22, slopeLength])}
        fill={palette.ridge}
      />
      <Barges view={view} />
      <North
        view={view}
        x={[roofEnds[0], wing.east - 0.2]}
        z={[gutterZ - 0.16, gutterZ + 0.02]}
        y={gutterY}
        fill={palette.trim}
      />
    </>
  )
}
