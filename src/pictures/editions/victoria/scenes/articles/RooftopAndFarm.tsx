import { SolarFarm } from '#pictures/houses/SolarFarm.tsx'
import { Weatherboard } from '#pictures/houses/weatherboard/Weatherboard.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Sheep } from '#pictures/Sheep.tsx'
import { Gum } from '#pictures/Trees.tsx'

const frame = { width: 1440, height: 480 }
const view = createView({ turn: 12, rise: 19, scale: 17.5, origin: [590, 452] }, frame, day)

const rows = [
  { y: -60, x: [-54, 30] },
  { y: -47.5, x: [-54, 48] },
  { y: -35, x: [-54, 48] },
] as const

const farSide = [-30, -9, 1, 24, 42]
const nearSide = [-19, 31]

const sheep = [
  [1016, 410],
  [1062, 388],
  [974, 438],
  [1392, 384],
] as const

function Gums({ places, y }: { places: readonly number[]; y: number }) {
  return places.map((x, index) => (
    <Gum
      key={x}
      foot={view.at([x, y, 0])}
      height={view.scale * (7 + ((index * 5) % 3))}
      seed={x + 60}
      shade={day.leaf}
      lit={day.leafLit}
      trunk={day.trunk}
    />
  ))
}

export function RooftopAndFarm() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <path d="M0 62C180 26 330 66 520 44S900 62 1120 26S1340 22 1440 28V200H0z" fill={day.far} />
      <path d="M0 112C220 92 420 98 700 72S1180 50 1440 40V480H0z" fill="#c3d3a0" />
      <SolarFarm view={view} rows={rows} />
      <Gums places={farSide} y={-27.5} />
      <Top view={view} x={[-50, 70]} y={[-25.5, -18]} z={0} fill="#d9cfae" />
      <Top view={view} x={[-50, 70]} y={[-24.4, -19.2]} z={0} fill={day.road} />
      <Top view={view} x={[-50, 90]} y={[-18, 30]} z={0} fill={day.grass} />
      <Gums places={nearSide} y={-16} />
      <path d="M1120 398c50-22 190-24 236-4s-10 40-112 42S1070 420 1120 398z" fill={day.far} />
      <Sheep places={sheep} length={25} wool={day.trim} face="#4f5f4c" />
      <Weatherboard view={view} panels={8} />
    </Picture>
  )
}
