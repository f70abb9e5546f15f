import { BrickVeneer } from '../houses/BrickVeneer.tsx'
import { Picture } from '../Picture.tsx'
import { night } from '../palette.ts'
import { look } from '../projection.ts'

const frame = { width: 500, height: 190 }
const view = look({ scale: 44, origin: [215, 178] }, frame, night)

export function BrickNight() {
  return (
    <Picture frame={frame} ground={night.sky}>
      <path d="M0 78C140 70 360 80 500 74V190H0z" fill={night.grass} />
      <BrickVeneer view={view} />
    </Picture>
  )
}
