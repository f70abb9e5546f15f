import { heroFrame } from '#pictures/hero-frame.ts'
import { Scaffold } from '#pictures/houses/Scaffold.tsx'
import { Panels } from '#pictures/Panels.tsx'
import { Lines } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, type Segment } from '#pictures/projection.ts'
import { Semi, semiPlaces, semiSlope } from '../houses/Semi.tsx'
import { Van } from '../houses/Van.tsx'
import { WinterStreet } from '../WinterStreet.tsx'

const view = createView({ turn: 27, rise: 13, scale: 32, origin: [210, 424] }, heroFrame, day)

/** Rails are on for all nine; five are up. */
const rails = [0.85, 2.68, 4.51].flatMap((along, row): Segment[] =>
  [0.4, 1.3].map((up) => [
    semiSlope.at(6.72 - (4 - row) * 1.12, along + up, 0.06),
    semiSlope.at(6.74, along + up, 0.06),
  ]),
)

export function HeroVan() {
  return (
    <WinterStreet view={view} down={372} pavement={[4.6, 6.4]} wet={[[14, 8, 6, 1]]}>
      <Semi
        view={view}
        roof={
          <>
            <Lines view={view} segments={rails} colour={day.steelLight} width={2} />
            <Panels view={view} slope={semiSlope} places={semiPlaces.slice(0, 5)} />
          </>
        }
      />
      <Scaffold view={view} x={[0.1, 7.1]} y={[0.95, 2.05]} deck={4.3} />
      <Van view={view} x={8.4} y={9.2} />
    </WinterStreet>
  )
}
