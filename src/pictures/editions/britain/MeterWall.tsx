import { BatteryCase, Charge } from '#pictures/Battery.tsx'
import { OpenMeterBox } from '#pictures/OpenMeterBox.tsx'
import { alongY, alongZ, Lines } from '#pictures/Planes.tsx'
import type { View } from '#pictures/projection.ts'

/** A meter cupboard with its door open, and the battery that it is joined to, on the side wall. */
export function MeterWall({ view, eave }: { view: View; eave: number }) {
  const { gold } = view.palette
  return (
    <>
      <Lines
        view={view}
        segments={[alongY(0, [-1.6, -0.62], 0.9), alongZ(0, -0.62, [0.9, 1.35])]}
        colour={gold}
        width={3}
      />
      <BatteryCase view={view} floor={0.1} />
      <Charge view={view} floor={0.1} />
      <OpenMeterBox view={view} y={-0.32} z={1.35} eave={eave} />
    </>
  )
}
