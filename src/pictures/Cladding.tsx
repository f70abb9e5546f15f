import { eastCourses, northCourses } from './courses.ts'
import { East, Lines, North } from './Planes.tsx'
import type { Palette } from './palette.ts'
import type { Span, View } from './projection.ts'

type Colour = Exclude<keyof Palette, 'lamps'>
export type Material = 'board' | 'batten' | 'brick' | 'cream' | 'render'

export const materials: Record<
  Material,
  { light: Colour; line: Colour; shade: Colour; shadeLine: Colour; step: number }
> = {
  board: {
    light: 'board',
    line: 'boardLine',
    shade: 'boardShade',
    shadeLine: 'boardShadeLine',
    step: 0.21,
  },
  batten: {
    light: 'batten',
    line: 'battenLine',
    shade: 'boardShade',
    shadeLine: 'boardShadeLine',
    step: 0.21,
  },
  brick: {
    light: 'brick',
    line: 'brickLine',
    shade: 'brickShade',
    shadeLine: 'brickShadeLine',
    step: 0.3,
  },
  cream: {
    light: 'cream',
    line: 'creamShade',
    shade: 'creamShade',
    shadeLine: 'baseShade',
    step: 0.3,
  },
  render: { light: 'blush', line: 'blush', shade: 'blushShade', shadeLine: 'blushShade', step: 0 },
}

interface Clad {
  view: View
  z: Span
  material?: Material
  /** Under a verandah or away from the sun. */
  shaded?: boolean
}

/** A north wall with the lines of its boards or bricks. */
export function NorthClad({
  view,
  x,
  z,
  y = 0,
  material = 'brick',
  shaded = false,
}: Clad & { x: Span; y?: number }) {
  const { light, line, shade, shadeLine, step } = materials[material]
  return (
    <>
      <North view={view} x={x} z={z} y={y} fill={view.palette[shaded ? shade : light]} />
      {step > 0 && (
        <Lines
          view={view}
          segments={northCourses(x, z, y, step)}
          colour={view.palette[shaded ? shadeLine : line]}
          width={0.8}
        />
      )}
    </>
  )
}

/** A wall to the east, in shade, or one to the west, in the afternoon sun. */
export function EastClad({
  view,
  y,
  z,
  x = 0,
  material = 'brick',
  shaded = true,
}: Clad & { y: Span; x?: number }) {
  const { light, line, shade, shadeLine, step } = materials[material]
  return (
    <>
      <East view={view} y={y} z={z} x={x} fill={view.palette[shaded ? shade : light]} />
      {step > 0 && (
        <Lines
          view={view}
          segments={eastCourses(y, z, x, step)}
          colour={view.palette[shaded ? shadeLine : line]}
          width={0.8}
        />
      )}
    </>
  )
}
