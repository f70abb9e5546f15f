import { heroFrame } from '#pictures/hero-frame.ts'
import { Panels } from '#pictures/Panels.tsx'
import { Faces, level, Top } from '#pictures/Planes.tsx'
import { dusk } from '#pictures/palette.ts'
import { createView, spaced } from '#pictures/projection.ts'
import { Detached, detachedPlaces, detachedSlope } from '../houses/Detached.tsx'
import { MeterWall } from '../MeterWall.tsx'
import { WinterStreet } from '../WinterStreet.tsx'

const view = createView({ turn: 48, rise: 12, scale: 30, origin: [430, 458] }, heroFrame, dusk)

export function HeroMeterCupboard() {
  return (
    <WinterStreet
      view={view}
      down={396}
      pavement={[6.4, 7.8]}
      palette={dusk}
      behind={
        <>
          <Top view={view} x={[-1.6, 0]} y={[-9, 6.4]} z={0} fill={dusk.path} />
          <Faces
            view={view}
            planes={spaced(-8.6, 1.2, 11).map((y) => level([-1.5, -0.5], [y, y + 1], 0))}
            fill={dusk.pathEdge}
          />
        </>
      }
    >
      <Detached
        view={view}
        roof={<Panels view={view} slope={detachedSlope} places={detachedPlaces.slice(0, 9)} />}
        wall={<MeterWall view={view} eave={4.9} />}
      />
    </WinterStreet>
  )
}
