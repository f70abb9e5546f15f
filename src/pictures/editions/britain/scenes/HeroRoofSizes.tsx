import { Chimney } from '#pictures/Chimney.tsx'
import { EastClad, NorthClad } from '#pictures/Cladding.tsx'
import { HippedRoof, hippedSlope } from '#pictures/HippedRoof.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { Panels, panelPlaceOutlines, panelPlaces } from '#pictures/Panels.tsx'
import { day } from '#pictures/palette.ts'
import { createView, outlines, type Span } from '#pictures/projection.ts'
import { NorthWindows } from '#pictures/Windows.tsx'
import { WinterStreet } from '../WinterStreet.tsx'

const view = createView({ turn: 9, rise: 33, scale: 37, origin: [150, 498] }, heroFrame, day)

const house = { x: [0.6, 16.6] as Span, y: [-10.2, 0] as Span, wall: 2.4, pitch: 0.62, eave: 0.6 }
const roof = hippedSlope(house)
const low = panelPlaces(4.4, 0.5, 8, 1)
const middle = panelPlaces(5.52, 2.33, 6, 1)
const nine = [...low.slice(0, 5), ...middle.slice(0, 4)].map((place, index) => ({
  ...place,
  glints: index === 1 || index === 6,
}))
/** Five more make the fourteen that fit a large roof. */
const wouldFit = [...low.slice(5), ...middle.slice(4)]

export function HeroRoofSizes() {
  return (
    <WinterStreet view={view} down={392} pavement={[3.6, 5]}>
      <EastClad view={view} y={house.y} z={[0, house.wall]} x={house.x[0]} />
      <NorthClad view={view} x={house.x} z={[0, house.wall]} />
      <NorthWindows
        view={view}
        y={0}
        openings={[
          { x: [1.6, 4.2], z: [0.8, 2], panes: 3 },
          { x: [6, 8.6], z: [0.8, 2], panes: 3 },
          { x: [12.4, 15], z: [0.8, 2], panes: 3 },
        ]}
      />
      <HippedRoof view={view} {...house} />
      <path
        d={outlines(view, panelPlaceOutlines(roof, wouldFit))}
        fill={day.tileRidge}
        fillOpacity={0.3}
        stroke={day.render}
        strokeWidth={1.5}
      />
      <Panels view={view} slope={roof} places={nine} />
      <Chimney view={view} x={[11.2, 12.2]} y={[-5.6, -4.9]} z={[5.1, 6.5]} pots={3} />
    </WinterStreet>
  )
}
