import { type Flow, flowNames, runSteps } from '../shared/year/year.ts'
import { assumptionsFor, type Changes } from './inputs/assumptions.ts'
import type { Inputs } from './inputs/inputs.ts'
import { toHouse } from './scenarios.ts'
import { hoursInYear } from './year/calendar.ts'

/** kWh that flow in an hour, and the battery’s charge at its end. */
export type Hour = Record<Flow | 'charge', number>

/**
 * The year in the middle of every range, hour by hour: the 8,760 hours of the typical year from the first of 1 January in standard time.
 * Undefined if a bill does not cover the supply charge.
 */
export function listHours(inputs: Inputs, changes: Changes): Hour[] | undefined {
  const house = toHouse(inputs, assumptionsFor(inputs, changes), {})
  if (!house) return undefined
  const year = runSteps(house)
  let charge = 0
  return Array.from({ length: hoursInYear }, (_, hour) => {
    const flows = Object.fromEntries(
      flowNames.map((flow) => [flow, year[flow][hour] ?? 0]),
    ) as Record<Flow, number>
    charge += (flows.charging + flows.filling) * house.battery.roundTrip - flows.discharging
    return { ...flows, charge }
  })
}
