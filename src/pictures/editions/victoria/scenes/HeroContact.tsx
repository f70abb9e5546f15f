import { Box } from '#pictures/Box.tsx'
import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { Fence } from '#pictures/Fence.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { CornerShop } from '#pictures/houses/CornerShop.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Face, Faces, Lines, north, Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, type Point, type Segment } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { TelegraphPole } from '#pictures/TelegraphPole.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const view = createView({ turn: 42, rise: 13, scale: 37, origin: [447, 472] }, heroFrame, day)
const far = createView({ turn: 42, rise: 13, scale: 20, origin: [880, 345] }, heroFrame, day)

/** The footpath goes round the corner with the shop. */
const kerb = (out: number, z: number): Point[] => [
  [-out, -60, z],
  [-out, -1.4, z],
  [1.4, out, z],
  [60, out, z],
  [60, -0.1, z],
  [2.2, -0.1, z],
  [-0.1, -2.3, z],
  [-0.1, -60, z],
]

/** From the pole to the wall: wires along the street would run into the form. */
const wires: Segment[] = [
  [
    [12.2, 1.8, 7.9],
    [10.7, 0, 6.9],
  ],
  [
    [12.2, 3.6, 7.9],
    [10.4, 0, 6.6],
  ],
]

export function HeroContact() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={352} seed={7} />
      <FarRoof view={far} x={0} width={11} wall={4} />
      <FarRoof view={far} x={16} width={9} wall={3.4} pitch={0.7} />
      <Gum foot={[40, 352]} height={200} seed={3} {...farTree} />
      <path
        d="M-640 356C-460 349 -280 355 -120 352 240 352 900 352 1440 262 1600 236 1700 220 1780 207L2060 176V560H-640z"
        fill={day.road}
      />
      <Top view={view} x={[-80, -3.3]} y={[-60, 10]} z={-0.14} fill={day.road} />
      <Leaves
        masses={[
          { centre: [30, 340], width: 150, height: 60, seed: 4 },
          { centre: [1120, 262], width: 190, height: 60, seed: 6 },
          { centre: [1330, 220], width: 200, height: 64, seed: 9 },
          { centre: [1640, 170], width: 210, height: 64, seed: 12 },
        ]}
        {...hedge}
      />
      <Face view={view} fill={day.pathEdge} points={kerb(3.4, -0.14)} />
      <Face view={view} fill={day.path} points={kerb(3.3, 0)} />
      <Fence view={view} from={[0, -60]} to={[0, -12]} tone="shade" />
      <Fence view={view} from={[11, -0.1]} to={[60, -0.1]} height={1.9} />
      <TelegraphPole view={view} x={12.2} y={2.7} height={8.4} />
      <Subject>
        <CornerShop view={view} />
        <PostBox />
      </Subject>
      <Lines view={view} segments={wires} colour={day.steel} width={0.8} />
    </Picture>
  )
}

/** A post box at the kerb, its slot under a hood. */
function PostBox() {
  const [x, y] = [8.2, 2.9]
  return (
    <>
      <Box
        view={view}
        x={[x, x + 0.62]}
        y={[y - 0.6, y]}
        z={[0, 1.25]}
        front={day.tile}
        side={day.tileShade}
        top={day.tileRidge}
      />
      <Faces view={view} fill={day.trim} planes={[north([x + 0.1, x + 0.52], [0.7, 0.98], y)]} />
      <Faces
        view={view}
        fill={day.panelEdge}
        planes={[north([x + 0.1, x + 0.52], [1.06, 1.12], y)]}
      />
    </>
  )
}
