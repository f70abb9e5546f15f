import {
  isNear,
  outline,
  outlines,
  type Point,
  type Segment,
  type Span,
  strokes,
  type View,
} from './projection.ts'

interface Plane {
  view: View
  fill: string
  opacity?: number | undefined
}

/** Any flat area, by its corners. */
export function Face({ view, points, ...paint }: Plane & { points: readonly Point[] }) {
  const d = outline(view, points)
  return d ? <path d={d} {...paint} /> : null
}

/** Several areas of one colour, in one path. */
export function Faces({
  view,
  planes,
  ...paint
}: Plane & { planes: readonly (readonly Point[])[] }) {
  const d = outlines(view, planes)
  return d ? <path d={d} {...paint} /> : null
}

/** An upright area facing north. */
export function North({ x, z, y, ...plane }: Plane & { x: Span; z: Span; y: number }) {
  return <Face {...plane} points={north(x, z, y)} />
}

/** An upright area facing east. */
export function East({ y, z, x, ...plane }: Plane & { y: Span; z: Span; x: number }) {
  return <Face {...plane} points={east(y, z, x)} />
}

/** A level area. */
export function Top({ x, y, z, ...plane }: Plane & { x: Span; y: Span; z: number }) {
  return <Face {...plane} points={level(x, y, z)} />
}

export const north = (x: Span, z: Span, y: number): Point[] => [
  [x[0], y, z[0]],
  [x[1], y, z[0]],
  [x[1], y, z[1]],
  [x[0], y, z[1]],
]

export const east = (y: Span, z: Span, x: number): Point[] => [
  [x, y[0], z[0]],
  [x, y[1], z[0]],
  [x, y[1], z[1]],
  [x, y[0], z[1]],
]

export const level = (x: Span, y: Span, z: number): Point[] => [
  [x[0], y[0], z],
  [x[1], y[0], z],
  [x[1], y[1], z],
  [x[0], y[1], z],
]

/** An area from east to west whose edges are at two places north and up: a roof's, an awning's. */
export const sloping = (
  x: Span,
  from: readonly [y: number, z: number],
  to: readonly [y: number, z: number],
): Point[] => [
  [x[0], ...from],
  [x[1], ...from],
  [x[1], ...to],
  [x[0], ...to],
]

/** A line along one axis: to the west, to the north, or upright. */
export const alongX = (x: Span, y: number, z: number): Segment => [
  [x[0], y, z],
  [x[1], y, z],
]
export const alongY = (x: number, y: Span, z: number): Segment => [
  [x, y[0], z],
  [x, y[1], z],
]
export const alongZ = (x: number, y: number, z: Span): Segment => [
  [x, y, z[0]],
  [x, y, z[1]],
]

interface ShadowProps {
  view: View
  points: readonly Point[]
  strength?: number
}

/** Shadow, always hard-edged and always eucalypt. After dark there is no sun to throw one. */
export function Shadow({ view, points, strength = 0.16 }: ShadowProps) {
  const { lamps, shadow } = view.palette
  return lamps ? null : <Face view={view} points={points} fill={shadow} opacity={strength} />
}

interface LinesProps {
  view: View
  segments: readonly Segment[]
  colour: string
  width?: number
}

/** The lines of a material: boards, corrugations, courses of brick. A small drawing has every second one. A line has no area that a fill could show in. */
export function Lines({ view, segments, colour, width = 1 }: LinesProps) {
  const thinned = !isNear(view) && segments.length > 6
  const d = strokes(view, thinned ? segments.filter((_, index) => index % 2 === 0) : segments)
  return d ? <path d={d} stroke={colour} strokeWidth={width === 1 ? undefined : width} /> : null
}
