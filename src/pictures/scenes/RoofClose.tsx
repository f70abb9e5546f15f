import { northSlope, sixteenPlaces } from '../houses/weatherboard/dimensions.ts'
import { BackChimney, MainRoof } from '../houses/weatherboard/Roof.tsx'
import { Verandah } from '../houses/weatherboard/Verandah.tsx'
import { EastWall, NorthWall } from '../houses/weatherboard/Walls.tsx'
import { Wing } from '../houses/weatherboard/Wing.tsx'
import { Panels } from '../Panels.tsx'
import { Picture } from '../Picture.tsx'
import { day } from '../palette.ts'
import { createView } from '../projection.ts'

const frame = { width: 720, height: 340 }
const view = createView({ scale: 61, origin: [140, 492] }, frame, day)

export function RoofClose() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <BackChimney view={view} />
      <EastWall view={view} />
      <NorthWall view={view} />
      <MainRoof view={view} />
      <Panels view={view} slope={northSlope} places={sixteenPlaces} />
      <Wing view={view} />
      <Verandah view={view} />
    </Picture>
  )
}
