import { panelPlaces } from '../../Panels.tsx'
import { slope } from '../../slope.ts'

/** The main block, in metres, with its north-east corner at the origin. */
const length = 14
export const depth = 10.4
export const eave = 3.2
export const pitch = 0.51
export const floor = 0.45

export const ridgeY = -depth / 2
export const ridge = eave + pitch * (depth / 2)

const overhang = 0.5
export const gutterY = overhang
export const gutterZ = eave - pitch * overhang
export const roofEnds = [-0.45, length + 0.45] as const

/** The north slope, which has the panels. */
export const northSlope = slope(gutterY, gutterZ, pitch)
export const slopeLength = (gutterY - ridgeY) / northSlope.run

/** Sixteen places: eight columns of two. */
export const sixteenPlaces = panelPlaces(0.28, 0.85, 8, 2, [2, 3, 6])

/** The gabled wing at the western end comes forward of the verandah's wall. */
export const wing = {
  east: 9.6,
  west: 14,
  middle: 11.8,
  front: 2.2,
  pitch: 0.8,
  ridge: eave + 0.8 * 2.2,
}
