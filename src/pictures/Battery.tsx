import { Box } from './Box.tsx'
import { path } from './flat-path.ts'
import { alongZ, East, east, Lines } from './Planes.tsx'
import { isNear, outline, type Point, type View } from './projection.ts'

interface OnEastWall {
  view: View
  /** Height of the floor the box hangs above, in metres. */
  floor?: number
}

// Measured along the east wall, southwards from the north corner.
const meterY = [-1.05, -0.3] as const
const batteryY = [-3.9, -1.6] as const
const windowY = [-3.05, -2.45] as const
const cableY = -0.62

/** The meter box, with the cable that comes down to it from panels on the roof. */
export function MeterBox({
  view,
  floor = 0.5,
  eave,
  cable = true,
}: OnEastWall & { eave: number; cable?: boolean }) {
  const { palette } = view
  return (
    <>
      {cable && (
        <Lines
          view={view}
          segments={[alongZ(0, cableY, [eave, floor + 1.5])]}
          colour={palette.gold}
          width={cableWidth(view)}
        />
      )}
      <Box
        view={view}
        x={[-0.14, 0]}
        y={meterY}
        z={[floor + 0.6, floor + 1.55]}
        front={palette.caseSide}
        side={palette.meter}
        top={palette.caseTop}
      />
      {isNear(view) && (
        <East
          view={view}
          y={[-0.92, -0.43]}
          z={[floor + 1, floor + 1.36]}
          x={-0.14}
          fill={palette.glassShade}
        />
      )}
    </>
  )
}

/** The path of the cable from the meter box to the battery, for drawing it in. */
export function EnergyLine({ view, floor = 0.5, id }: OnEastWall & { id?: string }) {
  const low = floor + 0.28
  const bends: Point[] = [
    [0, cableY, floor + 0.6],
    [0, cableY, low],
    [0, batteryY[1] - 0.1, low],
  ]
  return (
    <path
      id={id}
      className="energy-line"
      d={path(bends.map(view.at), false)}
      pathLength={1}
      fill="none"
      stroke={view.palette.gold}
      strokeWidth={cableWidth(view)}
      strokeLinejoin="round"
    />
  )
}

const cableWidth = ({ scale }: View) => Math.max(1.6, Math.min(4, Math.round(scale * 0.8) / 10))

/** The battery's case, empty: white, with a pale window. */
export function BatteryCase({ view, floor = 0.5 }: OnEastWall) {
  const { palette } = view
  const top = floor + 1.85
  return (
    <>
      <Box
        view={view}
        x={[-0.36, 0]}
        y={batteryY}
        z={[floor, top]}
        front={palette.caseSide}
        side={palette.case}
        top={palette.caseTop}
      />
      {isNear(view) && (
        <East
          view={view}
          y={batteryY}
          z={[floor, floor + 0.24]}
          x={-0.36}
          fill={palette.caseFoot}
        />
      )}
      <East
        view={view}
        y={windowY}
        z={[floor + 0.48, floor + 1.58]}
        x={-0.36}
        fill={palette.caseWindow}
      />
    </>
  )
}

const windowFull = { bottom: 0.48, top: 1.58 }

/** The gold in the window, from 0 to 1. */
export function Charge({ view, floor = 0.5, level = 0.75 }: OnEastWall & { level?: number }) {
  const { bottom, top } = windowFull
  return (
    <East
      view={view}
      y={windowY}
      z={[floor + bottom, floor + bottom + (top - bottom) * level]}
      x={-0.36}
      fill={view.palette.gold}
    />
  )
}

/** The window's outline, to clip a charge that rises behind it. */
export function windowOutline(view: View, floor = 0.5): string {
  const { bottom, top } = windowFull
  return outline(view, east([windowY[0], windowY[1]], [floor + bottom, floor + top], -0.36))
}

/** Meter box, cable and a charged battery, as they hang on a shaded wall. */
export function BatteryWall({ view, floor = 0.5, eave }: OnEastWall & { eave: number }) {
  return (
    <>
      <EnergyLine view={view} floor={floor} />
      <MeterBox view={view} floor={floor} eave={eave} />
      <BatteryCase view={view} floor={floor} />
      <Charge view={view} floor={floor} />
    </>
  )
}

interface EnergyWallProps extends OnEastWall {
  eave: number
  hasPanels: boolean
  hasBattery: boolean
}

/** What a house's wall has of a system: the meter box always, its cable with panels, a battery if there is one. */
export function EnergyWall({ view, floor, eave, hasPanels, hasBattery }: EnergyWallProps) {
  return (
    <>
      {hasBattery && <EnergyLine view={view} floor={floor} />}
      <MeterBox view={view} floor={floor} eave={eave} cable={hasPanels} />
      {hasBattery && <BatteryCase view={view} floor={floor} />}
      {hasBattery && <Charge view={view} floor={floor} />}
    </>
  )
}
