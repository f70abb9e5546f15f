import { Box } from '../Box.tsx'
import { northCourses } from '../courses.ts'
import { alongZ, East, Faces, Lines, North, north, Shadow, Top } from '../Planes.tsx'
import { type Span, spaced, type View } from '../projection.ts'

const y = [5.4, 5.66] as const
const height = 0.62

/** A low brick fence along the footpath, with a pier at each end. */
export function FrontFence({ view, x }: { view: View; x: Span }) {
  const { palette } = view
  const perpends = spaced(0, 0.15, 4).flatMap((z, row) =>
    spaced(x[0] + (row % 2 ? 0.3 : 0.6), 0.6, (x[1] - x[0]) / 0.6).map((at) =>
      alongZ(at, y[1], [z, z + 0.15]),
    ),
  )
  return (
    <>
      <Shadow
        view={view}
        strength={0.14}
        points={[
          [x[0], y[0], 0],
          [x[1], y[0], 0],
          [x[1] - 0.4, y[0] - 0.4, 0],
          [x[0] - 0.4, y[0] - 0.4, 0],
        ]}
      />
      <East view={view} y={y} z={[0, height]} x={x[0]} fill={palette.brickShade} />
      <North view={view} x={x} z={[0, height]} y={y[1]} fill={palette.brick} />
      <Lines
        view={view}
        segments={[...northCourses(x, [0, height - 0.02], y[1], 0.15), ...perpends]}
        colour={palette.brickLine}
        width={0.8}
      />
      <Top
        view={view}
        x={[x[0], x[1]]}
        y={[y[0] - 0.03, y[1] + 0.03]}
        z={height + 0.07}
        fill={palette.renderTop}
      />
      <North view={view} x={x} z={[height, height + 0.07]} y={y[1] + 0.03} fill={palette.render} />
      {[x[1] - 0.45, x[0]].map((at) => (
        <g key={at}>
          <Box
            view={view}
            x={[at, at + 0.45]}
            y={[y[0] - 0.1, y[1] + 0.1]}
            z={[0, 0.95]}
            front={palette.brick}
            side={palette.brickShade}
            top={palette.brickTop}
          />
          <Box
            view={view}
            x={[at - 0.05, at + 0.5]}
            y={[y[0] - 0.15, y[1] + 0.15]}
            z={[0.95, 1.05]}
            front={palette.render}
            side={palette.brickTop}
            top={palette.renderTop}
          />
        </g>
      ))}
    </>
  )
}

/** A low gate of steel bars. */
export function Gate({ view, x }: { view: View; x: Span }) {
  const bars = spaced(x[0] + 0.2, 0.18, (x[1] - x[0]) / 0.18 - 1)
  return (
    <Faces
      view={view}
      fill={view.palette.trim}
      planes={[
        ...bars.map((at) => north([at, at + 0.04], [0.15, 0.85], y[1])),
        north(x, [0.18, 0.24], y[1]),
        north(x, [0.76, 0.82], y[1]),
      ]}
    />
  )
}

/** A letterbox set in front of the fence, its slot to the street. */
export function Letterbox({ view, x }: { view: View; x: number }) {
  const { palette } = view
  return (
    <>
      <Box
        view={view}
        x={[x - 0.25, x + 0.25]}
        y={[5.75, 6.15]}
        z={[0, 0.7]}
        front={palette.render}
        side={palette.blushShade}
        top={palette.render}
      />
      <Box
        view={view}
        x={[x - 0.33, x + 0.33]}
        y={[5.7, 6.2]}
        z={[0.7, 1.15]}
        front={palette.trim}
        side={palette.trimShade}
        top={palette.caseTop}
      />
      <Faces
        view={view}
        planes={[north([x - 0.22, x + 0.22], [0.95, 1.02], 6.2)]}
        fill={palette.glassShade}
      />
    </>
  )
}
