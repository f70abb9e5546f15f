import { BatteryWall } from '../../Battery.tsx'
import { Panels } from '../../Panels.tsx'
import { Shadow } from '../../Planes.tsx'
import type { View } from '../../projection.ts'
import { northSlope, sixteenPlaces } from './dimensions.ts'
import { BackChimney, MainRoof } from './Roof.tsx'
import { Deck, Verandah } from './Verandah.tsx'
import { EastWall, NorthWall } from './Walls.tsx'
import { Wing } from './Wing.tsx'

/** The shadow of house and verandah on the grass, to the left. */
export function GroundShadow({ view }: { view: View }) {
  return (
    <Shadow
      view={view}
      points={[
        [0, 2.9, 0],
        [-0.4, 2.9, 0],
        [-1.9, 1.4, 0],
        [-3.6, -2.4, 0],
        [-4.6, -5, 0],
        [-4.1, -11, 0],
        [0, -11, 0],
      ]}
    />
  )
}

/** A Melbourne weatherboard with a verandah and a gabled wing, seen from its north garden. */
export function Weatherboard({ view, panels = 16 }: { view: View; panels?: number }) {
  return (
    <>
      <GroundShadow view={view} />
      <BackChimney view={view} />
      <EastWall view={view} />
      <NorthWall view={view} />
      <MainRoof view={view} />
      <Panels view={view} slope={northSlope} places={sixteenPlaces.slice(0, panels)} />
      <Wing view={view} />
      <Deck view={view} />
      <Verandah view={view} />
      <BatteryWall view={view} eave={2.72} />
    </>
  )
}
