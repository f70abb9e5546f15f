import { slotOf, slots, slotsInDay, stepHours, stepsInYear } from '#estimate/year/calendar.ts'
import { type Battery, type House, isWithin, type Year } from './year.ts'

/** kWh in each step of a meter over the typical year: one or several to each step of the calendar. */
type Steps = Float64Array

/** What a home would buy and sell in each step without a battery. Both may happen in one. */
export type Trade = { bought: Steps; sold: Steps }

/** Adds steps up by month and time of the clock. */
export function bySlot(steps: Steps): Float64Array {
  const perStep = steps.length / stepsInYear
  const sums = new Float64Array(slots)
  for (let place = 0, step = 0; place < stepsInYear; place++) {
    let sum = 0
    for (const end = step + perStep; step < end; step++) sum += steps[step] ?? 0
    const slot = slotOf[place] ?? 0
    sums[slot] = (sums[slot] ?? 0) + sum
  }
  return sums
}

/** By month and hour of the clock: what is used and made, and what of it goes straight from the panels into the house. */
export type Direct = Pick<Year, 'use' | 'generation' | 'self'>

/** What a battery takes in and gives out, by month and time of the clock. */
export type Stored = Pick<Year, 'charging' | 'filling' | 'discharging' | 'chargeLeft'>

/** A year with what a battery does in it. */
export function yearWith({ use, generation, self }: Direct, stored: Stored): Year {
  const left = (slot: number, flow: Float64Array, out: Float64Array) =>
    (flow[slot] ?? 0) - (self[slot] ?? 0) - (out[slot] ?? 0)
  return {
    use,
    generation,
    self,
    ...stored,
    imported: self.map((_, slot) =>
      Math.max(0, left(slot, use, stored.discharging) + (stored.filling[slot] ?? 0)),
    ),
    exported: self.map((_, slot) => Math.max(0, left(slot, generation, stored.charging))),
  }
}

/**
 * Runs a battery through the year. What is bought and sold in a step is never set off against each other: it takes in what is sold
 * and gives out what is bought. Most of the time of an answer is spent here, so steps in which nothing happens are left early.
 *
 * @param soldFirst which of them comes first in a step, where both do
 */
export function runBattery(
  { bought, sold }: Trade,
  { usableKwh, powerKw, roundTrip, free }: Battery,
  soldFirst: boolean,
): Stored {
  const charging = new Float64Array(slots)
  const filling = new Float64Array(slots)
  const discharging = new Float64Array(slots)
  const perStep = bought.length / stepsInYear
  const mostInStep = (powerKw * stepHours) / perStep
  const perStored = 1 / roundTrip
  let charge = 0
  for (let place = 0, step = 0; usableKwh > 0 && place < stepsInYear; place++) {
    const slot = slotOf[place] ?? 0
    const isFree = free !== undefined && isWithin(free, slot % slotsInDay)
    let [stored, filled, released] = [0, 0, 0]
    for (const end = step + perStep; step < end; step++) {
      const surplus = sold[step] ?? 0
      if (surplus === 0 && charge === 0 && !isFree) continue
      let most = mostInStep
      if (!isFree && (surplus === 0 || !soldFirst)) {
        const out = least(bought[step] ?? 0, charge, most)
        charge -= out
        released += out
        most -= out
      }
      if (surplus > 0) {
        const into = least(surplus, most, (usableKwh - charge) * perStored)
        charge += into * roundTrip
        stored += into
        most -= into
      }
      if (isFree) {
        const grid = least(most, most, (usableKwh - charge) * perStored)
        charge += grid * roundTrip
        filled += grid
      } else if (surplus > 0 && soldFirst) {
        const out = least(bought[step] ?? 0, charge, most)
        charge -= out
        released += out
      }
    }
    charging[slot] = (charging[slot] ?? 0) + stored
    filling[slot] = (filling[slot] ?? 0) + filled
    discharging[slot] = (discharging[slot] ?? 0) + released
  }
  return { charging, filling, discharging, chargeLeft: charge }
}

/** Faster than Math.min. */
function least(one: number, other: number, third: number): number {
  const less = one < other ? one : other
  return less < third ? less : third
}

/**
 * What a home without panels would trade with these: in each step it takes what it needs from them, and an hour's sun is spread
 * evenly over its steps. `self` is what it takes, by month and time of the clock.
 *
 * @param atOnce the share of what could be used in a step that its appliances catch
 */
export function tradeWithPanels(
  used: Steps,
  { generation, sun }: Pick<House, 'generation' | 'sun'>,
  atOnce: number,
): Trade & { self: Float64Array } {
  const perStep = used.length / stepsInYear
  const bought = new Float64Array(used)
  const sold = new Float64Array(used.length)
  const self = new Float64Array(slots)
  for (let place = 0; place < stepsInYear; place++) {
    const generated = (generation * (sun.steps[place] ?? 0)) / perStep
    if (generated === 0) continue
    const slot = slotOf[place] ?? 0
    let selfUse = 0
    for (let step = place * perStep, end = step + perStep; step < end; step++) {
      const need = used[step] ?? 0
      const caught = (need < generated ? need : generated) * atOnce
      bought[step] = need - caught
      sold[step] = generated - caught
      selfUse += caught
    }
    self[slot] = (self[slot] ?? 0) + selfUse
  }
  return { bought, sold, self }
}
