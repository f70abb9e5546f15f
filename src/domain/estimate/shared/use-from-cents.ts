import { hoursInSlot, hoursInYear, slots, slotsInDay } from '#estimate/year/calendar.ts'
import { alwaysOnKw } from '#estimate/year/household.ts'
import type { Shape } from './year/shape.ts'

/**
 * The kWh a year that cost so much at these rates, by slot of the day, in a home without panels; undefined if it is nothing. What is
 * always on and what is switched on may cost differently, by the hours they run in.
 */
export function useFromCents(
  cents: number,
  byClock: Float64Array,
  load: Shape,
): number | undefined {
  if (!(cents > 0)) return undefined
  let always = 0
  let switched = 0
  for (let slot = 0; slot < slots; slot++) {
    const rate = byClock[slot % slotsInDay] ?? 0
    always += (rate * (hoursInSlot[slot] ?? 0)) / hoursInYear
    switched += rate * (load.bySlot[slot] ?? 0)
  }
  const most = alwaysOnKw(Number.MAX_VALUE) * hoursInYear
  const use = (cents - most * always) / switched + most
  if (alwaysOnKw(use) * hoursInYear >= most) return use
  const share = alwaysOnKw(1) * hoursInYear
  return cents / (share * always + (1 - share) * switched)
}
