import { Panels } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Parade, paradePlaces, paradeSlope } from '../houses/Parade.tsx'
import { Clouds, Ground, groundBelow } from '../Street.tsx'

const frame = { width: 720, height: 340 }
const roofView = createView({ turn: 29, rise: 17, scale: 30.5, origin: [160, 290] }, frame, day)
const frontView = createView({ turn: 24, rise: 12, scale: 47, origin: [36, 322] }, frame, day)

/** The whole parade, for its roof. */
export function ShopRoof() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <Clouds palette={day} at={[[520, 66, 180]]} />
      <Ground view={roofView} horizon={groundBelow(frame, 262, 196)} pavement={[3.2, 3.9]} />
      <Parade
        view={roofView}
        roof={<Panels view={roofView} slope={paradeSlope} places={paradePlaces} />}
      />
    </Picture>
  )
}

/** The same from nearer, for its fronts. */
export function ShopFronts() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <Ground view={frontView} horizon={groundBelow(frame, 290, 220)} pavement={[3.2, 3.9]} />
      <Parade
        view={frontView}
        roof={<Panels view={frontView} slope={paradeSlope} places={paradePlaces} />}
      />
    </Picture>
  )
}
