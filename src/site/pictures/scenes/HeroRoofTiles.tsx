import { FarRoof } from '../FarRoof.tsx'
import { Bungalow } from '../houses/Bungalow.tsx'
import { Picture } from '../Picture.tsx'
import { Top } from '../Planes.tsx'
import { day } from '../palette.ts'
import { look } from '../projection.ts'
import { Gum, Leaves } from '../Trees.tsx'

const frame = { width: 1440, height: 560 }
const view = look({ turn: 28, rise: 19, scale: 38.5, origin: [246, 462] }, frame, day)
const far = look({ scale: 19, origin: [900, 350] }, frame, day)

export function HeroRoofTiles() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <FarRoof view={far} x={0} width={9} pitch={0.8} />
      <FarRoof view={far} x={19} width={9} pitch={0.9} />
      <Gum
        foot={[1140, 340]}
        height={210}
        seed={2}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
      <path d="M0 340C300 326 900 330 1440 306V560H0z" fill={day.grass} />
      <Leaves
        masses={[
          { centre: [30, 340], width: 150, height: 70, seed: 4 },
          { centre: [1010, 330], width: 170, height: 56, seed: 6 },
          { centre: [1250, 318], width: 170, height: 60, seed: 9 },
          { centre: [1410, 312], width: 140, height: 54, seed: 12 },
        ]}
        shade={day.hedge}
        lit={day.hedgeLit}
      />
      <Top view={view} x={[10.4, 12.2]} y={[3, 20]} z={0} fill={day.path} />
      <Bungalow view={view} />
      <Leaves masses={roses} shade={day.shrub} lit={day.shrubLit} />
    </Picture>
  )
}

const roses = [
  { centre: view.at([1.4, 1, 0.3]), width: 62, height: 34, seed: 21 },
  { centre: view.at([3.4, 1, 0.4]), width: 56, height: 40, seed: 23 },
  { centre: view.at([6.6, 1, 0.3]), width: 60, height: 32, seed: 22 },
] as const
