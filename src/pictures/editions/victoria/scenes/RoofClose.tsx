import { northSlope, sixteenPlaces } from '#pictures/houses/weatherboard/dimensions.ts'
import { BackChimney, MainRoof } from '#pictures/houses/weatherboard/Roof.tsx'
import { Verandah } from '#pictures/houses/weatherboard/Verandah.tsx'
import { EastWall, NorthWall } from '#pictures/houses/weatherboard/Walls.tsx'
import { Wing } from '#pictures/houses/weatherboard/Wing.tsx'
import { Panels } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'

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
