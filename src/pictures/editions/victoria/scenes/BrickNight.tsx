import { BrickVeneer } from '#pictures/houses/BrickVeneer.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Faces } from '#pictures/Planes.tsx'
import { night } from '#pictures/palette.ts'
import { createView, type Point } from '#pictures/projection.ts'
import { Leaves } from '#pictures/Trees.tsx'

const frame = { width: 500, height: 190 }
const view = createView({ scale: 43, origin: [218, 172] }, frame, night)

/** Light that falls from a window onto the lawn. */
const fallen = (from: number, to: number): Point[] => [
  [from, 0.7, 0],
  [to, 0.7, 0],
  [to + 0.9, 3.6, 0],
  [from - 0.9, 3.6, 0],
]

export function BrickNight() {
  return (
    <Picture frame={frame} ground={night.grass}>
      <Faces
        view={view}
        planes={[fallen(1.6, 4.4), fallen(12, 15.2)]}
        fill={night.gold}
        opacity={0.14}
      />
      <BrickVeneer view={view} />
      <Leaves
        masses={[
          { centre: [22, 112], width: 74, height: 44, seed: 5 },
          { centre: [448, 150], width: 58, height: 36, seed: 6 },
          { centre: [492, 144], width: 60, height: 40, seed: 8 },
        ]}
        shade={night.shrub}
        lit={night.shrubLit}
      />
    </Picture>
  )
}
