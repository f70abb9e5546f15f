import { FarRoof } from '../FarRoof.tsx'
import { FrontFence, Gate, Letterbox } from '../houses/FrontFence.tsx'
import { StreetVeneer } from '../houses/StreetVeneer.tsx'
import { Picture } from '../Picture.tsx'
import { Top } from '../Planes.tsx'
import { day } from '../palette.ts'
import { look, type Point } from '../projection.ts'
import { Gum, Leaves } from '../Trees.tsx'

const frame = { width: 1440, height: 560 }
const view = look({ turn: 18, rise: 14, scale: 37, origin: [168, 398] }, frame, day)
const far = look({ turn: 18, rise: 14, scale: 20, origin: [900, 330] }, frame, day)

const bush = (at: Point, width: number, height: number, seed: number) => {
  const [across, down] = view.at(at)
  return { centre: [across, down - height * 0.4] as const, width, height, seed }
}

export function HeroGrants() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <FarRoof view={far} x={2} width={11} />
      <FarRoof view={far} x={18} width={9} pitch={0.7} />
      <Gum
        foot={[50, 330]}
        height={210}
        seed={3}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
      <path d="M0 326C200 318 900 306 1440 290V560H0z" fill={day.grass} />
      <Leaves
        masses={[
          { centre: [20, 352], width: 110, height: 60, seed: 4 },
          { centre: [1000, 312], width: 150, height: 70, seed: 6 },
          { centre: [1300, 296], width: 170, height: 60, seed: 9 },
        ]}
        shade={day.hedge}
        lit={day.hedgeLit}
      />
      <Top view={view} x={[8.8, 10.1]} y={[2, 9.2]} z={0} fill={day.path} />
      <StreetVeneer view={view} />
      <Leaves
        masses={[
          bush([1.3, 0.6, 0], 58, 40, 21),
          bush([3, 0.6, 0], 70, 34, 22),
          bush([4.9, 0.6, 0], 54, 42, 23),
          bush([12.6, 3, 0], 64, 40, 24),
          bush([14.6, 3, 0], 72, 36, 25),
        ]}
        shade={day.shrub}
        lit={day.shrubLit}
      />
      <Top view={view} x={[-20, 50]} y={[6.2, 7.6]} z={0} fill={day.path} />
      <Top view={view} x={[-20, 50]} y={[9.2, 9.5]} z={0} fill={day.pathEdge} />
      <Top view={view} x={[-20, 50]} y={[9.5, 30]} z={0} fill={day.road} />
      <FrontFence view={view} x={[-10, 8.6]} />
      <FrontFence view={view} x={[10.3, 36]} />
      <Gate view={view} x={[8.6, 10.3]} />
      <Letterbox view={view} x={7.2} />
    </Picture>
  )
}
