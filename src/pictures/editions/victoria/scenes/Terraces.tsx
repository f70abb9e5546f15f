import { FarRoof } from '#pictures/FarRoof.tsx'
import { Terraces as TerraceRow } from '#pictures/houses/terraces/Terraces.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Gum } from '#pictures/Trees.tsx'

const frame = { width: 720, height: 452 }
const view = createView({ turn: 24, rise: 12, scale: 31, origin: [165, 408] }, frame, day)
const far = createView({ turn: 24, rise: 12, scale: 17, origin: [560, 318] }, frame, day)

export function Terraces() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <FarRoof view={far} x={0} width={9} wall={4} pitch={0.6} />
      <Gum
        foot={[655, 322]}
        height={230}
        seed={5}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
      <path d="M0 322C200 306 520 322 720 308V452H0z" fill={day.grass} />
      <Top view={view} x={[-30, 60]} y={[3.6, 5.4]} z={0} fill={day.path} />
      <Top view={view} x={[-30, 60]} y={[5.4, 40]} z={0} fill={day.road} />
      <TerraceRow view={view} />
    </Picture>
  )
}
