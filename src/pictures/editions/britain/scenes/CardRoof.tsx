import { Panels } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Detached, detachedPlaces, detachedSlope } from '../houses/Detached.tsx'
import { Clouds } from '../Street.tsx'

const frame = { width: 720, height: 340 }
const view = createView({ scale: 47, origin: [116, 512] }, frame, day)

export function CardRoof() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <Clouds
        palette={day}
        at={[
          [-40, 90, 210],
          [560, 70, 200],
        ]}
      />
      <Detached
        view={view}
        roof={<Panels view={view} slope={detachedSlope} places={detachedPlaces.slice(0, 12)} />}
      />
    </Picture>
  )
}
