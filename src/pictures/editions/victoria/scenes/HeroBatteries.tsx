import { EastClad, NorthClad } from '#pictures/Cladding.tsx'
import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { type Hipped, HippedRoof, hippedSlope } from '#pictures/HippedRoof.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { Car } from '#pictures/houses/Car.tsx'
import { Carport } from '#pictures/houses/Carport.tsx'
import { Panels, panelPlaces } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { alongX, alongZ, Lines, north, Shadow, Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'
import { BatteryStack, WallBox } from '#pictures/WallBox.tsx'
import { NorthWindows } from '#pictures/Windows.tsx'

const view = createView({ turn: 22, rise: 8, scale: 50, origin: [204, 438] }, heroFrame, day)
const far = createView({ turn: 22, rise: 8, scale: 20, origin: [1080, 366] }, heroFrame, day)
const farther = createView({ turn: 22, rise: 8, scale: 18, origin: [1560, 346] }, heroFrame, day)

const wall = 2.9
const west = 13.6
const roof: Hipped = { x: [0, west], y: [-8, 0], wall, pitch: 0.5, eave: 0.55 }

export function HeroBatteries() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={388} seed={1} />
      <FarRoof view={far} x={0} width={10} />
      <FarRoof view={farther} x={0} width={10} pitch={0.7} />
      <Gum foot={[-40, 384]} height={230} seed={8} {...farTree} />
      <Gum foot={[1330, 350]} height={220} seed={3} {...farTree} />
      <path
        d="M-640 392C-460 385 -280 391 -120 388 240 384 900 378 1300 356 1500 345 1640 338 1780 334L2060 325V560H-640z"
        fill={day.grass}
      />
      <Leaves
        masses={[
          { centre: [-70, 390], width: 150, height: 64, seed: 4 },
          { centre: [1000, 374], width: 130, height: 50, seed: 6 },
          { centre: [1240, 362], width: 190, height: 64, seed: 9 },
          { centre: [1420, 354], width: 140, height: 56, seed: 12 },
          { centre: [1700, 340], width: 180, height: 60, seed: 15 },
        ]}
        {...hedge}
      />
      <Top view={view} x={[-0.6, 40]} y={[0, 5.6]} z={0} fill={day.path} />
      <Subject>
        <EastClad view={view} y={roof.y} z={[0, wall]} material="board" />
        <NorthClad view={view} x={[0, 8.8]} z={[0, wall]} material="board" shaded />
        <NorthClad view={view} x={[8.8, west]} z={[0, wall]} material="board" />
        <NorthWindows view={view} y={0} openings={[{ x: [10.5, 12.7], z: [0.9, 2.2], panes: 3 }]} />
        <Shadow view={view} strength={0.18} points={north([9, west], [2.25, wall], 0)} />
        <HippedRoof view={view} {...roof} />
        <Panels
          view={view}
          slope={hippedSlope(roof)}
          places={panelPlaces(3.65, 0.9, 6, 2, [2, 5])}
        />
        <Shadow view={view} strength={0.14} points={north([0, 8.8], [0, 2.7], 0)} />
        <Shadow
          view={view}
          strength={0.16}
          points={[
            [-0.6, 0, 0],
            [8.4, 0, 0],
            [7.4, 3.2, 0],
            [-0.6, 3.2, 0],
          ]}
        />
        <Lines view={view} segments={cable} colour={day.gold} width={3.4} />
        <BatteryStack view={view} x={7.75} modules={4} />
        <BatteryStack view={view} x={6.87} modules={4} />
        <WallBox
          view={view}
          x={[5.98, 6.34]}
          z={[1, 1.5]}
          out={0.14}
          charge={[{ x: [0.1, 0.26], z: [0.28, 0.36] }]}
        />
        <Car view={view} x={0.5} y={2.9} />
        <Lines view={view} segments={lead} colour={day.gold} width={3.4} />
        <Carport view={view} />
      </Subject>
    </Picture>
  )
}

/** From the roof to the charger and the batteries. */
const cable = [
  alongZ(8.3, 0.02, [2.6, 2.2]),
  alongX([6.16, 8.3], 0.02, 2.2),
  alongZ(6.16, 0.02, [1.5, 2.2]),
] as const

/** From the charger over the ground to the car. */
const lead = [
  [
    [6.16, 0.14, 1],
    [6.16, 0.3, 0.04],
  ],
  [
    [6.16, 0.3, 0.04],
    [5.3, 3.2, 0.04],
  ],
  [
    [5.3, 3.2, 0.04],
    [4.12, 2.92, 0.74],
  ],
] as const
