import { CoolStore } from '#pictures/houses/CoolStore.tsx'
import { Bins, Flue, ShopFromLane } from '#pictures/houses/ShopsFromLane.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { alongX, Lines, Shadow, Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Gum } from '#pictures/Trees.tsx'

const frame = { width: 1440, height: 480 }
const view = createView({ turn: 20, rise: 23, scale: 27, origin: [322, 451] }, frame, day)

export function SmallBusiness() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <path d="M0 240C300 206 700 180 1440 140V480H0z" fill="#c8d1c6" />
      <Gum
        foot={[170, 260]}
        height={210}
        seed={3}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
      <Top view={view} x={[-30, 70]} y={[0, 2]} z={0} fill={day.path} />
      <Top view={view} x={[-30, 70]} y={[2, 40]} z={0} fill={day.road} />
      <Lines view={view} segments={[alongX([-30, 70], 4, 0)]} colour={day.pathEdge} width={3} />
      <CoolStore view={view} x={22.6} />
      <ShopFromLane view={view} x={14} paint="sage" columns={5} />
      <ShopFromLane view={view} x={7} paint="brick" columns={4} />
      <Flue view={view} x={9.6} y={-9} />
      <ShopFromLane view={view} x={0} paint="cream" columns={5} />
      <Shadow
        view={view}
        points={[
          [0, 0.35, 0],
          [-2.4, -2, 0],
          [-3.6, -14, 0],
          [0, -13, 0],
        ]}
      />
      <Bins view={view} x={11.2} />
    </Picture>
  )
}
