import { heroFrame } from '#pictures/hero-frame.ts'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Terrace } from '../houses/Terrace.tsx'
import { WinterStreet } from '../WinterStreet.tsx'

const view = createView({ turn: 24, rise: 13, scale: 31.5, origin: [112, 452] }, heroFrame, day)

export function HeroTerrace() {
  return (
    <WinterStreet
      view={view}
      down={378}
      pavement={[2.2, 4]}
      wet={[
        [2, 5.4, 5, 0.8],
        [13, 6, 6, 0.9],
        [-16, 6, 5, 0.9],
      ]}
      behind={<Top view={view} x={[-80, 120]} y={[0, 2.2]} z={0} fill={day.path} />}
    >
      <Terrace view={view} houses={5} solar={[1]} panels={9} />
    </WinterStreet>
  )
}
