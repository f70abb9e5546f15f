import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { SawToothFactory } from '#pictures/houses/SawToothFactory.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Faces, level, Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, spaced } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const view = createView({ turn: 38, rise: 20, scale: 25.4, origin: [421, 480] }, heroFrame, day)
const far = createView({ scale: 16, origin: [960, 326] }, heroFrame, day)
const farther = createView({ scale: 15, origin: [1520, 318] }, heroFrame, day)

export function HeroBusiness() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={304} seed={6} />
      <FarRoof view={far} x={0} width={16} depth={10} wall={5} pitch={0.3} />
      <FarRoof view={farther} x={0} width={14} depth={9} wall={4.4} pitch={0.3} />
      <Gum foot={[1225, 310]} height={200} seed={4} {...farTree} />
      <path
        d="M-640 308C-460 301 -280 307 -120 304 260 288 900 296 1440 286 1600 284 1700 282 1780 281L2060 281V560H-640z"
        fill={day.grass}
      />
      <Leaves
        masses={[
          { centre: [-80, 308], width: 150, height: 60, seed: 14 },
          { centre: [36, 304], width: 130, height: 52, seed: 4 },
          { centre: [1060, 296], width: 170, height: 50, seed: 6 },
          { centre: [1390, 288], width: 170, height: 60, seed: 9 },
          { centre: [1680, 284], width: 190, height: 54, seed: 12 },
        ]}
        {...hedge}
      />
      <Top view={view} x={[-3, 31]} y={[-0.2, 40]} z={0} fill={day.road} />
      <Faces
        view={view}
        planes={spaced(4, 3.4, 6).map((x) => level([x, x + 0.12], [3.4, 8], 0))}
        fill={day.trim}
      />
      <Subject>
        <SawToothFactory view={view} />
      </Subject>
    </Picture>
  )
}
