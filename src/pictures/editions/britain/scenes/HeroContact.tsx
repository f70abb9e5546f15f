import { heroFrame } from '#pictures/hero-frame.ts'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Parade } from '../houses/Parade.tsx'
import { PillarBox } from '../PillarBox.tsx'
import { WinterStreet } from '../WinterStreet.tsx'

const view = createView({ turn: 28, rise: 13, scale: 33.5, origin: [196, 440] }, heroFrame, day)

export function HeroContact() {
  return (
    <WinterStreet view={view} down={382} pavement={[3.2, 3.9]} wet={[[5, 5.4, 5, 0.8]]}>
      <Parade view={view} />
      <PillarBox view={view} x={13.6} y={2.5} />
    </WinterStreet>
  )
}
