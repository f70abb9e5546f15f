import { FarRoof } from '../FarRoof.tsx'
import { SawToothFactory } from '../houses/SawToothFactory.tsx'
import { Picture } from '../Picture.tsx'
import { Faces, level, Top } from '../Planes.tsx'
import { day } from '../palette.ts'
import { look, spaced } from '../projection.ts'
import { Gum, Leaves } from '../Trees.tsx'

const frame = { width: 1440, height: 560 }
const view = look({ turn: 38, rise: 20, scale: 26, origin: [428, 482] }, frame, day)
const far = look({ scale: 16, origin: [960, 326] }, frame, day)

export function HeroBusiness() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <FarRoof view={far} x={0} width={16} depth={10} wall={5} pitch={0.3} />
      <Gum
        foot={[1225, 310]}
        height={200}
        seed={4}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
      <path d="M0 300C300 288 900 296 1440 286V560H0z" fill={day.grass} />
      <Leaves
        masses={[
          { centre: [26, 306], width: 130, height: 56, seed: 4 },
          { centre: [1060, 296], width: 170, height: 50, seed: 6 },
          { centre: [1390, 288], width: 170, height: 60, seed: 9 },
        ]}
        shade={day.hedge}
        lit={day.hedgeLit}
      />
      <Top view={view} x={[-3, 33]} y={[-0.2, 14]} z={0} fill={day.road} />
      <Faces
        view={view}
        planes={spaced(4, 3.4, 6).map((x) => level([x, x + 0.12], [3.4, 8], 0))}
        fill={day.trim}
      />
      <SawToothFactory view={view} />
    </Picture>
  )
}
