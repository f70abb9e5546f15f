import { heroFrame } from '#pictures/hero-frame.ts'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { KitchenTable, Mug } from '../KitchenTable.tsx'
import { Envelope, Letter } from '../papers.tsx'

const view = createView({ turn: 6, rise: 46, scale: 1120, origin: [-16, 170] }, heroFrame, day)

export function HeroLetters() {
  return (
    <KitchenTable view={view}>
      <Envelope
        view={view}
        sheet={{ centre: [0.12, 0.3], size: [0.22, 0.11], turn: -14 }}
        fill={day.board}
      />
      <Envelope
        view={view}
        sheet={{ centre: [0.2, 0.22], size: [0.22, 0.11], turn: 9 }}
        fill={day.batten}
      />
      <Letter
        view={view}
        sheet={{ centre: [0.56, 0.2], size: [0.21, 0.297], turn: 7 }}
        head={day.doorGreen}
      />
      <Letter
        view={view}
        sheet={{ centre: [0.38, 0.26], size: [0.21, 0.297], turn: -5 }}
        head={day.door}
      />
      <Mug view={view} x={0.68} y={0.4} />
    </KitchenTable>
  )
}
