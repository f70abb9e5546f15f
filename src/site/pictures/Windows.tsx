import { East, east, Face, Faces, North, north } from './Planes.tsx'
import { type Point, type Span, spaced, type View } from './projection.ts'

interface WindowProps {
  view: View
  z: Span
  /** Someone is home: gold after dark. */
  lit?: boolean
}

interface NorthWindowProps extends WindowProps {
  x: Span
  y: number
  panes?: number
  /** Under a verandah the trim and the glass are in shade. */
  shaded?: boolean
}

function slant([left, right]: Span, [sill, head]: Span, y: number): Point[] {
  const width = right - left
  const height = head - sill
  return [
    [left + width * 0.55, y, sill],
    [left + width * 0.8, y, sill],
    [right, y, sill + height * 0.35],
    [right, y, sill + height * 0.75],
  ]
}

/** A window in a north wall, with panes side by side. */
export function NorthWindow({
  view,
  x,
  z,
  y,
  panes = 1,
  shaded = false,
  lit = false,
}: NorthWindowProps) {
  const { palette } = view
  const glowing = lit && palette.lamps
  const glass = shaded ? palette.glassShade : palette.glass
  const trim = shaded ? palette.trimShade : palette.trim
  const mullions = spaced(x[0] + (x[1] - x[0]) / panes, (x[1] - x[0]) / panes, panes - 1)
  return (
    <>
      <North
        view={view}
        x={[x[0] - 0.12, x[1] + 0.12]}
        z={[z[0] - 0.14, z[1] + 0.12]}
        y={y}
        fill={trim}
      />
      <North view={view} x={x} z={z} y={y} fill={glowing ? palette.gold : glass} />
      {!glowing && (
        <Face
          view={view}
          points={slant(x, z, y)}
          fill={palette.glint}
          opacity={shaded ? 0.5 : undefined}
        />
      )}
      <Faces
        view={view}
        planes={mullions.map((at) => north([at - 0.05, at + 0.05], z, y))}
        fill={trim}
      />
    </>
  )
}

/** A double-hung window in an east wall, in shade. */
export function EastWindow({ view, y, z, x, lit = false }: WindowProps & { y: Span; x: number }) {
  const { palette } = view
  const middle = (z[0] + z[1]) / 2
  return (
    <>
      <East
        view={view}
        y={[y[0] - 0.12, y[1] + 0.12]}
        z={[z[0] - 0.14, z[1] + 0.12]}
        x={x}
        fill={palette.trimShade}
      />
      <Faces
        view={view}
        planes={[east(y, [z[0], middle - 0.04], x), east(y, [middle + 0.04, z[1]], x)]}
        fill={lit && palette.lamps ? palette.gold : palette.glassShade}
      />
    </>
  )
}
