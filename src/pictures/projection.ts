import { areas, cutArea, cutLine, type Flat, type Frame, lines, path } from './flat-path.ts'
import type { Palette } from './palette.ts'

/** A place in the scene, in metres: x to the west, y to the north, z up. In Britain x runs east and y south. */
export type Point = readonly [x: number, y: number, z: number]
export type Span = readonly [from: number, to: number]
export type Segment = readonly [Point, Point]

interface Camera {
  /** Degrees away from the north front, so that an east face comes into view on the left. */
  turn?: number
  /** Degrees above the horizon. */
  rise?: number
  /** Pixels for each metre. */
  scale: number
  /** Where the corner (0, 0, 0) falls on the drawing, in pixels. */
  origin: Flat
}

/** What a part needs to draw itself: the projection, the frame and the colours. */
export interface View {
  at: (point: Point) => Flat
  scale: number
  frame: Frame
  palette: Palette
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A parallel projection without perspective: a panel has the same size everywhere. */
export function createView(camera: Camera, frame: Frame, palette: Palette): View {
  const { turn = 33, rise = 15, scale, origin } = camera
  const [cosTurn, sinTurn] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  const [cosRise, sinRise] = [Math.cos(radians(rise)), Math.sin(radians(rise))]

  const at = ([x, y, z]: Point): Flat => {
    const across = x * cosTurn + y * sinTurn
    const up = z * cosRise - (y * cosTurn - x * sinTurn) * sinRise
    return [origin[0] + scale * across, origin[1] - scale * up]
  }
  return { at, scale, frame, palette }
}

/** Whether details of a hand's breadth are drawn; on small drawings they are left out. */
export const isNear = (view: View) => view.scale > 20

/** Whether we see east faces, on the left, or west faces, on the right. */
export const seesEast = (view: View) => view.at([0, 1, 0])[0] > view.at([0, 0, 0])[0]

/** The closed path of a plane; empty when it is out of the frame. */
export function outline(view: View, points: readonly Point[]): string {
  return path(cutArea(points.map(view.at), view.frame))
}

/** Many planes of one colour as a single path. */
export function outlines(view: View, planes: readonly (readonly Point[])[]): string {
  return areas(planes.map((points) => cutArea(points.map(view.at), view.frame)))
}

/** Many lines of one colour as a single path. */
export function strokes(view: View, segments: readonly Segment[]): string {
  const visible = segments.map(([from, to]) => cutLine([view.at(from), view.at(to)], view.frame))
  return lines(visible.filter((line) => line !== undefined))
}

/** `count` places evenly spaced from `start`. */
export function spaced(start: number, step: number, count: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => start + step * index)
}
