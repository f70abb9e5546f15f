import { type Estimate, exactly, isExact, valueAt } from '../shared/figure.ts'
import { enteredSpread, leftByHabit, useSpread } from './data/use.ts'
import { type AssumptionName, type Assumptions, assumptionNames } from './inputs/assumptions.ts'
import { buysPanels, type Inputs } from './inputs/inputs.ts'
import { relevantAssumptions } from './relevant-figures.ts'
import { yearlyGeneration } from './year/generation.ts'

/**
 * The inputs of an estimate that aren't known exactly. Each is taken to be independent of the others, and its range to
 * cover eight cases in ten. `generation` is sun, direction and shade together; `when` is how much runs by day, and how evenly; `season`
 * how much more runs in winter.
 */
export type Uncertainty =
  | 'use'
  | 'when'
  | 'season'
  | 'generation'
  | 'weather'
  | 'rebate'
  | AssumptionName

/** Where each uncertainty lies in its range, from −1 to 1; in the middle where it is not named. */
export type Point = Partial<Record<Uncertainty, number>>

/** Assumptions that move together: one retailer’s three rates, a dealer’s prices, and whatever makes a year’s generation. */
const movesWith: Partial<Record<AssumptionName, Uncertainty>> = {
  sun: 'generation',
  soak: 'rate',
  offpeak: 'rate',
  peak: 'rate',
  panelbase: 'panelperkw',
  batterybase: 'batteryperkwh',
}

/** One value for each assumption. */
export type Values = Record<AssumptionName, number>

export function valuesAt(assumptions: Assumptions, point: Point): Values {
  const values: Partial<Values> = {}
  for (const name of assumptionNames)
    values[name] = valueAt(assumptions[name].value, point[movesWith[name] ?? name])
  return values as Values
}

/** All that is uncertain for this household. */
export function uncertaintiesOf(inputs: Inputs, assumptions: Assumptions): Uncertainty[] {
  const ranges = relevantAssumptions(assumptions, inputs)
    .filter(({ name, value }) => name !== 'sun' && !isExact(value))
    .map(({ name }) => movesWith[name] ?? name)
  const others: Uncertainty[] = []
  if (inputs.readings || !isExact(useFactor(inputs))) others.push('use')
  if (!inputs.readings) others.push('when', 'season')
  // Without a battery bright and dull days differ by a few dollars a year.
  if (inputs.battery > 0) others.push('weather')
  if (inputs.kw > 0 && !isExact(generationOf(inputs, assumptions))) others.push('generation')
  if (inputs.rebate === 'not-sure' && buysPanels(inputs)) others.push('rebate')
  return [...new Set([...others, ...ranges])].filter(
    (name) => inputs.kw > 0 || name !== 'generation',
  )
}

/**
 * What the use is multiplied by: a usual one, one that was entered, and one that follows from a bill. What a meter doesn’t know, its
 * readings say.
 */
export function useFactor({ kwh, bill, readings }: Inputs): Estimate {
  if (readings) return exactly(1)
  if (kwh !== undefined) return enteredSpread.value.kwh
  return bill === undefined ? useSpread.value : enteredSpread.value.bill
}

/** How far a habit may lie from the one we assume, from −1 to 1: smaller for a visitor who answers than for one who is not sure. */
export function habitAt({ when }: Inputs, position = 0): number {
  return when === 'not-sure' ? position : leftByHabit.value * position
}

/** kWh in the first year. */
export function generationOf({ kw, facing, shade }: Inputs, { sun }: Assumptions): Estimate {
  return yearlyGeneration(kw, sun.value, { facing, shading: shade })
}

/** The uncertainties that move the year’s flows, and not only what they cost. */
export function moversOfYear({ kwh, bill, have }: Inputs): Uncertainty[] {
  const fromBill = kwh === undefined && bill !== undefined
  return [
    'use',
    'when',
    'season',
    'generation',
    'weather',
    'shift',
    'efficiency',
    'power',
    'reserve',
    ...(fromBill ? (['rate', 'daily'] as const) : []),
    ...(fromBill && have === 'yes' ? (['feedin'] as const) : []),
  ]
}
