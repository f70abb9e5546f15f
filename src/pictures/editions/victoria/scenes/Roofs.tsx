import { SmallHouse, type SmallHouseProps } from '#pictures/houses/SmallHouse.tsx'
import type { Mass } from '#pictures/leaves.ts'
import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { shrub } from '#pictures/shrub.ts'
import { Leaves } from '#pictures/Trees.tsx'

const frame = { width: 1440, height: 480 }
const view = createView({ turn: 14, rise: 28, scale: 13.5, origin: [720, 300] }, frame, day)

type House = Pick<SmallHouseProps, 'shape' | 'wall' | 'roof' | 'columns'> & { width: number }

const kinds = {
  cottage: { shape: 'hip', wall: 'board', roof: 'iron', width: 11 },
  veneer: { shape: 'hip', wall: 'brick', roof: 'tile', width: 15, columns: 5 },
  cream: { shape: 'gable', wall: 'cream', roof: 'tile', width: 13, columns: 4 },
  weatherboard: { shape: 'gable', wall: 'board', roof: 'iron', width: 12, columns: 5 },
  plain: { shape: 'gable', wall: 'sage', roof: 'iron', width: 12 },
  bungalow: { shape: 'front', wall: 'board', roof: 'tile', width: 9 },
  miner: { shape: 'front', wall: 'blush', roof: 'iron', width: 8 },
  modern: { shape: 'flat', wall: 'trim', roof: 'iron', width: 12, columns: 5 },
  shed: { shape: 'flat', wall: 'brick', roof: 'iron', width: 14, columns: 7 },
  tiled: { shape: 'hip', wall: 'cream', roof: 'tile', width: 13 },
} as const satisfies Record<string, House>

type Kind = keyof typeof kinds

/** One line of houses for each side of a street, from the east; the farthest street first. */
const rows: { y: number; from: number; houses: Kind[] }[] = [
  {
    y: -66,
    from: -66,
    houses: ['tiled', 'weatherboard', 'bungalow', 'veneer', 'miner', 'cream', 'cottage'],
  },
  {
    y: -48,
    from: -62,
    houses: ['cream', 'cottage', 'modern', 'miner', 'tiled', 'weatherboard', 'bungalow', 'veneer'],
  },
  {
    y: -24,
    from: -64,
    houses: [
      'bungalow',
      'veneer',
      'weatherboard',
      'cottage',
      'cream',
      'bungalow',
      'modern',
      'plain',
      'tiled',
    ],
  },
  {
    y: -6,
    from: -60,
    houses: [
      'cottage',
      'cream',
      'miner',
      'tiled',
      'weatherboard',
      'veneer',
      'miner',
      'cream',
      'cottage',
    ],
  },
  {
    y: 18,
    from: -66,
    houses: [
      'veneer',
      'plain',
      'cream',
      'bungalow',
      'shed',
      'cottage',
      'weatherboard',
      'tiled',
      'miner',
    ],
  },
  { y: 36, from: -30, houses: ['cream', 'cottage', 'weatherboard', 'miner', 'veneer', 'plain'] },
]

const gap = 3.2

/** Where each house of a row begins. */
function placed({ y, from, houses }: (typeof rows)[number]) {
  let x = from
  return houses.map((kind) => {
    const house = { kind, x, y, ...kinds[kind] }
    x += house.width + gap
    return house
  })
}

const inFrame = ({ centre: [across, down] }: Mass) =>
  across > -30 && across < frame.width + 30 && down > -20 && down < frame.height + 20

function Trees({ y, from }: { y: number; from: number }) {
  const masses = [34, 80].map((step, index) =>
    shrub(view, [from + step, y - 10.5, 0.4], 4.6 + index, 4.2, Math.abs(y) * 10 + index),
  )
  return <Leaves masses={masses.filter(inFrame).toReversed()} shade={day.leaf} lit={day.leafLit} />
}

export function Roofs() {
  return (
    <Picture frame={frame} ground={day.grass}>
      {[-36, 6, 48].map((y) => (
        <Top key={y} view={view} x={[-90, 110]} y={[y - 4, y + 3]} z={0} fill={day.road} />
      ))}
      {rows.map((row) => (
        <g key={row.y}>
          <Trees y={row.y} from={row.from} />
          {placed(row)
            .toReversed()
            .map((house) => (
              <SmallHouse key={house.x} view={view} depth={9} {...house} />
            ))}
        </g>
      ))}
    </Picture>
  )
}
