import { hoursInSlot, hoursInYear, slotOf, slots } from './calendar.ts'
import { alwaysOnIn } from './household.ts'
import type { Shape } from './shape.ts'

/** Without one, a battery of no capacity. Usable kWh, kW at the meter, and the share it gives back of what it took. */
export type Battery = { usableKwh: number; powerKw: number; roundTrip: number }

export const noBattery: Battery = { usableKwh: 0, powerKw: 0, roundTrip: 1 }

export type House = {
  /** kWh a year */
  use: number
  load: Shape
  /** kWh a year */
  generation: number
  sun: Shape
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
  const { generation, load, sun } = house
  const { usableKwh, powerKw, roundTrip } = house.battery
  const base = alwaysOnIn(house.use)
  const rest = house.use - base * hoursInYear
  const self = new Float64Array(slots)
  const charging = new Float64Array(slots)
  const discharging = new Float64Array(slots)
  let charge = 0
  for (let hour = 0; hour < hoursInYear; hour++) {
    const used = base + rest * (load.hours[hour] ?? 0)
    const made = generation * (sun.hours[hour] ?? 0)
    const straight = Math.min(used, made)
    const slot = slotOf[hour] ?? 0
    self[slot] = (self[slot] ?? 0) + straight
    const taken = Math.min(made - straight, powerKw, Math.max(0, usableKwh - charge) / roundTrip)
    const given = Math.min(used - straight, powerKw, charge)
    charge += taken * roundTrip - given
    charging[slot] = (charging[slot] ?? 0) + taken
    discharging[slot] = (discharging[slot] ?? 0) + given
    each?.(hour, {
      use: used,
      generation: made,
      self: straight,
      charging: taken,
      discharging: given,
      imported: used - straight - given,
      exported: made - straight - taken,
      charge,
    })
  }
  const use = inEachSlot(
    (slot) => base * (hoursInSlot[slot] ?? 0) + rest * (load.bySlot[slot] ?? 0),
  )
  const made = inEachSlot((slot) => generation * (sun.bySlot[slot] ?? 0))
  return {
    use,
    generation: made,
    self,
    charging,
    discharging,
    imported: inEachSlot((slot) => (use[slot] ?? 0) - (self[slot] ?? 0) - (discharging[slot] ?? 0)),
    exported: inEachSlot((slot) => (made[slot] ?? 0) - (self[slot] ?? 0) - (charging[slot] ?? 0)),
    chargeLeft: charge,
  }
}

/** A flow by month and hour of the clock. What rounding leaves below nothing is nothing. */
function inEachSlot(flow: (slot: number) => number): Float64Array {
  const flows = new Float64Array(slots)
  for (let slot = 0; slot < slots; slot++) flows[slot] = Math.max(0, flow(slot))
  return flows
}

export function total(flow: Float64Array): number {
  let sum = 0
  for (const part of flow) sum += part
  return sum
}
