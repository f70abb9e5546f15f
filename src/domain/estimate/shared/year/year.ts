import {
  hoursInSlot,
  slotOf,
  slots,
  slotsInDay,
  stepHours,
  stepsInYear,
} from '#estimate/year/calendar.ts'
import { alwaysOnKw } from '#estimate/year/household.ts'
import type { Shape } from './shape.ts'

/** `powerKw` is at the meter; `roundTrip` is the share of what it takes in that it gives back. */
export type Battery = {
  usableKwh: number
  powerKw: number
  roundTrip: number
  /** From and to which slot of the day, over midnight too, power is free or cheap: it fills up from the grid then, and gives nothing back. */
  free?: readonly [number, number] | undefined
  /** kWh it fills up to in each step of such hours; undefined is all it holds. */
  fillsTo?: Float64Array
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
  /**
   * kW that something takes while it runs, where steps are hours. What is switched on in a step runs for a part of it at so much more than the step’s mean
   * (one appliance or several), and not at all in the rest. At 0 or undefined it is spread over the whole step.
   */
  applianceKw?: number
  /** How many times its mean what is switched on in a step takes beyond it while it runs, in place of `applianceKw`: see `burstOf`. */
  burst?: number
  /** kW that are always on. Undefined is what is usual for the use. */
  alwaysOn?: number
}

/**
 * Energy that flows in a step, kWh. `self` goes straight from the panels into the house, `charging` from them into the battery,
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

/** A year’s flows, by month and time of the clock or step by step. */
export type Year = Record<Flow, Float64Array> & {
  /** kWh in the battery when the year ends; it began empty. */
  chargeLeft: number
}

/**
 * Runs a typical year step by step (an edition’s calendar says how long they are): what the house uses comes first from the panels,
 * then from the battery, then from the grid; what the panels make beyond that goes first into the battery, then to the grid. A step has two parts, with something
 * switched on and without, so that it may sell and buy. While power is free the battery fills from the grid too. It loses its share on
 * the way in, so generation = self + charging + exported, use + filling = self + discharging + imported, and
 * (charging + filling) × round trip = discharging + charge left.
 */
export function runYear(house: House): Year {
  return run(house, slotOf, house.load.bySlot, house.sun.bySlot, hoursInSlot)
}

/** The same year without its battery, which leaves `self` as it is. */
export function withoutBattery({ use, generation, self }: Year): Year {
  return straightToGrid(use, generation, self)
}

/** Like `runYear`, with each step by itself. */
export function runSteps(house: House): Year {
  const hoursIn = new Float64Array(stepsInYear).fill(stepHours)
  return run(house, everyStep, house.load.steps, house.sun.steps, hoursIn)
}

const everyStep = Uint16Array.from({ length: stepsInYear }, (_, step) => step)

/** Adds each step up in its place: a slot, or the step itself. `loadIn`, `sunIn` and `hoursIn` are already by place. */
function run(
  house: House,
  placeOf: Uint16Array,
  loadIn: Float64Array,
  sunIn: Float64Array,
  hoursIn: Float64Array,
): Year {
  const alwaysOn = house.alwaysOn ?? alwaysOnKw(house.use)
  const base = alwaysOn * stepHours
  const rest = house.use - base * stepsInYear
  const use = new Float64Array(loadIn.length)
  const generation = new Float64Array(loadIn.length)
  const self = new Float64Array(loadIn.length)
  for (let place = 0; place < self.length; place++) {
    use[place] = alwaysOn * (hoursIn[place] ?? 0) + rest * (loadIn[place] ?? 0)
    generation[place] = house.generation * (sunIn[place] ?? 0)
  }
  return house.battery.usableKwh > 0
    ? runBattery(house, { base, rest }, placeOf, { use, generation, self })
    : runPanels(house, { base, rest }, placeOf, { use, generation, self })
}

/** kWh in each step that are always on, and kWh a year that are switched on and off. */
type Use = { base: number; rest: number }
type Direct = Pick<Year, 'use' | 'generation' | 'self'>

