import { Box } from '../../Box.tsx'
import { Face, sloping } from '../../Planes.tsx'
import { isNear, type Span, type View } from '../../projection.ts'
import { parapetRise, ridgeRise, ridgeY, wall } from './dimensions.ts'

/** The wall between two roofs, carried up above them and capped. */
export function FireWall({ view, x }: { view: View; x: Span }) {
  const { trim, trimShade } = view.palette
  const [low, high] = [wall + parapetRise, wall + ridgeRise + parapetRise]
  return (
    <>
      <Face
        view={view}
        fill={trimShade}
        points={[
          [x[0], 0, wall],
          [x[0], ridgeY, wall + ridgeRise],
          [x[0], ridgeY, high],
          [x[0], 0, low],
        ]}
      />
      <Face view={view} fill={trim} points={sloping([x[0], x[1]], [0, low], [ridgeY, high])} />
    </>
  )
}

/** A chimney astride the ridge, its foot cut to the slope. */
export function RidgeChimney({ view, x }: { view: View; x: number }) {
  const { brick, brickShade, brickTop, render } = view.palette
  const [west, north, ridge] = [x + 0.7, -4, wall + ridgeRise]
  const foot = wall + ridgeRise * (-north / -ridgeY)
  const top = wall + 3.9
  return (
    <>
      <Face
        view={view}
        fill={brickShade}
        points={[
          [x, north, foot],
          [x, ridgeY, ridge],
          [x, -4.9, ridge],
          [x, -4.9, top],
          [x, north, top],
        ]}
      />
      <Face
        view={view}
        fill={brick}
        points={[
          [x, north, foot],
          [west, north, foot],
          [west, north, top],
          [x, north, top],
        ]}
      />
      <Box
        view={view}
        x={[x - 0.1, west + 0.1]}
        y={[-5, -3.9]}
        z={[top - 0.3, top]}
        front={brickTop}
        side={brickShade}
        top={render}
      />
      {isNear(view) &&
        [0.18, 0.52].map((place) => (
          <Box
            key={place}
            view={view}
            x={[x + place - 0.12, x + place + 0.12]}
            y={[-4.57, -4.33]}
            z={[top, top + 0.35]}
            front={brick}
            side={brickShade}
            top={brickShade}
          />
        ))}
    </>
  )
}
