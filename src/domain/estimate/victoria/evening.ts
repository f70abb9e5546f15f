import { loadKwh } from '../shared/load.ts'
import { typicalDay } from '../shared/year/energy.ts'
import { runYear } from '../shared/year/year.ts'
import { type EveningLoad, eveningLoads } from './data/loads.ts'
import { roundTrip } from './data/prices.ts'
import { melbourneYield } from './data/sun.ts'
import { applianceKw } from './data/use.ts'
import { eveningHome, type Season } from './example-homes.ts'
import { yearlyGeneration } from './year/generation.ts'
import { loadShape, usualUse } from './year/household.ts'
import { sunShape } from './year/sun.ts'

/** Something that runs in the evening; `rest` is all that is not named. In kWh, to a tenth. */
type EveningPart = { name: EveningLoad | 'rest'; kwh: number }

export type Evening = {
  /** kWh that the household uses from 5 pm to 7 am on an average night. */
  use: number
  /** kWh of it that the panels had put into the battery by then. */
  fromBattery: number
  /** What it is used for, adding up to `use`. */
  parts: readonly EveningPart[]
}

const months = { summer: [11, 0, 1], winter: [5, 6, 7] } as const
// From 5 pm to 7 am by the clock.
const eveningHours = [17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6]
const named = {
  summer: ['fridge', 'lights', 'dinner', 'dishwasher', 'washing', 'cooling'],
  winter: ['fridge', 'lights', 'dinner', 'dishwasher', 'washing', 'heating'],
} as const

/**
 * The average night of a season in a household that is out by day, with a battery under a clear north roof. The total is
 * the typical year’s, at mid; what runs is our assumption, and `rest` what it leaves of the total.
 */
export function eveningOf(season: Season): Evening {
  const { people, kw, usableKwh } = eveningHome
  const year = runYear({
    use: usualUse(people),
    load: loadShape('evenings', 0),
    generation: yearlyGeneration(kw, melbourneYield.value, { facing: 'N', shading: 'none' }).mid,
    sun: sunShape('N', 'mid'),
    battery: { usableKwh, powerKw: usableKwh / 2, roundTrip: roundTrip.value.mid / 100 },
    applianceKw: applianceKw.value.mid,
  })
  const day = typicalDay(year, months[season])
  const inEvening = (flow: 'use' | 'discharging') =>
    toTenths(eveningHours.reduce((sum, hour) => sum + (day[flow][hour] ?? 0), 0))
  const use = inEvening('use')
  const parts = named[season].map((name) => ({ name, kwh: loadKwh(eveningLoads.value[name]) }))
  const rest = toTenths(parts.reduce((left, { kwh }) => left - kwh, use))
  return {
    use,
    fromBattery: inEvening('discharging'),
    parts: [...parts, { name: 'rest', kwh: rest }],
  }
}

const toTenths = (kwh: number) => Math.round(10 * kwh) / 10
