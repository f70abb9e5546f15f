import { BatteryCase, Charge, EnergyLine, MeterBox } from './Battery.tsx'
import { SmallHouse } from './houses/SmallHouse.tsx'
import { Panels, panelPlaces } from './Panels.tsx'
import { PowerPole, Wire, wireTies } from './PowerPole.tsx'
import { day, dusk, night } from './palette.ts'
import { createView, type Point } from './projection.ts'
import { slope } from './slope.ts'
import { NorthWindows } from './Windows.tsx'

interface HouseAtHourProps {
  /** What happens in the hour, kWh. */
  hour: {
    generation: number
    charging: number
    discharging: number
    imported: number
    exported: number
  }
  /** How full the battery is, from 0 to 1; undefined without one. */
  charge?: number | undefined
  className?: string | undefined
}

const frame = { width: 560, height: 270 }
const camera = { scale: 24, origin: [206, 236] } as const
const horizon = 128
const roof = slope(0.45, 2.9 - 0.62 * 0.45, 0.62)
const places = panelPlaces(1.4, 0.9, 8, 2).slice(0, 15)
const windows = [
  { x: [1.4, 4.2], z: [1, 2.2], panes: 2, lit: true },
  { x: [7.9, 10.6], z: [1, 2.2], panes: 2, lit: true },
] as const
const least = 0.05
const pole = [-7.6, 1.6] as const

/** The chart's house at one hour: its windows, its battery and the wire to the street say what happens. */
export function HouseAtHour({ hour, charge, className }: HouseAtHourProps) {
  const palette = hour.generation === 0 ? night : hour.generation < 0.45 ? dusk : day
  const view = createView(camera, frame, palette)
  const [, tie = [0, 0, 0]] = wireTies(...pole)
  const meter: Point = [-0.1, -0.62, 2.1]
  const street =
    hour.exported > least ? '#e0a30a' : hour.imported > least ? '#2a7248' : palette.steel
  const moves = hour.exported > least || hour.imported > least
  return (
    <svg className={className} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <rect width={frame.width} height={frame.height} rx={6} fill={palette.sky} />
      <rect y={horizon} width={frame.width} height={frame.height - horizon} fill={palette.grass} />
      <SmallHouse
        view={view}
        x={0}
        y={0}
        width={12}
        depth={9}
        shape="gable"
        wall="board"
        roof="iron"
      />
      <Panels view={view} slope={roof} places={places} />
      <NorthWindows view={view} y={0.01} openings={windows} />
      <MeterBox view={view} floor={0.2} eave={3.1} cable={hour.generation > least} />
      {charge !== undefined && (
        <>
          {(hour.charging > least || hour.discharging > least) && (
            <EnergyLine view={view} floor={0.2} />
          )}
          <BatteryCase view={view} floor={0.2} />
          <Charge view={view} floor={0.2} level={charge} />
        </>
      )}
      <PowerPole view={view} x={pole[0]} y={pole[1]} />
      <Wire view={view} from={tie} to={meter} colour={street} width={moves ? 3 : 1.4} />
    </svg>
  )
}
