import { heroFrame } from '#pictures/hero-frame.ts'
import { Panels } from '#pictures/Panels.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { TradeUnit, tradePlaces, tradeSlope } from '../houses/TradeUnit.tsx'
import { Van } from '../houses/Van.tsx'
import { WinterStreet } from '../WinterStreet.tsx'

const view = createView({ turn: 25, rise: 19, scale: 31, origin: [150, 412] }, heroFrame, day)

export function HeroTradeEstate() {
  return (
    <WinterStreet
      view={view}
      down={344}
      pavement={[9, 10.2]}
      behind={<Top view={view} x={[-7, 27]} y={[0, 9]} z={0} fill={day.path} />}
    >
      <TradeUnit
        view={view}
        roof={<Panels view={view} slope={tradeSlope} places={tradePlaces} plain />}
      />
      <Van view={view} x={8.2} y={4.4} />
    </WinterStreet>
  )
}
