import { hoursInSlot, hoursInYear, slotOf } from './calendar.ts'
import { alwaysOnKw } from './household.ts'
import type { Shape } from './shape.ts'

/** `powerKw` is at the meter; `roundTrip` is the share of what it takes in that it gives back. */
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

/** Energy that flows in an hour, kWh. `self` goes straight from the panels into the house. */
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

/** A year’s flows, by month and hour of the clock or hour by hour. */
export type Year = Record<Flow, Float64Array> & {
  /** kWh in the battery when the year ends; it began empty. */
  chargeLeft: number
}

/**
 * Runs a typical year hour by hour: what the house uses comes first from the panels, then from the battery, then from the
 * grid; what the panels make beyond that goes first into the battery, then to the grid. The battery loses its share on
 * the way in, so generation = self + charging + exported, use = self + discharging + imported, and
 * charging × round trip = discharging + charge left.
 */
export function runYear(house: House): Year {
  return run(house, slotOf, house.load.bySlot, house.sun.bySlot, hoursInSlot)
}

/** The same year without its battery, which leaves `self` as it is. */
export function withoutBattery({ use, generation, self }: Year): Year {
  const none = new Float64Array(self.length)
  return {
    use,
    generation,
    self,
    charging: none,
    discharging: none,
    imported: subtract(use, self, none),
    exported: subtract(generation, self, none),
    chargeLeft: 0,
  }
}

/** Like `runYear`, with each of the 8,760 hours by itself. */
export function runHours(house: House): Year {
  return run(house, everyHour, house.load.hours, house.sun.hours, oneHour)
}

const everyHour = Uint16Array.from({ length: hoursInYear }, (_, hour) => hour)
const oneHour = new Uint8Array(hoursInYear).fill(1)

/** Adds each hour up in its place: a slot, or the hour itself. `loadIn`, `sunIn` and `hoursIn` are already by place. */
function run(
  house: House,
  placeOf: Uint16Array,
  loadIn: Float64Array,
  sunIn: Float64Array,
  hoursIn: Uint8Array,
): Year {
  const { generation, load, sun } = house
  const { usableKwh, powerKw, roundTrip } = house.battery
  const base = alwaysOnKw(house.use)
  const rest = house.use - base * hoursInYear
  const self = new Float64Array(loadIn.length)
  const charging = new Float64Array(loadIn.length)
  const discharging = new Float64Array(loadIn.length)
  let charge = 0
  const isBattery = usableKwh > 0
  for (let hour = 0; hour < hoursInYear; hour++) {
    // Half of all hours are dark, and with an empty battery nothing happens in them.
    if (charge === 0 && sun.hours[hour] === 0) continue
    const used = base + rest * (load.hours[hour] ?? 0)
    const generated = generation * (sun.hours[hour] ?? 0)
    const place = placeOf[hour] ?? 0
    self[place] = (self[place] ?? 0) + Math.min(used, generated)
    if (!isBattery) continue
    if (generated > used) {
      const room = Math.max(0, usableKwh - charge) / roundTrip
      const stored = Math.min(generated - used, powerKw, room)
      charge += stored * roundTrip
      charging[place] = (charging[place] ?? 0) + stored
    } else {
      const released = Math.min(used - generated, powerKw, charge)
      charge -= released
      discharging[place] = (discharging[place] ?? 0) + released
    }
  }
  const use = loadIn.map((share, place) => base * (hoursIn[place] ?? 0) + rest * share)
  const generated = sunIn.map((share) => generation * share)
  return {
    use,
    generation: generated,
    self,
    charging,
    discharging,
    imported: subtract(use, self, discharging),
    exported: subtract(generated, self, charging),
    chargeLeft: charge,
  }
}

/** One flow less two others. Rounding must not leave it below zero. */
function subtract(flow: Float64Array, one: Float64Array, other: Float64Array): Float64Array {
  const left = new Float64Array(flow.length)
  for (let place = 0; place < left.length; place++)
    left[place] = Math.max(0, (flow[place] ?? 0) - (one[place] ?? 0) - (other[place] ?? 0))
  return left
}

export function total(flow: Float64Array): number {
  let sum = 0
  // Twice as fast as for…of, and a comparison of sizes adds up five hundred flows.
  for (let place = 0; place < flow.length; place++) sum += flow[place] ?? 0
  return sum
}
