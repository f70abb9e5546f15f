import { FarRoof } from '../FarRoof.tsx'
import { CourtyardHouse } from '../houses/CourtyardHouse.tsx'
import { Picture } from '../Picture.tsx'
import { Faces, level } from '../Planes.tsx'
import { day } from '../palette.ts'
import { look, spaced } from '../projection.ts'
import { Gum, Leaves } from '../Trees.tsx'

const frame = { width: 1440, height: 560 }
const view = look({ turn: -34, rise: 22, scale: 35, origin: [232, 400] }, frame, day)
const far = look({ scale: 20, origin: [900, 330] }, frame, day)
const farther = look({ scale: 18, origin: [1210, 324] }, frame, day)

const leaves = { shade: day.farLeaf, lit: day.farLeafLit, trunk: day.trunk }
const stripes = spaced(8.6, 3.6, 4).map((y) => level([-30, 60], [y, y + 1.8], 0))
const pavers = spaced(3.9, 1.1, 5).map((y) => level([10.4, 11.6], [y, y + 0.8], 0))
const shrubs = [
  { centre: view.at([16, -2.6, 0.4]), width: 60, height: 40, seed: 21 },
  { centre: view.at([16, -6.2, 0.4]), width: 52, height: 44, seed: 23 },
  { centre: view.at([16.2, -4.4, 0.3]), width: 44, height: 30, seed: 22 },
  { centre: view.at([0.8, 8, 0.3]), width: 56, height: 36, seed: 31 },
  { centre: view.at([2.4, 8, 0.2]), width: 40, height: 26, seed: 32 },
] as const

export function HeroPanels() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <FarRoof view={far} x={0} width={10} />
      <FarRoof view={farther} x={0} width={9} pitch={0.7} />
      <Gum foot={[60, 330]} height={190} seed={6} {...leaves} />
      <Gum foot={[1120, 350]} height={230} seed={9} {...leaves} />
      <path d="M0 322C240 306 520 326 820 312S1250 322 1440 310V560H0z" fill={day.grass} />
      <Faces view={view} planes={stripes} fill={day.mown} />
      <Leaves
        masses={[
          { centre: [24, 326], width: 130, height: 60, seed: 4 },
          { centre: [128, 332], width: 110, height: 50, seed: 5 },
          { centre: [880, 326], width: 150, height: 56, seed: 6 },
          { centre: [1010, 330], width: 130, height: 46, seed: 7 },
          { centre: [1240, 322], width: 180, height: 60, seed: 9 },
          { centre: [1400, 326], width: 130, height: 54, seed: 12 },
        ]}
        shade={day.hedge}
        lit={day.hedgeLit}
      />
      <Faces view={view} planes={pavers} fill={day.path} />
      <CourtyardHouse view={view} />
      <Leaves masses={shrubs} shade={day.shrub} lit={day.shrubLit} />
    </Picture>
  )
}
