import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Flat } from './flat-path.ts'
import { day } from './palette.ts'
import { createView, type Point } from './projection.ts'
import { RoofPlane } from './RoofPlane.tsx'

const view = createView({ scale: 40, origin: [1000, 1000] }, { width: 2000, height: 2000 }, day)

const eave: [Point, Point] = [
  [0, 0, 3],
  [12, 0, 3],
]
const up: Point = [0, -4, 2]

/** The subpaths of a path as places on the drawing. */
function subpaths(d: string): Flat[][] {
  return d.split(/(?=M)/).map((subpath) => {
    const numbers = (subpath.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    let [across, down] = [0, 0]
    return Array.from({ length: numbers.length / 2 }, (_, index): Flat => {
      across += numbers[2 * index] ?? 0
      down += numbers[2 * index + 1] ?? 0
      return [across, down]
    })
  })
}

function distanceToSegment([x, y]: Flat, from: Flat, to: Flat): number {
  const [across, down] = [to[0] - from[0], to[1] - from[1]]
  const squared = across ** 2 + down ** 2
  const along = squared && ((x - from[0]) * across + (y - from[1]) * down) / squared
  const part = Math.max(0, Math.min(1, along))
  return Math.hypot(x - from[0] - part * across, y - from[1] - part * down)
}

const distanceToOutline = (point: Flat, outline: readonly Flat[]) =>
  Math.min(
    ...outline.map((from, index) =>
      distanceToSegment(point, from, outline[(index + 1) % outline.length] ?? from),
    ),
  )

const shapes: Record<string, readonly [number, number]> = {
  'a gable': [0, 0],
  'a hip at both ends': [4, 4],
  'hips that meet in a point': [6, 6],
  'a hip on the left alone': [4, 0],
  'a hip on the right alone': [0, 4],
  'a valley on the left': [-3, 0],
  'a valley on the right': [0, -3],
  'a valley at both ends': [-3, -3],
  'a valley on the left and a hip on the right': [-3, 4],
  'a hip on the left and a valley on the right': [4, -3],
}

describe.each(['iron', 'tile'] as const)('the lines of a roof plane of %s', (material) => {
  test.each(Object.entries(shapes))('run from edge to edge of %s', (_, hips) => {
    const markup = renderToStaticMarkup(
      createElement(RoofPlane, { view, material, eave, up, hips }),
    )
    const [plane = '', lines = ''] = Array.from(markup.matchAll(/ d="([^"]+)"/g), ([, d]) => d)
    const [outline = []] = subpaths(plane)
    const ends = subpaths(lines).flat()
    expect(ends.length).toBeGreaterThan(20)
    const astray = ends.filter((end) => distanceToOutline(end, outline) > 0.3)
    expect(astray).toEqual([])
  })
})
