import { PaddockArray } from '#pictures/houses/PaddockArray.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Sheep } from '#pictures/Sheep.tsx'
import { Gum } from '#pictures/Trees.tsx'

const frame = { width: 500, height: 190 }
const view = createView({ turn: 24, rise: 16, scale: 12.6, origin: [30, 170] }, frame, day)

const rows = [
  { y: -24, x: 0, columns: 25 },
  { y: -12, x: -4, columns: 29 },
  { y: 0, x: -4, columns: 29 },
]

export function Paddock() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <path d="M0 30c70-20 130-12 190-22s120 16 180 12 90 4 130-2v60H0z" fill="#b4d0c4" />
      <path d="M0 42c90-14 170 2 260-10s160 10 240-2v50H0z" fill="#8fb89b" />
      <path d="M0 48c120-6 360-2 500-6v148H0z" fill="#c3d3a0" />
      <path d="M0 168c160-22 330 8 500-20v42H0z" fill="#b2c68d" />
      <Gum
        foot={[440, 112]}
        height={98}
        seed={11}
        shade={day.leaf}
        lit={day.leafLit}
        trunk={day.trunk}
      />
      <PaddockArray view={view} rows={rows} />
      <Sheep places={sheep} length={17} wool={day.trim} face="#4f5f4c" />
    </Picture>
  )
}

const sheep = [
  [398, 150],
  [424, 158],
  [462, 144],
] as const
