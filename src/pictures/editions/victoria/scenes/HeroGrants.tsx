import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { FrontFence, Gate, Letterbox } from '#pictures/houses/FrontFence.tsx'
import { StreetVeneer } from '#pictures/houses/StreetVeneer.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, type Point } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const view = createView({ turn: 18, rise: 14, scale: 36.5, origin: [220, 422] }, heroFrame, day)
const far = createView({ turn: 18, rise: 14, scale: 20, origin: [960, 352] }, heroFrame, day)

const bush = (at: Point, width: number, height: number, seed: number) => {
  const [across, down] = view.at(at)
  return { centre: [across, down - height * 0.4] as const, width, height, seed }
}

export function HeroGrants() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={352} seed={8} />
      <FarRoof view={far} x={2} width={11} />
      <FarRoof view={far} x={18} width={9} pitch={0.7} />
      <FarRoof view={far} x={33} width={10} />
      <Gum foot={[30, 356]} height={210} seed={3} {...farTree} />
      <path
        d="M-640 356C-460 349 -280 355 -120 352 100 342 900 330 1440 314 1600 310 1700 304 1780 302L2060 297V560H-640z"
        fill={day.grass}
      />
      <Leaves
        masses={[
          { centre: [-60, 370], width: 130, height: 64, seed: 4 },
          { centre: [1040, 336], width: 150, height: 70, seed: 6 },
          { centre: [1320, 320], width: 170, height: 60, seed: 9 },
          { centre: [1660, 308], width: 190, height: 62, seed: 12 },
        ]}
        {...hedge}
      />
      <Top view={view} x={[8.8, 10.1]} y={[2, 9.2]} z={0} fill={day.path} />
      <Subject>
        <StreetVeneer view={view} />
      </Subject>
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
      <Top view={view} x={[-30, 62]} y={[6.2, 7.6]} z={0} fill={day.path} />
      <Top view={view} x={[-30, 62]} y={[9.2, 9.5]} z={0} fill={day.pathEdge} />
      <Top view={view} x={[-30, 62]} y={[9.5, 30]} z={0} fill={day.road} />
      <FrontFence view={view} x={[-30, 8.6]} />
      <FrontFence view={view} x={[10.3, 56]} />
      <Gate view={view} x={[8.6, 10.3]} />
      <Letterbox view={view} x={7.2} />
    </Picture>
  )
}
