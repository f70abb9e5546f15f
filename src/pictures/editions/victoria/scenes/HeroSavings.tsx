import { Chimney } from '#pictures/Chimney.tsx'
import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { Fence } from '#pictures/Fence.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { type Gabled, GabledHouse } from '#pictures/houses/GabledHouse.tsx'
import { PorchRoof } from '#pictures/houses/PorchRoof.tsx'
import { panelPlaces } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Faces, level, Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const camera = { turn: 11, rise: 21 }
const view = createView({ ...camera, scale: 25.2, origin: [98, 444] }, heroFrame, day)
const far = createView({ ...camera, scale: 15, origin: [990, 288] }, heroFrame, day)

const cottage: Gabled = {
  x: [0, 6.4],
  depth: 7.6,
  wall: 2.9,
  pitch: 0.62,
  cladding: 'board',
  roof: 'iron',
}
const middling: Gabled = {
  x: [8, 17],
  depth: 10.8,
  wall: 2.9,
  pitch: 0.44,
  cladding: 'brick',
  roof: 'tile',
}
const large: Gabled = {
  x: [18.8, 30.2],
  depth: 10.8,
  wall: 5.5,
  pitch: 0.42,
  cladding: 'render',
  roof: 'iron',
}

const six = panelPlaces(1.5, 0.5, 3, 2, [1])
const fifteen = panelPlaces(9.6, 0.25, 5, 3, [1, 3])
/** Nine columns of three would be twenty-seven; the last place is left to the sky. */
const twentySix = panelPlaces(19.5, 0.25, 9, 3, [2, 6]).slice(0, 26)

export function HeroSavings() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={306} seed={13} />
      <FarRoof view={far} x={0} width={12} />
      <FarRoof view={far} x={17} width={10} pitch={0.7} />
      <FarRoof view={far} x={36} width={11} />
      <Gum foot={[1110, 314]} height={190} seed={5} {...farTree} />
      <path
        d="M-640 310C-460 303 -280 309 -120 306 200 290 700 306 1440 246 1600 234 1700 228 1780 224L2060 210V560H-640z"
        fill={day.grass}
      />
      <Leaves
        masses={[
          { centre: [-50, 310], width: 150, height: 56, seed: 4 },
          { centre: [925, 270], width: 130, height: 50, seed: 7 },
          { centre: [1240, 246], width: 170, height: 56, seed: 9 },
          { centre: [1410, 236], width: 140, height: 48, seed: 12 },
          { centre: [1640, 222], width: 180, height: 56, seed: 15 },
        ]}
        {...hedge}
      />
      <Top view={view} x={[-40, 96]} y={[5.2, 6.6]} z={0} fill={day.path} />
      <Top view={view} x={[-40, 96]} y={[7.8, 40]} z={0} fill={day.road} />
      <Faces
        view={view}
        planes={[
          level([0.9, 1.9], [0, 5.2], 0),
          level([14.8, 15.8], [0, 5.2], 0),
          level([26.1, 29.1], [0, 7.8], 0),
        ]}
        fill={day.path}
      />
      <Fence view={view} from={[-40, -9]} to={[94, -9]} />
      <Subject>
        <GabledHouse
          view={view}
          house={large}
          openings={[
            { x: [19.8, 23], z: [0.6, 2.3], panes: 3 },
            { x: [19.8, 21.8], z: [3.4, 4.7], panes: 2 },
            { x: [23.4, 25.4], z: [3.4, 4.7], panes: 2 },
            { x: [27, 29], z: [3.4, 4.7], panes: 2 },
          ]}
          sides={[
            { y: [-7.6, -6.4], z: [3.3, 4.6] },
            { y: [-3.6, -2.4], z: [3.3, 4.6] },
          ]}
          panels={twentySix}
          door={23.8}
          doorColour={day.doorBlue}
        />
        <PorchRoof
          view={view}
          x={[18.8, 30.2]}
          wall={0}
          out={1.5}
          high={2.95}
          low={2.7}
          posts={[18.9, 25.6, 30]}
        />
        <Chimney view={view} x={[15.6, 16.4]} y={[-7.4, -6.7]} z={[3, 6.6]} pots={1} />
        <GabledHouse
          view={view}
          house={middling}
          openings={[
            { x: [8.9, 11.6], z: [0.8, 2.1], panes: 3 },
            { x: [12.5, 14.2], z: [0.8, 2.1], panes: 2 },
          ]}
          sides={[{ y: [-6, -4.6], z: [0.9, 2.1] }]}
          panels={fifteen}
          door={14.9}
        />
        <Chimney view={view} x={[4.6, 5.4]} y={[-5.4, -4.7]} z={[3.4, 6.8]} pots={2} />
        <GabledHouse
          view={view}
          house={cottage}
          openings={[{ x: [3, 5.2], z: [0.8, 2.3], panes: 2 }]}
          sides={[{ y: [-5, -3.8], z: [0.9, 2.2] }]}
          panels={six}
          door={0.9}
          doorColour={day.door}
        />
        <PorchRoof
          view={view}
          x={[0, 6.4]}
          wall={0}
          out={1.2}
          high={2.75}
          low={2.5}
          posts={[0.1, 2.3, 6.2]}
        />
      </Subject>
      <Leaves masses={shrubs} shade={day.shrub} lit={day.shrubLit} />
    </Picture>
  )
}

const shrubs = [
  { centre: view.at([4.2, 2.6, 0.3]), width: 42, height: 24, seed: 21 },
  { centre: view.at([5.8, 2.6, 0.3]), width: 34, height: 22, seed: 22 },
  { centre: view.at([10, 1.4, 0.4]), width: 46, height: 26, seed: 23 },
  { centre: view.at([12.2, 1.4, 0.3]), width: 40, height: 22, seed: 24 },
  { centre: view.at([21.2, 3, 0.4]), width: 56, height: 28, seed: 25 },
  { centre: view.at([23.6, 3, 0.3]), width: 40, height: 22, seed: 26 },
] as const
