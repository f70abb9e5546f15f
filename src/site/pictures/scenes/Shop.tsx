import { MeterBox } from '../Battery.tsx'
import { StripShop, shopFrame, shopPlaces } from '../houses/StripShop.tsx'
import { Panels } from '../Panels.tsx'
import { Picture } from '../Picture.tsx'
import { day } from '../palette.ts'
import { look } from '../projection.ts'

const frame = { width: 720, height: 340 }
const view = look({ scale: 31, origin: [165, 280] }, frame, day)

export function Shop() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <path d="M0 195C200 186 520 196 720 186V340H0z" fill="#c8d1c6" />
      <StripShop
        view={view}
        roof={<Panels view={view} slope={shopFrame} places={shopPlaces} />}
        wall={<MeterBox view={view} eave={3.9} />}
      />
    </Picture>
  )
}
