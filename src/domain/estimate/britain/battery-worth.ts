import type { Day } from '../shared/day.ts'
import type { Estimate } from '../shared/figure.ts'
import { batteryLife, roundTrip } from './data/prices.ts'
import { estimateHome } from './estimate.ts'
import type { Changes } from './inputs/assumptions.ts'
import type { Inputs } from './inputs/inputs.ts'

/** What a battery does for a home in the first twelve months and over its life, in pounds and years. */
export type BatteryWorth = {
  /** Beside the best that can be done without it on the same tariff. Below zero it loses money. */
  saving: Estimate
  /** The most it may cost: what it saves over its life. */
  worth: Estimate
  life: Estimate
  /** Until it has saved such a price; null where it never does. */
  years(price: number): number | null
}

/** What a battery is worth to a home on a day. Throws for a home that can’t be calculated: its callers choose the home. */
export function batteryWorth(inputs: Inputs, changes: Changes, today: Day): BatteryWorth {
  const estimate = estimateHome(inputs, changes, today)
  if ('problems' in estimate) throw new Error(Object.values(estimate.problems).join('. '))
  const { saving, battery } = estimate
  if (!saving.battery || !battery) throw new Error('Without a battery there is nothing to say')
  const yearly = saving.battery.mid
  return {
    saving: saving.battery,
    worth: battery.worth,
    life: battery.life,
    years: (price) => (yearly > 0 ? price / yearly : null),
  }
}

/** What a battery does by itself on a night tariff where the house uses all it holds each day, by hand. kWh and pounds a year. */
export function nightBattery(
  usableKwh: number,
  { night, day }: { night: number; day: number },
): { delivered: number; bought: number; saving: number; worth: number } {
  // Half of what is lost is lost on the way in, half on the way out.
  const way = Math.sqrt(roundTrip.value.mid / 100)
  const delivered = 365 * usableKwh * way
  const bought = (365 * usableKwh) / way
  const saving = (delivered * day - bought * night) / 100
  return { delivered, bought, saving, worth: saving * batteryLife.value.mid }
}
