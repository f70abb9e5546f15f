import { Faces } from './Planes.tsx'
import { type Point, type Span, spaced, type View } from './projection.ts'
import type { Slope } from './slope.ts'

// A slate with cells in it, in metres. Each course breaks joint with the one below.
const slate = { width: 0.9, height: 0.36 }
const joint = 0.05

interface SolarTilesProps {
  view: View
  slope: Slope
  /** From the eave up. */
  courses: number
  start: number
  /** The ends of the course that starts so far up the slope: it steps in with a hip or a gable. */
  ends: (along: number) => Span
}

/** Solar tiles: courses of dark slates that lie in the roof, not on it. */
export function SolarTiles({ view, slope, courses, start, ends }: SolarTilesProps) {
  const { panel, panelGlint } = view.palette
  const slates = spaced(0, 1, courses).flatMap((course) => {
    const along = start + course * slate.height
    const [east, west] = ends(along)
    const shift = course % 2 ? slate.width / 2 : 0
    return spaced(east + shift, slate.width, (west - east - shift) / slate.width).map(
      (x, index): { points: Point[]; glints: boolean } => ({
        points: [
          slope.at(x, along),
          slope.at(x + slate.width - joint, along),
          slope.at(x + slate.width - joint, along + slate.height - joint),
          slope.at(x, along + slate.height - joint),
        ],
        glints: (index * 5 + course * 3) % 11 === 0,
      }),
    )
  })
  const planes = (glints: boolean) =>
    slates.filter((one) => one.glints === glints).map(({ points }) => points)
  return (
    <>
      <Faces view={view} planes={planes(false)} fill={panel} />
      <Faces view={view} planes={planes(true)} fill={panelGlint} />
    </>
  )
}
