import { BrickVeneer } from '#pictures/houses/BrickVeneer.tsx'
import { Terraces } from '#pictures/houses/terraces/Terraces.tsx'
import { Weatherboard } from '#pictures/houses/weatherboard/Weatherboard.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { night } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Gum } from '#pictures/Trees.tsx'

const frame = { width: 1440, height: 400 }
const terraces = createView({ turn: 24, rise: 12, scale: 17, origin: [226, 376] }, frame, night)
const weatherboard = createView({ scale: 17, origin: [628, 364] }, frame, night)
const veneer = createView({ scale: 18, origin: [1060, 374] }, frame, night)

const leaves = { shade: night.leaf, lit: night.leafLit, trunk: night.trunk }

export function StreetNight() {
  return (
    <Picture frame={frame} ground={night.sky}>
      <path d="M0 190C200 130 420 206 700 156S1200 194 1440 140V400H0z" fill="#1f5144" />
      <Gum foot={[58, 340]} height={180} seed={3} {...leaves} />
      <Gum foot={[935, 336]} height={232} seed={8} {...leaves} />
      <Gum foot={[1392, 338]} height={160} seed={14} {...leaves} />
      <path d="M0 332C300 320 900 340 1440 326V400H0z" fill={night.grass} />
      <Terraces view={terraces} />
      <Weatherboard view={weatherboard} />
      <BrickVeneer view={veneer} />
    </Picture>
  )
}
