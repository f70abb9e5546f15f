import { Box } from '#pictures/Box.tsx'
import { shadedMass } from '#pictures/leaves.ts'
import {
  Coil,
  Fixings,
  Inverter,
  Isolator,
  Ladder,
  LaidPanels,
  Rails,
  Sheet,
  Switchboard,
} from '#pictures/PartsOnLawn.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { alongX, Faces, Lines, level } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, spaced } from '#pictures/projection.ts'

const frame = { width: 1440, height: 480 }
const view = createView({ turn: 16, rise: 46, scale: 66, origin: [740, 250] }, frame, day)

const stripes = spaced(-6, 2.4, 7).map((y) => level([-16, 16], [y, y + 1.2], 0))
const boards = spaced(-8.8, 0.28, 13).map((y) => alongX([-16, 16], y, 0.35))

/** The shadow of a gum outside the picture. */
const shadow = [
  { centre: [1080, 470], width: 230, height: 90, seed: 3 },
  { centre: [1250, 436], width: 190, height: 76, seed: 8 },
  { centre: [1320, 486], width: 300, height: 96, seed: 5 },
] as const

export function PanelCosts() {
  return (
    <Picture frame={frame} ground={day.grass}>
      <Faces view={view} planes={stripes} fill={day.mown} />
      <Box
        view={view}
        x={[-16, 16]}
        y={[-9, -5.2]}
        z={[0, 0.35]}
        front={day.deckFront}
        side={day.deckEnd}
        top={day.deck}
      />
      <Lines view={view} segments={boards} colour={day.deckLine} width={0.8} />
      <path d={shadow.map(shadedMass).join('')} fill={day.shadow} opacity={0.14} />
      <Ladder view={view} x={9.1} y={-2.7} />
      <Sheet view={view} x={[3.9, 8.4]} y={[-3, 2.7]} />
      <Inverter view={view} x={6.6} y={-2.3} />
      <Switchboard view={view} x={4.5} y={-2.3} />
      <Isolator view={view} x={7.6} y={-0.4} />
      <Isolator view={view} x={6.9} y={-0.4} />
      <Isolator view={view} x={6.2} y={-0.4} />
      <Coil view={view} x={5.1} y={0.1} />
      <Coil view={view} x={7.3} y={1.6} />
      <Fixings view={view} x={4.5} y={1.3} columns={4} rows={3} />
      <LaidPanels view={view} x={-3.3} y={-3.1} columns={5} rows={3} />
      <Rails view={view} x={-8.4} y={-2.9} count={8} />
      <Fixings view={view} x={-8.3} y={0.6} columns={11} rows={4} />
    </Picture>
  )
}
