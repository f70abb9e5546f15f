import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Detached } from '../houses/Detached.tsx'
import { MeterWall } from '../MeterWall.tsx'
import { Clouds, groundBelow } from '../Street.tsx'

const frame = { width: 500, height: 340 }
const view = createView({ turn: 52, rise: 12, scale: 78, origin: [372, 300] }, frame, day)

export function CardBattery() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <Clouds palette={day} at={[[-60, 110, 190]]} />
      <path d={groundBelow(frame, 214, 214)} fill={day.grass} />
      <Top view={view} x={[-2, 0]} y={[-12, 8]} z={0} fill={day.path} />
      <Detached view={view} wall={<MeterWall view={view} eave={4.9} />} />
    </Picture>
  )
}
