import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { Farmhouse } from '#pictures/houses/Farmhouse.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { alongY, alongZ, Faces, Lines } from '#pictures/Planes.tsx'
import { day, night } from '#pictures/palette.ts'
import { createView, type Point, type Segment, spaced } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum } from '#pictures/Trees.tsx'

const view = createView({ turn: -47, rise: 14, scale: 42, origin: [124, 376] }, heroFrame, night)
const far = createView({ turn: 33, rise: 14, scale: 14, origin: [1100, 300] }, heroFrame, night)
const farther = createView({ scale: 12, origin: [1236, 296] }, heroFrame, night)

const leaves = { shade: night.leaf, lit: night.leafLit, trunk: night.trunk }

/** Light on the grass below the western windows. */
const fallen = (from: number, to: number): Point[] => [
  [14.5, from, 0],
  [14.5, to, 0],
  [17.6, to + 0.2, 0],
  [17.6, from - 0.2, 0],
]

const posts = spaced(-44.8, 2.6, 26)
const fence: Segment[] = [
  ...posts.map((y) => alongZ(27, y, [0, 1.1])),
  ...[0.4, 0.75, 1.05].map((z) => alongY(27, [-44.8, 20], z)),
]

/** The last of the day is still in the sky; the land has gone dark. */
export function HeroBatteryGuide() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <path
        d="M-640 210C-460 203 -280 209 -120 206 120 170 330 196 520 176S860 120 1060 150 1310 190 1440 168 1640 150 1780 176L2060 176V560H-640z"
        fill={day.farLeaf}
      />
      <path
        d="M-640 260C-460 253 -280 259 -120 256 160 226 420 262 690 236S1130 216 1440 244 1700 232 1780 226L2060 226V560H-640z"
        fill={night.boardLine}
      />
      <FarRoof view={far} x={0} width={11} />
      <FarRoof view={farther} x={0} width={8} pitch={0.7} />
      <FarLeft down={314} seed={3} palette={night} />
      <Gum foot={[-36, 318]} height={200} seed={6} {...leaves} />
      <Gum foot={[980, 300]} height={170} seed={9} {...leaves} />
      <Gum foot={[1352, 310]} height={230} seed={3} {...leaves} />
      <Gum foot={[1640, 300]} height={180} seed={14} {...leaves} />
      <path
        d="M-640 318C-460 311 -280 317 -120 314 240 298 800 306 1440 290 1600 288 1700 286 1780 285L2060 285V560H-640z"
        fill={night.grass}
      />
      <Lines view={view} segments={fence} colour={night.trimShade} width={1.6} />
      <Faces
        view={view}
        planes={[fallen(-8.3, -7), fallen(-5.9, -4.6)]}
        fill={night.gold}
        opacity={0.14}
      />
      <Subject>
        <Farmhouse view={view} />
      </Subject>
    </Picture>
  )
}
