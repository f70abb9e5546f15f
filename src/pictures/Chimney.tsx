import { Box } from './Box.tsx'
import { East, North } from './Planes.tsx'
import { isNear, type Span, seesEast, type View } from './projection.ts'

interface ChimneyProps {
  view: View
  x: Span
  y: Span
  z: Span
  pots?: number
}

/** A brick chimney with a corbelled top and its pots. */
export function Chimney({ view, x, y, z, pots = 2 }: ChimneyProps) {
  const { brick, brickShade, brickTop, render } = view.palette
  const side = x[seesEast(view) ? 0 : 1]
  const width = x[1] - x[0]
  const middle = (y[0] + y[1]) / 2
  const places = Array.from({ length: pots }, (_, index) => x[0] + (width * (index + 0.5)) / pots)
  return (
    <>
      <East view={view} y={y} z={[z[0], z[1] - 0.25]} x={side} fill={brickShade} />
      <North view={view} x={x} z={[z[0], z[1] - 0.25]} y={y[1]} fill={brick} />
      <Box
        view={view}
        x={[x[0] - 0.1, x[1] + 0.1]}
        y={[y[0] - 0.1, y[1] + 0.1]}
        z={[z[1] - 0.25, z[1]]}
        front={brickTop}
        side={brickShade}
        top={render}
      />
      {isNear(view) &&
        places.map((place) => (
          <Box
            key={place}
            view={view}
            x={[place - 0.15, place + 0.15]}
            y={[middle - 0.15, middle + 0.15]}
            z={[z[1], z[1] + 0.38]}
            front={brick}
            side={brickShade}
            top={brickShade}
          />
        ))}
    </>
  )
}
