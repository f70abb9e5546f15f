import { Box } from './Box.tsx'
import { path } from './flat-path.ts'
import { Panels, panelHeight, panelWidth } from './Panels.tsx'
import { alongX, alongY, east, Face, Faces, Lines, level, north, Shadow, Top } from './Planes.tsx'
import { type Point, type Segment, type Span, spaced, type View } from './projection.ts'
import { slope } from './slope.ts'

interface Laid {
  view: View
  /** Its eastern and southern edge, in metres: x grows to the west, y to the north. */
  x: number
  y: number
}

/** Panels flat on the grass, laid out to be counted. */
export function LaidPanels({
  view,
  x,
  y,
  columns,
  rows,
}: Laid & { columns: number; rows: number }) {
  const [stepX, stepY] = [panelWidth + 0.26, panelHeight + 0.3]
  // A slope without pitch counts southwards from its eave; the rows go northwards, so below nought.
  const flat = slope(y, 0, 0)
  const corners = Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * stepX,
    along: -Math.floor(index / columns) * stepY - panelHeight,
    glints: index % 4 === 1,
  }))
  return (
    <>
      {corners.map((place) => (
        <Shadow
          key={`${place.x} ${place.along}`}
          view={view}
          points={level(
            [place.x - 0.1, place.x + panelWidth - 0.1],
            [y - place.along - panelHeight - 0.1, y - place.along - 0.1],
            0,
          )}
        />
      ))}
      <Panels view={view} slope={flat} places={corners} />
    </>
  )
}

/** Aluminium rails, side by side. */
export function Rails({ view, x, y, count }: Laid & { count: number }) {
  const { steelLight, steel, caseTop } = view.palette
  return spaced(y, 0.34, count).map((at) => (
    <g key={at}>
      <Shadow view={view} points={level([x - 0.08, x + 4.1], [at - 0.08, at], 0)} />
      <Box
        view={view}
        x={[x, x + 4.2]}
        y={[at, at + 0.09]}
        z={[0, 0.1]}
        front={steelLight}
        side={steel}
        top={caseTop}
      />
    </g>
  ))
}

/** Roof hooks and clamps, in rows like type in a case. */
export function Fixings({ view, x, y, columns, rows }: Laid & { columns: number; rows: number }) {
  const { steel, steelLight, case: top } = view.palette
  const [width, depth, height] = [0.16, 0.2, 0.1]
  const places = spaced(y, 0.42, rows).flatMap((south) =>
    spaced(x, 0.36, columns).map((at) => [at, south] as const),
  )
  const planes = (plane: (at: number, south: number) => Point[]) =>
    places.map(([at, south]) => plane(at, south))
  return (
    <>
      <Faces
        view={view}
        planes={planes((at, south) => east([south, south + depth], [0, height], at))}
        fill={steel}
      />
      <Faces
        view={view}
        planes={planes((at, south) => north([at, at + width], [0, height], south + depth))}
        fill={steelLight}
      />
      <Faces
        view={view}
        planes={planes((at, south) => level([at, at + width], [south, south + depth], height))}
        fill={top}
      />
    </>
  )
}

/** A canvas sheet for the things that must not lie in the grass. */
export function Sheet({ view, x, y }: { view: View; x: Span; y: Span }) {
  const { cream, creamShade } = view.palette
  const folds: Segment[] = [1 / 3, 2 / 3].map((part) =>
    alongY(x[0] + (x[1] - x[0]) * part, [y[0], y[1]], 0),
  )
  return (
    <>
      <Top view={view} x={x} y={y} z={0} fill={cream} />
      <Lines view={view} segments={folds} colour={creamShade} />
    </>
  )
}

/** A white box on its back: the inverter, with its window and its fins. */
export function Inverter({ view, x, y }: Laid) {
  const { caseTop, caseWindow, caseFoot, glassShade } = view.palette
  const top = 0.26
  return (
    <>
      <Shadow view={view} points={level([x - 0.2, x + 0.5], [y - 0.2, y + 0.5], 0)} />
      <Box
        view={view}
        x={[x, x + 0.7]}
        y={[y, y + 0.85]}
        z={[0, top]}
        front={caseWindow}
        side={caseFoot}
        top={caseTop}
      />
      <Faces
        view={view}
        planes={[level([x + 0.2, x + 0.5], [y + 0.18, y + 0.38], top)]}
        fill={glassShade}
      />
      <Lines
        view={view}
        segments={spaced(y + 0.5, 0.07, 4).map((at) => alongX([x + 0.12, x + 0.58], at, top))}
        colour={caseWindow}
        width={1.4}
      />
    </>
  )
}

/** The switchboard, open: a dark tray with its row of breakers. */
export function Switchboard({ view, x, y }: Laid) {
  const { meter, caseFoot, glassShade, caseTop, caseWindow } = view.palette
  const top = 0.18
  return (
    <>
      <Shadow view={view} points={level([x - 0.14, x + 0.9], [y - 0.14, y + 0.5], 0)} />
      <Box
        view={view}
        x={[x, x + 1.1]}
        y={[y, y + 0.75]}
        z={[0, top]}
        front={caseWindow}
        side={caseFoot}
        top={meter}
      />
      <Face
        view={view}
        points={level([x + 0.1, x + 1], [y + 0.1, y + 0.65], top)}
        fill={glassShade}
      />
      <Faces
        view={view}
        planes={spaced(x + 0.17, 0.11, 7).map((at) =>
          level([at, at + 0.08], [y + 0.28, y + 0.48], top),
        )}
        fill={caseTop}
      />
    </>
  )
}

/** An isolator switch: a small box with a dial. */
export function Isolator({ view, x, y }: Laid) {
  const { caseFoot, caseWindow, caseTop, glassShade } = view.palette
  return (
    <>
      <Box
        view={view}
        x={[x, x + 0.3]}
        y={[y, y + 0.36]}
        z={[0, 0.14]}
        front={caseWindow}
        side={caseFoot}
        top={caseTop}
      />
      <Face
        view={view}
        points={level([x + 0.09, x + 0.21], [y + 0.11, y + 0.25], 0.14)}
        fill={glassShade}
      />
    </>
  )
}

function ring([x, y]: readonly [number, number], radius: number): Point[] {
  return spaced(0, Math.PI / 12, 24).map((angle) => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
    0.05,
  ])
}

/** A coil of cable, round the middle x, y. */
export function Coil({ view, x, y }: Laid) {
  const d = [0.34, 0.44, 0.54].map((radius) => path(ring([x, y], radius).map(view.at))).join('')
  return <path d={d} fill="none" stroke={view.palette.panelLine} strokeWidth={4} />
}

/** A ladder lying in the grass. */
export function Ladder({ view, x, y }: Laid) {
  const { deckShade, deckFront, deck } = view.palette
  const length = 5.4
  const rungs = spaced(y + 0.3, 0.36, 14)
  return (
    <>
      <Shadow
        view={view}
        points={level([x - 0.12, x + 0.42], [y - 0.1, y + length - 0.1], 0)}
        strength={0.12}
      />
      {rungs.map((at) => (
        <Box
          key={at}
          view={view}
          x={[x, x + 0.5]}
          y={[at, at + 0.06]}
          z={[0.02, 0.08]}
          front={deckFront}
          side={deckFront}
          top={deckShade}
        />
      ))}
      {[x + 0.45, x].map((edge) => (
        <Box
          key={edge}
          view={view}
          x={[edge, edge + 0.08]}
          y={[y, y + length]}
          z={[0, 0.1]}
          front={deckFront}
          side={deckFront}
          top={deck}
        />
      ))}
    </>
  )
}
