import { FarRoof } from '../FarRoof.tsx'
import { Garage } from '../houses/Garage.tsx'
import { Picture } from '../Picture.tsx'
import { Top } from '../Planes.tsx'
import { day } from '../palette.ts'
import { look } from '../projection.ts'
import { Gum, Leaves } from '../Trees.tsx'

const frame = { width: 1440, height: 560 }
const view = look({ turn: -19, rise: 12, scale: 71, origin: [112, 438] }, frame, day)
const far = look({ scale: 20, origin: [940, 340] }, frame, day)

export function HeroBestBatteries() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <FarRoof view={far} x={0} width={10} />
      <FarRoof view={far} x={18} width={8} pitch={0.7} />
      <Gum
        foot={[60, 330]}
        height={200}
        seed={7}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
      <Gum
        foot={[1100, 340]}
        height={210}
        seed={2}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
      <path d="M0 320C300 312 900 330 1440 336V560H0z" fill={day.grass} />
      <Leaves
        masses={[
          { centre: [24, 330], width: 130, height: 70, seed: 4 },
          { centre: [960, 342], width: 150, height: 60, seed: 6 },
          { centre: [1220, 344], width: 190, height: 60, seed: 9 },
          { centre: [1410, 344], width: 130, height: 52, seed: 12 },
        ]}
        shade={day.hedge}
        lit={day.hedgeLit}
      />
      <Top view={view} x={[5.4, 8.9]} y={[0, 9]} z={0} fill={day.path} />
      <Top view={view} x={[-0.5, 5.4]} y={[0, 1.2]} z={0} fill={day.path} />
      <Garage view={view} />
    </Picture>
  )
}
