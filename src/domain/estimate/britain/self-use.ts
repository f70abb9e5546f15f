import { noBattery, runYear, total } from '../shared/year/year.ts'
import { powerPerKwh, roundTrip } from './data/prices.ts'
import { type SelfUseCell, selfUseTable } from './data/self-use-table.ts'
import { typicalUse, type WhenUsed } from './data/use.ts'
import { alwaysOnKw, burstOf, loadShape } from './year/household.ts'
import { sunShape } from './year/sun.ts'

/** kWh a year of the homes that the part of the table we know is for. */
export const tableUse = { from: 2500, to: 3000 }

/** The trade’s own share for a typical home that makes so many kWh, in per cent; undefined where its table isn’t known. */
export function tableShare(when: WhenUsed, generation: number): SelfUseCell | undefined {
  const bandOf = (kwh: number) => Math.floor(kwh / 300)
  return selfUseTable.value.find(
    (cell) => cell.when === when && bandOf(cell.generation) === bandOf(generation),
  )
}

/** What reaches a typical home of what its panels make, 0 to 1, directly or out of a battery. */
export function modelShare(when: WhenUsed, generation: number, usableKwh = 0): number {
  const use = typicalUse.value
  const share = roundTrip.value.mid / 100
  const year = runYear({
    use,
    generation,
    load: loadShape(when),
    sun: sunShape('south', 'S'),
    burst: burstOf(when),
    alwaysOn: alwaysOnKw(use, when),
    battery:
      usableKwh === 0
        ? noBattery
        : {
            usableKwh: usableKwh * Math.sqrt(share),
            powerKw: usableKwh * powerPerKwh.value,
            roundTrip: share,
          },
  })
  return (total(year.self) + total(year.discharging)) / generation
}
