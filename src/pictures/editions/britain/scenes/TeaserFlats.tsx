import { Picture } from '#pictures/Picture.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Flats } from '../houses/Flats.tsx'

const frame = { width: 500, height: 190 }
const view = createView({ turn: 33, rise: 13, scale: 38, origin: [-110, 330] }, frame, day)

export function TeaserFlats() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <Flats view={view} />
    </Picture>
  )
}
