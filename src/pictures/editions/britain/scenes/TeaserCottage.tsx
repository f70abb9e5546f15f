import { Panels } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { GardenWall } from '../GardenWall.tsx'
import { Hills } from '../Hills.tsx'
import { Cottage, cottagePlaces, cottageSlope } from '../houses/Cottage.tsx'
import { Clouds, groundBelow } from '../Street.tsx'

const frame = { width: 500, height: 190 }
const view = createView({ turn: 28, rise: 14, scale: 18, origin: [164, 152] }, frame, day)

export function TeaserCottage() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <Clouds palette={day} at={[[330, 42, 120]]} />
      <Hills palette={day} left={0} width={500} foot={126} height={90} />
      <path d={groundBelow(frame, 128, 110)} fill={day.grass} />
      <Cottage
        view={view}
        walls="white"
        roof={<Panels view={view} slope={cottageSlope} places={cottagePlaces} />}
      />
      <GardenWall view={view} x={[-14, 3]} y={4.2} walls="stone" />
      <GardenWall view={view} x={[6, 24]} y={4.2} walls="stone" />
    </Picture>
  )
}
