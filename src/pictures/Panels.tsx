import { Faces, Lines } from './Planes.tsx'
import { isNear, type Point, type Segment, type View } from './projection.ts'
import type { Slope } from './slope.ts'

/** A common 440 W panel, upright, in metres. */
export const panelWidth = 1.04
export const panelHeight = 1.72

// The frame is on rails; with these three numbers no panel's edge touches the next one's glass.
const lift = 0.1
const railLift = 0.03
export const panelGap = { across: 0.08, along: 0.11 }

// Nearer than a house across the road, in pixels for each metre: there the cells can be told apart.
const cellsShow = 28

export interface Place {
  x: number
  along: number
  /** A few panels catch the sky. */
  glints?: boolean
}

/** Lower left corners of a block of panels, numbered column by column so that every even count is tidy. */
export function panelPlaces(
  x: number,
  along: number,
  columns: number,
  rows = 2,
  glinting: readonly number[] = [],
): Place[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = Math.floor(index / rows)
    return {
      x: x + column * (panelWidth + panelGap.across),
      along: along + (index % rows) * (panelHeight + panelGap.along),
      glints: glinting.includes(column),
    }
  })
}

function glass(
  slope: Slope,
  { x, along }: Place,
  width = panelWidth,
  height = panelHeight,
): Point[] {
  return [
    slope.at(x, along, lift),
    slope.at(x + width, along, lift),
    slope.at(x + width, along + height, lift),
    slope.at(x, along + height, lift),
  ]
}

/** The two edges of the frame we can see: the lower and the eastern. */
function edges(slope: Slope, { x, along }: Place): Point[] {
  return [
    slope.at(x, along + panelHeight, lift),
    slope.at(x, along + panelHeight, railLift),
    slope.at(x, along, railLift),
    slope.at(x + panelWidth, along, railLift),
    slope.at(x + panelWidth, along, lift),
    slope.at(x, along, lift),
  ]
}

function reflection(slope: Slope, { x, along }: Place): Point[] {
  const on = (across: number, up: number) =>
    slope.at(x + panelWidth * across, along + panelHeight * up, lift)
  return [on(0.3, 0), on(0.62, 0), on(1, 0.62), on(1, 1), on(0.94, 1)]
}

function cells(slope: Slope, { x, along }: Place): Segment[] {
  const on = (across: number, up: number) =>
    slope.at(x + panelWidth * across, along + panelHeight * up, lift)
  return [
    [on(1 / 3, 0), on(1 / 3, 1)],
    [on(2 / 3, 0), on(2 / 3, 1)],
    [on(0, 0.5), on(1, 0.5)],
  ]
}

interface PanelsProps {
  view: View
  slope: Slope
  places: readonly Place[]
  /** Without edges and cells, where there are very many. */
  plain?: boolean
}

/** In pixels, of the lines between cells. */
export const cellLine = 0.7

/** Panels on a slope. Drawn together they cost four paths, however many there are. Edges and cells show only from near. */
export function Panels(props: PanelsProps) {
  return (
    <g strokeWidth={cellLine}>
      <PanelParts {...props} />
    </g>
  )
}

/** Panels in a group that says how wide the lines between their cells are. */
export function PanelParts({ view, slope, places, plain = false }: PanelsProps) {
  const { palette } = view
  const detailed = isNear(view) && !plain
  return (
    <>
      {detailed && (
        <Faces
          view={view}
          planes={places.map((place) => edges(slope, place))}
          fill={palette.panelEdge}
        />
      )}
      <Faces view={view} planes={places.map((place) => glass(slope, place))} fill={palette.panel} />
      <Faces
        view={view}
        planes={places
          .filter(({ glints }) => glints && isNear(view))
          .map((place) => reflection(slope, place))}
        fill={palette.panelGlint}
      />
      {view.scale > cellsShow && !plain && (
        <Lines
          view={view}
          segments={places.flatMap((place) => cells(slope, place))}
          colour={palette.panelLine}
        />
      )}
    </>
  )
}

/** Outlines on the roof where a larger system would be. */
export function panelPlaceOutlines(slope: Slope, places: readonly Place[]): Point[][] {
  return places.map(({ x, along }) =>
    glass(slope, { x: x + 0.05, along: along + 0.05 }, panelWidth - 0.1, panelHeight - 0.1),
  )
}
