import { Panels } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Semi, semiPlaces, semiSlope } from '../houses/Semi.tsx'
import { BareTree, Clouds } from '../Street.tsx'

const frame = { width: 720, height: 340 }
const view = createView({ scale: 50, origin: [176, 596] }, frame, day)

export function RoofClose() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <Clouds palette={day} at={[[20, 110, 190]]} />
      <BareTree foot={[60, 390]} height={300} fill={day.farShade} />
      <Semi view={view} roof={<Panels view={view} slope={semiSlope} places={semiPlaces} />} />
    </Picture>
  )
}
