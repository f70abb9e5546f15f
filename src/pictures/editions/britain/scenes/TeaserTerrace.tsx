import { FarRoof } from '#pictures/FarRoof.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Terrace } from '../houses/Terrace.tsx'
import { BareTree, Clouds, Ground, groundBelow } from '../Street.tsx'

const frame = { width: 720, height: 452 }
const view = createView({ turn: 24, rise: 13, scale: 26.5, origin: [58, 366] }, frame, day)
const far = createView({ turn: 24, rise: 13, scale: 15, origin: [-40, 286] }, frame, day)

export function TeaserTerrace() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <Clouds
        palette={day}
        at={[
          [80, 78, 230],
          [470, 54, 190],
        ]}
      />
      <BareTree foot={[24, 300]} height={190} fill={day.farShade} />
      <FarRoof view={far} x={0} width={9} wall={5} />
      <Ground
        view={view}
        horizon={groundBelow(frame, 306, 230)}
        pavement={[2.4, 4.8]}
        wet={[
          [2, 6.4, 5, 0.9],
          [12, 6.8, 6, 1],
        ]}
      />
      <Top view={view} x={[-80, 120]} y={[0, 2.4]} z={0} fill={day.path} />
      <Terrace view={view} houses={5} solar={[1, 3]} />
    </Picture>
  )
}
