import { Weatherboard } from '#pictures/houses/weatherboard/Weatherboard.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Faces, level } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Leaves } from '#pictures/Trees.tsx'

const frame = { width: 500, height: 340 }
const view = createView({ scale: 70, origin: [418, 316] }, frame, day)

const pavers = [-6.4, -5.2, -4, -2.8, -1.6, -0.4].map((y) => level([-2.3, -1.4], [y, y + 0.9], 0))
const shrubs = [
  { centre: [30, 128], width: 92, height: 62, seed: 31 },
  { centre: [92, 150], width: 66, height: 44, seed: 33 },
  { centre: [138, 168], width: 40, height: 28, seed: 35 },
] as const

export function BatteryWall() {
  return (
    <Picture frame={frame} ground={day.grass}>
      <Weatherboard view={view} />
      <Faces view={view} planes={pavers} fill={day.pathEdge} />
      <Leaves masses={shrubs} shade={day.shrub} lit={day.shrubLit} />
    </Picture>
  )
}
