import type { Palette } from '../../palette.ts'
import type { View } from '../../projection.ts'
import { slope } from '../../slope.ts'

/** One terrace, in metres. The row starts at the east and each house is a width further west. */
export const width = 5.2
export const wall = 6
export const depth = 9
export const ridgeY = -depth / 2
export const ridgeRise = 2.2
export const parapetRise = 0.35

/** How far the verandah comes forward. */
export const front = 1.6

export const roof = slope(0, wall, ridgeRise / -ridgeY)
export const roofLength = -ridgeY / roof.run

type Paint = Exclude<keyof Palette, 'lamps'>

export interface Colours {
  light: Paint
  shade: Paint
  door: Paint
}

export const houses: Colours[] = [
  { light: 'cream', shade: 'creamShade', door: 'door' },
  { light: 'sage', shade: 'sageShade', door: 'doorBlue' },
  { light: 'blush', shade: 'blushShade', door: 'door' },
]

export interface Part {
  view: View
  /** The east end of this house. */
  x: number
  colours: Colours
}
