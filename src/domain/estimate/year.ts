import { hoursInYear, slotOf, slots } from './calendar.ts'
import { alwaysOnIn, type LoadShape } from './household.ts'

/** Without one, a battery of no capacity. Usable kWh, kW at the meter, and the share it gives back of what it took. */
export type Battery = { usableKwh: number; powerKw: number; roundTrip: number }

export const noBattery: Battery = { usableKwh: 0, powerKw: 0, roundTrip: 1 }

export type House = {
  /** kWh a year */
  use: number
  load: LoadShape
  /** kWh a year */
  generation: number
  sun: Float64Array
  battery: Battery
}

/** Energy that flows in an hour, kWh, in the order it stands in. `self` goes straight from the panels into the house. */
export const flowNames = [
  'use',
  'generation',
  'self',
  'charging',
  'discharging',
  'imported',
  'exported',
] as const
export type Flow = (typeof flowNames)[number]

/** What flowed in a year, added up by month and hour of the clock. */
export type Year = Record<Flow, Float64Array> & {
  /** kWh in the battery when the year ends; it began empty. */
  chargeLeft: number
}

/** The state of one hour, for whoever wants all of them. */
export type Hour = Record<Flow | 'charge', number>

/**
 * Runs a typical year hour by hour: what the house uses comes first from the panels, then from the battery, then from the
 * grid; what the panels make beyond that goes first into the battery, then to the grid. The battery loses its share on
 * the way in, so generation = self + charging + exported, use = self + discharging + imported, and
 * charging × round trip = discharging + charge left.
 */
export function runYear(house: House, each?: (hour: number, flows: Hour) => void): Year {
  const { battery, sun, generation } = house
  const hours = house.load.hours
  const base = alwaysOnIn(house.use)
  const rest = house.use - base * hoursInYear
  const { usableKwh, powerKw, roundTrip } = battery
  const use = new Float64Array(slots)
  const made = new Float64Array(slots)
  const self = new Float64Array(slots)
  const charging = new Float64Array(slots)
  const discharging = new Float64Array(slots)
  const imported = new Float64Array(slots)
  const exported = new Float64Array(slots)
  let charge = 0
  for (let hour = 0; hour < hoursInYear; hour++) {
    const used = base + rest * (hours[hour] ?? 0)
    const sunny = generation * (sun[hour] ?? 0)
    const straight = Math.min(used, sunny)
    const spare = sunny - straight
    const wanted = used - straight
    const room = Math.max(0, usableKwh - charge)
    const taken = Math.min(spare, powerKw, room / roundTrip)
    const given = Math.min(wanted, powerKw, charge)
    charge += taken * roundTrip - given
    const slot = slotOf[hour] ?? 0
    use[slot] = (use[slot] ?? 0) + used
    made[slot] = (made[slot] ?? 0) + sunny
    self[slot] = (self[slot] ?? 0) + straight
    charging[slot] = (charging[slot] ?? 0) + taken
    discharging[slot] = (discharging[slot] ?? 0) + given
    imported[slot] = (imported[slot] ?? 0) + wanted - given
    exported[slot] = (exported[slot] ?? 0) + spare - taken
    each?.(hour, {
      use: used,
      generation: sunny,
      self: straight,
      charging: taken,
      discharging: given,
      imported: wanted - given,
      exported: spare - taken,
      charge,
    })
  }
  return {
    use,
    generation: made,
    self,
    charging,
    discharging,
    imported,
    exported,
    chargeLeft: charge,
  }
}

export function total(flow: Float64Array): number {
  let sum = 0
  for (const part of flow) sum += part
  return sum
}
