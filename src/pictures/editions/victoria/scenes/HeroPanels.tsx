import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { CourtyardHouse } from '#pictures/houses/CourtyardHouse.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Faces, level } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, spaced } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'
import { VegetableBed } from '#pictures/VegetableBed.tsx'

const view = createView({ turn: -34, rise: 22, scale: 38, origin: [189, 290] }, heroFrame, day)
const far = createView({ scale: 20, origin: [910, 258] }, heroFrame, day)
const farther = createView({ scale: 18, origin: [1210, 252] }, heroFrame, day)
const farthest = createView({ scale: 19, origin: [1560, 254] }, heroFrame, day)

const stripes = spaced(8.6, 3.6, 6).map((y) => level([-30, 60], [y, y + 1.8], 0))
const pavers = spaced(3.9, 1.1, 8).map((y) => level([10.4, 11.6], [y, y + 0.8], 0))
const shrubs = [
  { centre: view.at([16, -2.6, 0.4]), width: 60, height: 40, seed: 21 },
  { centre: view.at([16, -6.2, 0.4]), width: 52, height: 44, seed: 23 },
  { centre: view.at([16.2, -4.4, 0.3]), width: 44, height: 30, seed: 22 },
  { centre: view.at([0.8, 8, 0.3]), width: 56, height: 36, seed: 31 },
  { centre: view.at([2.4, 8, 0.2]), width: 40, height: 26, seed: 32 },
] as const

export function HeroPanels() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={246} seed={11} />
      <FarRoof view={far} x={0} width={10} />
      <FarRoof view={farther} x={0} width={9} pitch={0.7} />
      <FarRoof view={farthest} x={0} width={10} />
      <Gum foot={[60, 258]} height={200} seed={6} {...farTree} />
      <Gum foot={[1120, 278]} height={240} seed={9} {...farTree} />
      <Gum foot={[1660, 264]} height={190} seed={15} {...farTree} />
      <path
        d="M-640 250C-460 243 -280 249 -120 246 160 236 520 252 820 240S1250 250 1440 238 1700 242 1780 236L2060 236V560H-640z"
        fill={day.grass}
      />
      <Faces view={view} planes={stripes} fill={day.mown} />
      <Leaves
        masses={[
          { centre: [-90, 250], width: 140, height: 54, seed: 14 },
          { centre: [24, 254], width: 130, height: 60, seed: 4 },
          { centre: [128, 260], width: 110, height: 50, seed: 5 },
          { centre: [900, 252], width: 150, height: 56, seed: 6 },
          { centre: [1020, 258], width: 130, height: 46, seed: 7 },
          { centre: [1240, 250], width: 180, height: 60, seed: 9 },
          { centre: [1400, 254], width: 130, height: 54, seed: 12 },
          { centre: [1580, 246], width: 170, height: 50, seed: 16 },
          { centre: [1740, 246], width: 140, height: 60, seed: 17 },
        ]}
        {...hedge}
      />
      <Faces view={view} planes={pavers} fill={day.path} />
      <VegetableBed view={view} x={[24, 27]} y={[-12.4, -10.9]} seed={40} />
      <VegetableBed view={view} x={[29.4, 32.4]} y={[-9.4, -7.9]} seed={50} />
      <Subject>
        <CourtyardHouse view={view} />
      </Subject>
      <Leaves masses={shrubs} shade={day.shrub} lit={day.shrubLit} />
    </Picture>
  )
}
