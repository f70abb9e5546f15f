import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { Bungalow } from '#pictures/houses/Bungalow.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const view = createView({ turn: 28, rise: 19, scale: 40, origin: [286, 470] }, heroFrame, day)
const far = createView({ scale: 19, origin: [930, 350] }, heroFrame, day)
const farther = createView({ scale: 17, origin: [1560, 316] }, heroFrame, day)

export function HeroRoofTiles() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={344} seed={12} />
      <FarRoof view={far} x={0} width={9} pitch={0.8} />
      <FarRoof view={far} x={19} width={9} pitch={0.9} />
      <FarRoof view={farther} x={0} width={10} pitch={0.8} />
      <Gum foot={[-20, 344]} height={200} seed={14} {...farTree} />
      <Gum foot={[1140, 340]} height={210} seed={2} {...farTree} />
      <path
        d="M-640 348C-460 341 -280 347 -120 344 240 326 900 330 1440 306 1600 302 1700 298 1780 296L2060 291V560H-640z"
        fill={day.grass}
      />
      <Leaves
        masses={[
          { centre: [-70, 348], width: 150, height: 64, seed: 15 },
          { centre: [50, 340], width: 150, height: 70, seed: 4 },
          { centre: [1010, 330], width: 170, height: 56, seed: 6 },
          { centre: [1250, 318], width: 170, height: 60, seed: 9 },
          { centre: [1420, 312], width: 140, height: 54, seed: 12 },
          { centre: [1690, 300], width: 190, height: 60, seed: 16 },
        ]}
        {...hedge}
      />
      <Top view={view} x={[10.4, 12.2]} y={[3, 20]} z={0} fill={day.path} />
      <Subject>
        <Bungalow view={view} />
      </Subject>
      <Leaves masses={roses} shade={day.shrub} lit={day.shrubLit} />
    </Picture>
  )
}

const roses = [
  { centre: view.at([1.4, 1, 0.3]), width: 62, height: 34, seed: 21 },
  { centre: view.at([3.4, 1, 0.4]), width: 56, height: 40, seed: 23 },
  { centre: view.at([6.6, 1, 0.3]), width: 60, height: 32, seed: 22 },
] as const
