import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { Fence } from '#pictures/Fence.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { type Gabled, GabledHouse } from '#pictures/houses/GabledHouse.tsx'
import { SideWall } from '#pictures/houses/SideWall.tsx'
import { panelPlaces } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Faces, level, Shadow, Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, spaced } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const view = createView({ turn: 57, rise: 13, scale: 55, origin: [484, 470] }, heroFrame, day)
const far = createView({ scale: 20, origin: [1110, 370] }, heroFrame, day)
const farther = createView({ scale: 18, origin: [1540, 362] }, heroFrame, day)

const house: Gabled = {
  x: [0, 11],
  depth: 8.6,
  wall: 2.8,
  pitch: 0.48,
  cladding: 'brick',
  roof: 'iron',
}
const neighbour: Gabled = {
  x: [-12, -3.6],
  front: -6.4,
  depth: 8,
  wall: 2.8,
  pitch: 0.5,
  cladding: 'brick',
  roof: 'tile',
}

export function HeroBatteryCosts() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={372} seed={2} />
      <FarRoof view={far} x={0} width={9} />
      <FarRoof view={farther} x={0} width={10} pitch={0.7} />
      <Gum foot={[1060, 370]} height={230} seed={8} {...farTree} />
      <path
        d="M-640 376C-460 369 -280 375 -120 372 240 362 900 376 1440 362 1600 358 1700 356 1780 355L2060 355V560H-640z"
        fill={day.grass}
      />
      <Leaves
        masses={[
          { centre: [990, 374], width: 150, height: 60, seed: 6 },
          { centre: [1210, 376], width: 190, height: 64, seed: 9 },
          { centre: [1420, 370], width: 150, height: 56, seed: 12 },
          { centre: [1690, 362], width: 200, height: 62, seed: 15 },
        ]}
        {...hedge}
      />
      <Top view={view} x={[-1.5, -0.2]} y={[-8, 20]} z={0} fill={day.path} />
      <Subject>
        <GabledHouse
          view={view}
          house={house}
          openings={[
            { x: [1.2, 4], z: [0.8, 2.1], panes: 3 },
            { x: [6, 8.6], z: [0.8, 2.1], panes: 3 },
          ]}
          panels={panelPlaces(1, 0.6, 7, 2, [1, 5])}
        />
      </Subject>
      <Faces
        view={view}
        planes={spaced(-7.4, 1.2, 16).map((y) => level([-1.4, -0.4], [y, y + 1], 0))}
        fill={day.pathEdge}
      />
      <Shadow
        view={view}
        points={[
          [-0.2, -0.2, 0],
          [-1.5, -1.5, 0],
          [-1.5, -8, 0],
          [-0.2, -8, 0],
        ]}
      />
      <Subject>
        <SideWall view={view} />
      </Subject>
      <Fence view={view} from={[-3.6, -7.6]} to={[0, -7.6]} />

      <GabledHouse
        view={view}
        house={neighbour}
        openings={[{ x: [-7.4, -5], z: [0.8, 2.1], panes: 2 }]}
      />

      <Leaves masses={shrubs} shade={day.shrub} lit={day.shrubLit} />
    </Picture>
  )
}

const shrubs = [
  { centre: view.at([2.4, 1, 0.4]), width: 66, height: 44, seed: 21 },
  { centre: view.at([5, 1, 0.3]), width: 74, height: 38, seed: 22 },
  { centre: view.at([-4.6, -5.4, 0.4]), width: 70, height: 46, seed: 24 },
] as const