function runPanels(
  { generation, load, sun, applianceKw = 0, burst = 0 }: House,
  { base, rest }: Use,
  placeOf: Uint16Array,
  direct: Direct,
): Year {
  const { self } = direct
  const lit = litSteps(sun.steps)
  for (let index = 0; index < lit.length; index++) {
    const step = lit[index] ?? 0
    const place = placeOf[step] ?? 0
    const switched = rest * (load.steps[step] ?? 0)
    const generated = generation * (sun.steps[step] ?? 0)
    const one = switched > 0 ? applianceKw + burst * switched : 0
    const on = one > 0 ? switched / (switched + one) : 1
    self[place] =
      (self[place] ?? 0) +
      on * min(base + switched + one, generated) +
      (1 - on) * min(base, generated)
  }
  return straightToGrid(direct.use, direct.generation, self)
}

const litStepsOf = new WeakMap<Float64Array, Uint16Array>()

/** The half of all steps in which the sun shines. Cached with its shape. */
function litSteps(sun: Float64Array): Uint16Array {
  const cached = litStepsOf.get(sun)
  if (cached) return cached
  const lit = everyStep.filter((step) => sun[step] !== 0)
  litStepsOf.set(sun, lit)
  return lit
}

/** Most of the time of an estimate is spent here, so steps in which nothing happens are left early. */
function runBattery(house: House, { base, rest }: Use, placeOf: Uint16Array, direct: Direct): Year {
  const { generation, load, sun, battery, applianceKw = 0, burst = 0 } = house
  const { self } = direct
  const { usableKwh, powerKw, roundTrip, free, fillsTo } = battery
  const charging = new Float64Array(self.length)
  const filling = new Float64Array(self.length)
  const discharging = new Float64Array(self.length)
  const perStored = 1 / roundTrip
  const power = powerKw * stepHours
  let charge = 0
  for (let step = 0; step < stepsInYear; step++) {
    const generated = generation * (sun.steps[step] ?? 0)
    const isFree = free !== undefined && isWithin(free, (slotOf[step] ?? 0) % slotsInDay)
    if (generated === 0 && charge === 0 && !isFree) continue
    const switched = rest * (load.steps[step] ?? 0)
    const place = placeOf[step] ?? 0
    const one = switched > 0 ? applianceKw + burst * switched : 0
    const on = one > 0 ? switched / (switched + one) : 1
    const busy = base + switched + one
    self[place] = (self[place] ?? 0) + on * min(busy, generated) + (1 - on) * min(base, generated)
    const spare = on * upTo(power, generated - busy) + (1 - on) * upTo(power, generated - base)
    if (!isFree) {
      const needed = on * upTo(power, busy - generated) + (1 - on) * upTo(power, base - generated)
      const released = min(needed, charge + spare * roundTrip)
      discharging[place] = (discharging[place] ?? 0) + released
      charge -= released
      if (spare === 0) continue
    }
    const most = min(power, (usableKwh - charge) * perStored)
    const stored = min(spare, most)
    charging[place] = (charging[place] ?? 0) + stored
    charge += stored * roundTrip
    if (!isFree) continue
    const wanted = fillsTo
      ? upTo(most - stored, ((fillsTo[step] ?? 0) - charge) * perStored)
      : most - stored
    filling[place] = (filling[place] ?? 0) + wanted
    charge += wanted * roundTrip
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

function upTo(most: number, kwh: number): number {
  return kwh < 0 ? 0 : min(kwh, most)
}

function min(one: number, other: number): number {
  return one < other ? one : other
}

/** Whether a slot of the day lies between two, over midnight too. */
export function isWithin([from, to]: readonly [number, number], slot: number): boolean {
  return from <= to ? from <= slot && slot < to : from <= slot || slot < to
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

const noFlowIn = { slots: new Float64Array(slots), steps: new Float64Array(stepsInYear) }

/** Nothing at all in as many places. Shared, since a year that has run is never written to. */
function noFlow({ length }: Float64Array): Float64Array {
  return length === slots ? noFlowIn.slots : noFlowIn.steps
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
