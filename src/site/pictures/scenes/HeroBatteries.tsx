import { EastClad, NorthClad } from '../Cladding.tsx'
import { FarRoof } from '../FarRoof.tsx'
import { type Hipped, HippedRoof, hippedSlope } from '../HippedRoof.tsx'
import { Car } from '../houses/Car.tsx'
import { Carport } from '../houses/Carport.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import { Picture } from '../Picture.tsx'
import { Lines, north, Shadow, Top } from '../Planes.tsx'
import { day } from '../palette.ts'
import { look } from '../projection.ts'
import { Gum, Leaves } from '../Trees.tsx'
import { BatteryStack, WallBox } from '../WallBox.tsx'
import { NorthWindows } from '../Windows.tsx'

const frame = { width: 1440, height: 560 }
const view = look({ turn: 22, rise: 8, scale: 57, origin: [104, 440] }, frame, day)
const far = look({ turn: 22, rise: 8, scale: 20, origin: [1080, 366] }, frame, day)

const wall = 2.9
const roof: Hipped = { x: [0, 17], y: [-9, 0], wall, pitch: 0.5, eave: 0.55 }

export function HeroBatteries() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <FarRoof view={far} x={0} width={10} />
      <Gum
        foot={[52, 380]}
        height={230}
        seed={8}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
      <Gum
        foot={[1330, 350]}
        height={220}
        seed={3}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
      <path d="M0 384C300 380 900 376 1440 344V560H0z" fill={day.grass} />
      <Leaves
        masses={[
          { centre: [14, 388], width: 120, height: 70, seed: 4 },
          { centre: [1240, 358], width: 190, height: 64, seed: 9 },
          { centre: [1410, 352], width: 140, height: 56, seed: 12 },
        ]}
        shade={day.hedge}
        lit={day.hedgeLit}
      />
      <Top view={view} x={[-0.6, 30]} y={[0, 5.6]} z={0} fill={day.path} />
      <EastClad view={view} y={roof.y} z={[0, wall]} material="board" />
      <NorthClad view={view} x={[0, 8.8]} z={[0, wall]} material="board" shaded />
      <NorthClad view={view} x={[8.8, 17]} z={[0, wall]} material="board" />
      <NorthWindows view={view} y={0} openings={[{ x: [11, 13.8], z: [0.9, 2.2], panes: 3 }]} />
      <Shadow view={view} strength={0.18} points={north([9, 17], [2.25, wall], 0)} />
      <HippedRoof view={view} {...roof} />
      <Panels view={view} slope={hippedSlope(roof)} places={panelPlaces(4.4, 1.3, 7, 2, [2, 5])} />
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
    </Picture>
  )
}

/** From the roof to the charger and the batteries. */
const cable = [
  [
    [8.3, 0.02, 2.6],
    [8.3, 0.02, 2.2],
  ],
  [
    [6.16, 0.02, 2.2],
    [8.3, 0.02, 2.2],
  ],
  [
    [6.16, 0.02, 1.5],
    [6.16, 0.02, 2.2],
  ],
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
