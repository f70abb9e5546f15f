import { MeterBox } from '#pictures/Battery.tsx'
import { StripShop, shopFrame, shopPlaces } from '#pictures/houses/StripShop.tsx'
import { Panels } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Gum } from '#pictures/Trees.tsx'

const frame = { width: 720, height: 340 }
const view = createView({ scale: 31, origin: [172, 284] }, frame, day)

export function Shop() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <Gum
        foot={[655, 196]}
        height={165}
        seed={2}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
      <path d="M0 195C200 186 520 198 720 188V340H0z" fill="#c8d1c6" />
      <Top view={view} x={[-40, 40]} y={[5.2, 30]} z={0} fill={day.road} />
      <StripShop
        view={view}
        roof={<Panels view={view} slope={shopFrame} places={shopPlaces} />}
        wall={<MeterBox view={view} eave={3.9} />}
      />
    </Picture>
  )
}
