import { Face, Lines } from './Planes.tsx'
import { type Point, type Segment, spaced, type View } from './projection.ts'

interface Plane {
  /** The eave, from one end to the other. */
  eave: readonly [Point, Point]
  /** From the eave straight up to the ridge. */
  up: Point
  /** How far the hips have come in when they reach the ridge. A gable has none; a valley runs out instead. */
  hips?: readonly [number, number]
}

interface RoofPlaneProps extends Plane {
  view: View
  material?: 'tile' | 'iron'
  /** Bright is for a western slope beside a northern one, late in the day. */
  tone?: 'light' | 'shade' | 'bright'
}

const courseStep = 0.36
const ribStep = 0.42

const length = ([x, y, z]: Point) => Math.hypot(x, y, z)

function measured({ eave: [from, to], up, hips = [0, 0] }: Plane) {
  const wide = length([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
  /** A place so many metres along the eave, and a part of the way up. */
  const at = (across: number, part: number): Point => [
    from[0] + ((to[0] - from[0]) * across) / wide + up[0] * part,
    from[1] + ((to[1] - from[1]) * across) / wide + up[1] * part,
    from[2] + ((to[2] - from[2]) * across) / wide + up[2] * part,
  ]
  return { at, wide, hips, high: length(up) }
}

/** Courses of tiles, level from one hip to the other. */
function courses({ at, wide, hips, high }: ReturnType<typeof measured>): Segment[] {
  return spaced(courseStep / high, courseStep / high, high / courseStep - 0.3).map((part) => [
    at(hips[0] * part, part),
    at(wide - hips[1] * part, part),
  ])
}

/** Ribs of iron, from the eave or the valley up to the hip or the ridge. */
function ribs({ at, wide, hips }: ReturnType<typeof measured>): Segment[] {
  const [first, last] = [Math.min(0, hips[0]), wide - Math.min(0, hips[1])]
  return spaced(first + ribStep, ribStep, (last - first) / ribStep - 0.3).map((across) => {
    // Each end of the plane comes in by `hip` on the way up: a rib so far from that end meets it at this part.
    const ends = [
      { hip: hips[0], part: across / hips[0] },
      { hip: hips[1], part: (wide - across) / hips[1] },
    ]
    const starts = ends.filter(({ hip }) => hip < 0).map(({ part }) => part)
    const stops = ends.filter(({ hip }) => hip > 0).map(({ part }) => part)
    return [at(across, Math.max(0, ...starts)), at(across, Math.min(1, ...stops))]
  })
}

/** One slope of a gabled or hipped roof, whichever way it faces. */
export function RoofPlane({ view, material = 'tile', tone = 'light', ...plane }: RoofPlaneProps) {
  const { palette } = view
  const { at, wide, hips, high } = measured(plane)
  const paints = {
    tile: {
      light: [palette.tile, palette.tileLine],
      shade: [palette.tileShade, palette.tileShadeLine],
      bright: [palette.tileRidge, palette.tile],
    },
    iron: {
      light: [palette.iron, palette.ironLine],
      shade: [palette.ironShade, palette.ironShadeLine],
      bright: [palette.ridge, palette.ironTop],
    },
  }
  const [fill = '', line = ''] = paints[material][tone]
  const lay = material === 'tile' ? courses : ribs
  return (
    <>
      <Face
        view={view}
        points={[at(0, 0), at(wide, 0), at(wide - hips[1], 1), at(hips[0], 1)]}
        fill={fill}
      />
      <Lines
        view={view}
        segments={lay({ at, wide, hips, high })}
        colour={line}
        width={material === 'tile' ? 0.9 : 1}
      />
    </>
  )
}
