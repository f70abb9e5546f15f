import { FarRoof } from '#pictures/FarRoof.tsx'
import { Fence } from '#pictures/Fence.tsx'
import { GardenFront } from '#pictures/houses/GardenFront.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Faces, level } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { shrub } from '#pictures/shrub.ts'
import { Gum, Leaves } from '#pictures/Trees.tsx'
import { VegetableBed } from '#pictures/VegetableBed.tsx'

const frame = { width: 1440, height: 480 }
const view = createView({ turn: 46, rise: 17, scale: 36, origin: [650, 414] }, frame, day)
const far = (across: number, down: number) =>
  createView({ turn: 46, rise: 20, scale: 19, origin: [across, down] }, frame, day)

const stripes = [3.6, 8, 12.4, 16.8].map((y) => level([-9, 21], [y, y + 2.2], 0))
const pavers = [4, 5.2, 6.4, 7.6, 8.8, 10].map((y) => level([7.4, 8.3], [y, y + 0.9], 0))

export function RebatesGuide() {
  const farLeaves = { shade: day.farLeaf, lit: day.farLeafLit, trunk: day.trunk }
  return (
    <Picture frame={frame} ground={day.sky}>
      <FarRoof view={far(40, 300)} x={0} width={12} pitch={0.5} />
      <FarRoof view={far(1210, 268)} x={0} width={13} pitch={0.6} />
      <Gum foot={[318, 330]} height={270} seed={8} {...farLeaves} />
      <Gum foot={[1130, 262]} height={190} seed={3} {...farLeaves} />
      <path d="M0 300C300 280 520 286 800 262S1240 250 1440 252V480H0z" fill={day.grass} />
      <Faces view={view} planes={stripes} fill={day.mown} />
      <Fence view={view} from={[21, 1.6]} to={[21, 19]} height={1.8} tone="dark" />
      <Leaves
        masses={[
          { centre: [60, 296], width: 170, height: 60, seed: 4 },
          { centre: [190, 292], width: 130, height: 50, seed: 6 },
          { centre: [1180, 256], width: 190, height: 62, seed: 9 },
        ]}
        shade={day.hedge}
        lit={day.hedgeLit}
      />
      <GardenFront view={view} />
      <Faces view={view} planes={pavers} fill={day.pathEdge} />
      <Leaves
        masses={[
          shrub(view, [14.6, 0.7, 0], 1.8, 1.2, 21),
          shrub(view, [10.6, 0.7, 0], 1.3, 0.8, 23),
        ]}
        shade={day.shrub}
        lit={day.shrubLit}
      />
      <VegetableBed view={view} x={[16, 19]} y={[5.4, 6.9]} seed={40} />
      <VegetableBed view={view} x={[13.4, 16.4]} y={[9, 10.5]} seed={50} />
    </Picture>
  )
}
