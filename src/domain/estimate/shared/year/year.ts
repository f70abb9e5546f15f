import { hoursInSlot, hoursInYear, slotOf, slots } from '#estimate/year/calendar.ts'
import { alwaysOnKw } from '#estimate/year/household.ts'
import type { Shape } from './shape.ts'

/** `powerKw` is at the meter; `roundTrip` is the share of what it takes in that it gives back. */
export type Battery = {
  usableKwh: number
  powerKw: number
  roundTrip: number
  /** From and to which hour of the clock power is free: it fills up from the grid then, and gives nothing back. */
  free?: readonly [number, number] | undefined
}

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

/**
 * Energy that flows in an hour, kWh. `self` goes straight from the panels into the house, `charging` from them into the battery,
 * `filling` into it from the grid.
 */
export const flowNames = [
  'use',
  'generation',
  'self',
  'charging',
  'filling',
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
 * grid; what the panels make beyond that goes first into the battery, then to the grid. While power is free the battery fills from
 * the grid too. It loses its share on the way in, so generation = self + charging + exported, use + filling = self + discharging +
 * imported, and (charging + filling) × round trip = discharging + charge left.
 */
export function runYear(house: House): Year {
  return run(house, slotOf, house.load.bySlot, house.sun.bySlot, hoursInSlot)
}

/** The same year without its battery, which leaves `self` as it is. */
export function withoutBattery({ use, generation, self }: Year): Year {
  return straightToGrid(use, generation, self)
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
  const base = alwaysOnKw(house.use)
  const rest = house.use - base * hoursInYear
  const use = new Float64Array(loadIn.length)
  const generation = new Float64Array(loadIn.length)
  const self = new Float64Array(loadIn.length)
  for (let place = 0; place < self.length; place++) {
    use[place] = base * (hoursIn[place] ?? 0) + rest * (loadIn[place] ?? 0)
    generation[place] = house.generation * (sunIn[place] ?? 0)
  }
  return house.battery.usableKwh > 0
    ? runBattery(house, { base, rest }, placeOf, { use, generation, self })
    : runPanels(house, { base, rest }, placeOf, { use, generation, self })
}

/** kW that are always on, and kWh a year that are switched on and off. */
type Use = { base: number; rest: number }
type Direct = Pick<Year, 'use' | 'generation' | 'self'>

function runPanels(
  { generation, load, sun }: House,
  { base, rest }: Use,
  placeOf: Uint16Array,
  direct: Direct,
): Year {
  const { self } = direct
  const lit = litHours(sun.hours)
  for (let index = 0; index < lit.length; index++) {
    const hour = lit[index] ?? 0
    const place = placeOf[hour] ?? 0
    const used = base + rest * (load.hours[hour] ?? 0)
    const generated = generation * (sun.hours[hour] ?? 0)
    self[place] = (self[place] ?? 0) + Math.min(used, generated)
  }
  return straightToGrid(direct.use, direct.generation, self)
}

const litHoursOf = new WeakMap<Float64Array, Uint16Array>()

/** The half of all hours in which the sun shines. Cached with its shape. */
function litHours(sun: Float64Array): Uint16Array {
  const cached = litHoursOf.get(sun)
  if (cached) return cached
  const lit = everyHour.filter((hour) => sun[hour] !== 0)
  litHoursOf.set(sun, lit)
  return lit
}

/** Most of the time of an estimate is spent here, so hours in which nothing happens are left early. */
function runBattery(
  { generation, load, sun, battery }: House,
  { base, rest }: Use,
  placeOf: Uint16Array,
  direct: Direct,
): Year {
  const { self } = direct
  const { usableKwh, powerKw, roundTrip, free } = battery
  const charging = new Float64Array(self.length)
  const filling = new Float64Array(self.length)
  const discharging = new Float64Array(self.length)
  const perStored = 1 / roundTrip
  let charge = 0
  for (let hour = 0; hour < hoursInYear; hour++) {
    const generated = generation * (sun.hours[hour] ?? 0)
    const isFree = free !== undefined && isWithin(free, (slotOf[hour] ?? 0) % 24)
    if (generated === 0 && charge === 0 && !isFree) continue
    const used = base + rest * (load.hours[hour] ?? 0)
    const place = placeOf[hour] ?? 0
    const surplus = generated - used
    self[place] = (self[place] ?? 0) + (surplus > 0 ? used : generated)
    if (surplus > 0 || isFree) {
      if (charge >= usableKwh) continue
      const most = Math.min(powerKw, (usableKwh - charge) * perStored)
      const stored = Math.min(Math.max(0, surplus), most)
      charging[place] = (charging[place] ?? 0) + stored
      charge += stored * roundTrip
      if (!isFree) continue
      filling[place] = (filling[place] ?? 0) + most - stored
      charge += (most - stored) * roundTrip
    } else if (charge > 0) {
      const released = Math.min(-surplus, powerKw, charge)
      discharging[place] = (discharging[place] ?? 0) + released
      charge -= released
    }
  }
  return {
    ...direct,
    charging,
    filling,
    discharging,
    imported: balance(direct.use, filling, self, discharging),
    exported: balance(direct.generation, noFlow(self), self, charging),
    chargeLeft: charge,
  }
}

function isWithin([from, to]: readonly [number, number], clock: number): boolean {
  return from <= clock && clock < to
}

function straightToGrid(use: Float64Array, generation: Float64Array, self: Float64Array): Year {
  const none = noFlow(self)
  return {
    use,
    generation,
    self,
    charging: none,
    filling: none,
    discharging: none,
    imported: balance(use, none, self, none),
    exported: balance(generation, none, self, none),
    chargeLeft: 0,
  }
}

const noFlowIn = { slots: new Float64Array(slots), hours: new Float64Array(hoursInYear) }

/** Nothing at all in as many places. Shared, since nobody writes into a year that has run. */
function noFlow({ length }: Float64Array): Float64Array {
  return length === slots ? noFlowIn.slots : noFlowIn.hours
}

/** Two flows less two others. Rounding must not leave it below zero. */
function balance(
  flow: Float64Array,
  more: Float64Array,
  one: Float64Array,
  other: Float64Array,
): Float64Array {
  const left = new Float64Array(flow.length)
  for (let place = 0; place < left.length; place++)
    left[place] = Math.max(
      0,
      (flow[place] ?? 0) + (more[place] ?? 0) - (one[place] ?? 0) - (other[place] ?? 0),
    )
  return left
}

export function total(flow: Float64Array): number {
  let sum = 0
  // Twice as fast as for…of, and a comparison of sizes adds up five hundred flows.
  for (let place = 0; place < flow.length; place++) sum += flow[place] ?? 0
  return sum
}
