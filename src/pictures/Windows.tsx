import { East, east, Faces, north } from './Planes.tsx'
import { isNear, type Point, type Span, spaced, type View } from './projection.ts'

export interface Opening {
  x: Span
  z: Span
  panes?: number
  /** Someone is home: gold after dark. */
  lit?: boolean
}

interface NorthWindowsProps {
  view: View
  y: number
  openings: readonly Opening[]
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

function mullions({ x: [left, right], z, panes = 1 }: Opening, y: number): Point[][] {
  const pane = (right - left) / panes
  return spaced(left + pane, pane, panes - 1).map((at) => north([at - 0.05, at + 0.05], z, y))
}

/** Windows in a north wall, each with its panes side by side. */
export function NorthWindows({ view, y, openings, shaded = false }: NorthWindowsProps) {
  const { palette } = view
  const trim = shaded ? palette.trimShade : palette.trim
  const isLit = ({ lit = false }: Opening) => lit && palette.lamps
  const dark = openings.filter((opening) => !isLit(opening))
  const glass = (some: readonly Opening[]) => some.map(({ x, z }) => north(x, z, y))
  return (
    <>
      <Faces
        view={view}
        planes={openings.map(({ x, z }) =>
          north([x[0] - 0.12, x[1] + 0.12], [z[0] - 0.14, z[1] + 0.12], y),
        )}
        fill={trim}
      />
      <Faces view={view} planes={glass(dark)} fill={shaded ? palette.glassShade : palette.glass} />
      {isNear(view) && (
        <Faces
          view={view}
          planes={dark.map(({ x, z }) => slant(x, z, y))}
          fill={palette.glint}
          opacity={shaded ? 0.5 : undefined}
        />
      )}
      <Faces view={view} planes={glass(openings.filter(isLit))} fill={palette.gold} />
      <Faces view={view} planes={openings.flatMap((opening) => mullions(opening, y))} fill={trim} />
    </>
  )
}

interface EastWindowProps {
  view: View
  y: Span
  z: Span
  x: number
  lit?: boolean
  /** In a west wall, which has the afternoon sun. */
  sunlit?: boolean
}

/** A double-hung window in an east wall, in shade. */
export function EastWindow({ view, y, z, x, lit = false, sunlit = false }: EastWindowProps) {
  const { palette } = view
  const middle = (z[0] + z[1]) / 2
  return (
    <>
      <East
        view={view}
        y={[y[0] - 0.12, y[1] + 0.12]}
        z={[z[0] - 0.14, z[1] + 0.12]}
        x={x}
        fill={sunlit ? palette.trim : palette.trimShade}
      />
      <Faces
        view={view}
        planes={[east(y, [z[0], middle - 0.04], x), east(y, [middle + 0.04, z[1]], x)]}
        fill={lit && palette.lamps ? palette.gold : sunlit ? palette.glass : palette.glassShade}
      />
    </>
  )
}
