import { Panels, panelPlaces } from '../Panels.tsx'
import { alongZ, Lines, Shadow } from '../Planes.tsx'
import { spaced, type View } from '../projection.ts'
import { slope } from '../slope.ts'

interface PaddockArrayProps {
  view: View
  /** Rows from the farthest to the nearest: the position of each, and how many columns it has. */
  rows: readonly { y: number; x: number; columns: number }[]
}

/** Rows of panels two high, on posts in a paddock, facing north. */
export function PaddockArray({ view, rows }: PaddockArrayProps) {
  return rows.map(({ y, x, columns }) => {
    const end = x + columns * 1.12
    return (
      <g key={y}>
        <Shadow
          view={view}
          strength={0.15}
          points={[
            [x - 1.4, y + 0.2, 0],
            [end - 0.6, y + 0.2, 0],
            [end - 1.2, y - 3, 0],
            [x - 2.4, y - 3, 0],
          ]}
        />
        <Lines
          view={view}
          segments={spaced(x + 0.6, 3.36, columns / 3).map((at) => alongZ(at, y - 1.2, [0, 1.3]))}
          colour={view.palette.steel}
          width={2}
        />
        <Panels
          view={view}
          slope={slope(y, 0.7, 0.5)}
          places={panelPlaces(x, 0, columns, 2, [1, 2, 6, 11])}
        />
      </g>
    )
  })
}
