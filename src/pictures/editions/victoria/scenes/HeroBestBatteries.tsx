import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { Garage } from '#pictures/houses/Garage.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const view = createView({ turn: -19, rise: 12, scale: 69, origin: [72, 430] }, heroFrame, day)
const far = createView({ scale: 20, origin: [960, 332] }, heroFrame, day)
const farther = createView({ scale: 18, origin: [1590, 330] }, heroFrame, day)

export function HeroBestBatteries() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={312} seed={5} />
      <FarRoof view={far} x={0} width={10} />
      <FarRoof view={far} x={18} width={8} pitch={0.7} />
      <FarRoof view={farther} x={0} width={10} />
      <Gum foot={[-30, 322]} height={200} seed={7} {...farTree} />
      <Gum foot={[1130, 332]} height={210} seed={2} {...farTree} />
      <path
        d="M-640 316C-460 309 -280 315 -120 312 240 304 900 322 1440 328 1600 328 1700 328 1780 328L2060 328V560H-640z"
        fill={day.grass}
      />
      <Leaves
        masses={[
          { centre: [-60, 322], width: 150, height: 70, seed: 4 },
          { centre: [980, 334], width: 150, height: 60, seed: 6 },
          { centre: [1240, 336], width: 190, height: 60, seed: 9 },
          { centre: [1430, 336], width: 130, height: 52, seed: 12 },
          { centre: [1700, 334], width: 190, height: 60, seed: 15 },
        ]}
        {...hedge}
      />
      <Top view={view} x={[5.4, 8.9]} y={[0, 9]} z={0} fill={day.path} />
      <Top view={view} x={[-0.5, 5.4]} y={[0, 1.2]} z={0} fill={day.path} />
      <Subject>
        <Garage view={view} />
      </Subject>
    </Picture>
  )
}
