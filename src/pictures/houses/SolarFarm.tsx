import { Faces, Lines } from '../Planes.tsx'
import { type Segment, type Span, spaced, type View } from '../projection.ts'
import { slope, slopeArea } from '../slope.ts'

interface SolarFarmProps {
  view: View
  /** The position of each row, from the farthest to the nearest. */
  rows: readonly { y: number; x: Span }[]
}

const panel = 1.12
const table = 15 * panel
const between = 1
const along = 3.56

/** Long rows of panels on posts. From so far off a table of thirty is one plane with a few of its joints. */
export function SolarFarm({ view, rows }: SolarFarmProps) {
  const { palette } = view
  return rows.map(({ y, x }) => {
    const plane = slope(y, 0.8, 0.5)
    const tables = spaced(x[0], table + between, (x[1] - x[0]) / (table + between))
    const joints = tables.flatMap((start) => [
      [plane.at(start, along / 2), plane.at(start + table, along / 2)] as const,
      ...spaced(start + 1.25 * panel, 1.25 * panel, 11).map(
        (at): Segment => [plane.at(at, 0), plane.at(at, along)],
      ),
    ])
    return (
      <g key={y}>
        <Faces
          view={view}
          planes={tables.map((start) => [
            [start - 1, y + 0.1, 0],
            [start + table - 1, y + 0.1, 0],
            [start + table - 2.4, y - 3.4, 0],
            [start - 2.4, y - 3.4, 0],
          ])}
          fill={palette.grassShade}
        />
        <Faces
          view={view}
          planes={tables.map((start) => slopeArea(plane, [start, start + table], [0, along]))}
          fill={palette.panel}
        />
        <Lines view={view} segments={joints} colour={palette.panelLine} width={0.7} />
      </g>
    )
  })
}
