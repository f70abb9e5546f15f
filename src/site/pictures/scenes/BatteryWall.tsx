import { Weatherboard } from '../houses/weatherboard/Weatherboard.tsx'
import { Picture } from '../Picture.tsx'
import { day } from '../palette.ts'
import { look } from '../projection.ts'

const frame = { width: 500, height: 340 }
const view = look({ scale: 72, origin: [425, 312] }, frame, day)

export function BatteryWall() {
  return (
    <Picture frame={frame} ground={day.grass}>
      <Weatherboard view={view} />
    </Picture>
  )
}
