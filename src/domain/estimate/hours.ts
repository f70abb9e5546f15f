import { assumptionsFor, type Changes } from './assumptions.ts'
import type { Inputs } from './inputs.ts'
import { houseIn, ratesIn } from './one-case.ts'
import { type Hour, runYear } from './year.ts'

/**
 * The middle case of an estimate hour by hour: calls with each of the 8,760 hours of the typical year, kWh, from the first
 * of 1 January in standard time. False where a bill does not cover the supply charge, and nothing was called.
 */
export function eachHour(
  inputs: Inputs,
  changes: Changes,
  each: (hour: number, flows: Hour) => void,
): boolean {
  const assumptions = assumptionsFor(inputs, changes)
  const house = houseIn(inputs, assumptions, ratesIn(inputs, assumptions, 'middle'), 'middle')
  if (!house) return false
  runYear(house, each)
  return true
}
