import { EastClad, NorthClad } from '#pictures/Cladding.tsx'
import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { Fence } from '#pictures/Fence.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { Bicycle } from '#pictures/houses/Bicycle.tsx'
import { Picture } from '#pictures/Picture.tsx'
import {
  alongX,
  alongY,
  alongZ,
  Face,
  Faces,
  Lines,
  level,
  North,
  north,
  Shadow,
  Top,
} from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, type Segment, spaced } from '#pictures/projection.ts'
import { RoofPlane } from '#pictures/RoofPlane.tsx'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'
import { BatteryStack, stackModule } from '#pictures/WallBox.tsx'

const view = createView({ turn: 15, rise: 11, scale: 88, origin: [112, 470] }, heroFrame, day)
const far = createView({ turn: 15, rise: 11, scale: 20, origin: [960, 316] }, heroFrame, day)
const farther = createView({ turn: 15, rise: 11, scale: 18, origin: [1590, 288] }, heroFrame, day)

const wall = 2.6
const west = 8.2
/** One, two and four modules, in places a stride apart. */
const stacks = [
  { x: 4.2, modules: 1 },
  { x: 5.5, modules: 2 },
  { x: 6.8, modules: 4 },
]
const conduit = 2.3
const drops = stacks.map(({ x, modules }): Segment => {
  const middle = x + stackModule.width / 2
  return alongZ(middle, 0.02, [conduit, 0.44 + modules * stackModule.height])
})

export function HeroBatterySize() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={326} seed={4} />
      <FarRoof view={far} x={2} width={10} />
      <FarRoof view={far} x={17} width={9} pitch={0.7} />
      <FarRoof view={farther} x={0} width={9} />
      <Gum foot={[1200, 314]} height={210} seed={4} {...farTree} />
      <path
        d="M-640 330C-460 323 -280 329 -120 326 240 314 900 314 1440 284 1600 276 1700 272 1780 270L2060 265V560H-640z"
        fill={day.grass}
      />
      <Leaves masses={[{ centre: [-64, 336], width: 150, height: 80, seed: 4 }]} {...hedge} />
      <Fence view={view} from={[west, -2]} to={[24, -2]} />
      <Leaves
        masses={[
          { centre: [1120, 376], width: 150, height: 62, seed: 21 },
          { centre: [1226, 378], width: 110, height: 46, seed: 22 },
          { centre: [1600, 360], width: 160, height: 58, seed: 23 },
        ]}
        shade={day.shrub}
        lit={day.shrubLit}
      />
      <Top view={view} x={[-0.9, 9.2]} y={[0, 1.5]} z={0} fill={day.path} />
      <Lines
        view={view}
        segments={spaced(0.6, 1.5, 6).map((x) => alongY(x, [0, 1.5], 0))}
        colour={day.pathEdge}
        width={1.6}
      />
      <Subject>
        <Laundry />
        <Faces
          view={view}
          planes={[level([-0.9, west - 0.4], [0, 0.62], 0)]}
          fill={day.shadow}
          opacity={0.14}
        />
        <Lines
          view={view}
          segments={[alongX([3.75, 7.14], 0.02, conduit), ...drops]}
          colour={day.gold}
          width={4}
        />
        {stacks.toReversed().map((stack) => (
          <BatteryStack key={stack.x} view={view} {...stack} />
        ))}
        <Bicycle view={view} x={0.42} y={0.3} />
        <RoofPlane
          view={view}
          material="iron"
          eave={alongX([-0.3, west + 0.3], 0.7, wall - 0.1)}
          up={[0, -3.4, 0.85]}
        />
        <North
          view={view}
          x={[-0.3, west + 0.3]}
          z={[wall - 0.27, wall - 0.1]}
          y={0.7}
          fill={day.trim}
        />
      </Subject>
    </Picture>
  )
}

/** The laundry's wall: boards, a door with a glass light, all in the shade of the eave. */
function Laundry() {
  return (
    <>
      <EastClad view={view} y={[-2.6, 0]} z={[0, wall]} material="board" />
      <Face
        view={view}
        fill={day.boardShade}
        points={[
          [0, 0, wall],
          [0, -2.6, wall],
          [0, -2.6, wall + 0.7],
        ]}
      />
      <NorthClad view={view} x={[0, west]} z={[0, wall]} material="board" shaded />
      <North view={view} x={[0, 0.14]} z={[0, wall]} y={0} fill={day.trimShade} />
      <North view={view} x={[west - 0.14, west]} z={[0, wall]} y={0} fill={day.trimShade} />
      <North view={view} x={[2.34, 3.4]} z={[0, 2.16]} y={0} fill={day.trimShade} />
      <North view={view} x={[2.46, 3.28]} z={[0.04, 2.04]} y={0} fill={day.door} />
      <Faces view={view} fill={day.glassShade} planes={[north([2.6, 3.14], [1.1, 1.86], 0)]} />
      <Faces
        view={view}
        fill={day.trimShade}
        planes={[north([3.14, 3.2], [0.94, 1], 0), north([2.2, 3.54], [0, 0.05], 0.02)]}
      />
      <Shadow view={view} strength={0.12} points={north([0, west], [1.9, wall], 0)} />
    </>
  )
}
