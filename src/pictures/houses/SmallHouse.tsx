import { Panels, panelGap, panelPlaces, panelWidth } from '../Panels.tsx'
import { alongX, Faces, level, north } from '../Planes.tsx'
import type { Palette } from '../palette.ts'
import type { Point, View } from '../projection.ts'
import { slope } from '../slope.ts'

type Paint = Exclude<keyof Palette, 'lamps'>

const walls = {
  board: 'boardShade',
  cream: 'creamShade',
  sage: 'sageShade',
  blush: 'blushShade',
  brick: 'brickShade',
  trim: 'trimShade',
} as const satisfies Partial<Record<Paint, Paint>>

export interface SmallHouseProps {
  view: View
  /** Its north-eastern corner. */
  x: number
  y: number
  width: number
  depth: number
  shape: 'gable' | 'hip' | 'front' | 'flat'
  wall: keyof typeof walls
  roof: 'tile' | 'iron'
  columns?: number
}

const height = 2.9
const eave = 0.45
const pitch = 0.62

type Part = readonly [fill: Paint, planes: Point[][]]

/** The planes of a roof by colour, back to front. */
function roofParts({ x, y, width, depth, shape, roof }: SmallHouseProps): Part[] {
  const [east, west, front, back] = [x - eave, x + width + eave, y + eave, y - depth - eave]
  const low = height - pitch * eave
  const shade = `${roof}Shade` as const
  const cap = roof === 'tile' ? 'tileRidge' : 'ridge'
  if (shape === 'flat') {
    return [
      ['soffit', [level([x, x + width], [y - depth, y], height + 0.2)]],
      [
        'renderTop',
        [
          level([x - 0.1, x + 0.3], [y - depth, y], height + 0.5),
          level([x, x + width], [y - 0.3, y], height + 0.5),
        ],
      ],
    ]
  }
  if (shape === 'front') {
    const middle = x + width / 2
    const top = low + (pitch * (west - east)) / 2
    const side = (edge: number): Point[] => [
      [edge, front, low],
      [middle, front, top],
      [middle, back, top],
      [edge, back, low],
    ]
    return [
      [roof, [side(west)]],
      [shade, [side(east)]],
      [
        'trim',
        [
          [
            [east, front, low],
            [middle, front, top],
            [west, front, low],
            [west, front, low - 0.3],
            [middle, front, top - 0.36],
            [east, front, low - 0.3],
          ],
        ],
      ],
    ]
  }
  const half = (front - back) / 2
  const inset = shape === 'hip' ? half : 0
  const top = low + pitch * half
  const peaks = alongX([east + inset, west - inset], front - half, top)
  const hips: Part[] =
    shape === 'hip'
      ? [
          [cap, [[[west, front, low], [west, back, low], peaks[1]]]],
          [shade, [[[east, front, low], [east, back, low], peaks[0]]]],
        ]
      : []
  return [
    ...hips,
    [roof, [[[east, front, low], [west, front, low], peaks[1], peaks[0]]]],
    ['trim', [north([east, west], [low - 0.2, low], front)]],
  ]
}

function wallParts({ x, y, width, depth, shape, wall }: SmallHouseProps): Part[] {
  const top = shape === 'flat' ? height + 0.5 : height
  const rise = (pitch * depth) / 2
  const gableTop: Point[] = shape === 'gable' ? [[x, y - depth / 2, height + rise]] : []
  const frontTop: Point[] =
    shape === 'front' ? [[x + width / 2, y, height + (pitch * width) / 2]] : []
  const openings = [0.12, 0.66].map((part) =>
    north([x + width * part, x + width * (part + 0.22)], [1, 2.2], y),
  )
  return [
    [walls[wall], [[[x, y, 0], [x, y - depth, 0], [x, y - depth, top], ...gableTop, [x, y, top]]]],
    [wall, [[[x, y, 0], [x + width, y, 0], [x + width, y, top], ...frontTop, [x, y, top]]]],
    ['glass', openings],
  ]
}

/** A house seen from well above: a handful of planes, and true panels. */
export function SmallHouse(house: SmallHouseProps) {
  const { view, x, y, width, depth, shape, columns = 0 } = house
  const plane =
    shape === 'flat'
      ? slope(y - 2, height + 0.4, 0.2)
      : slope(y + eave, height - pitch * eave, pitch)
  const spread = columns * (panelWidth + panelGap.across)
  const rows = depth > 8.5 && shape !== 'hip' ? 2 : shape === 'flat' ? 2 : 1
  const from = shape === 'gable' ? x + 0.8 : x + (width - spread) / 2
  return (
    <>
      <Faces
        view={view}
        planes={[
          [
            [x, y, 0],
            [x - 2.4, y - 2, 0],
            [x - 2.4, y - depth - 1, 0],
            [x, y - depth, 0],
          ],
        ]}
        fill={view.palette.grassShade}
      />
      {[...wallParts(house), ...roofParts(house)].map(([fill, planes]) => (
        <Faces key={fill} view={view} planes={planes} fill={view.palette[fill]} />
      ))}
      {columns > 0 && (
        <Panels view={view} slope={plane} places={panelPlaces(from, 0.9, columns, rows)} />
      )}
    </>
  )
}
