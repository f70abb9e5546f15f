import { type Estimate, exactly, isExact, valueAt } from '../shared/figure.ts'
import { useSpread } from './data/use.ts'
import { type AssumptionName, type Assumptions, assumptionNames } from './inputs/assumptions.ts'
import { buysPanels, type Inputs } from './inputs/inputs.ts'
import { relevantAssumptions } from './relevant-figures.ts'
import { yearlyGeneration } from './year/generation.ts'

/**
 * What an estimate rests on and nobody knows exactly. Each is taken to be independent of the others, and its range to
 * cover eight cases in ten. `generation` is sun, direction and shade together.
 */
export type Uncertainty = 'use' | 'when' | 'generation' | 'weather' | 'rebate' | AssumptionName

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
  if (!isExact(useFactor(inputs))) others.push('use')
  if (inputs.when === 'not-sure') others.push('when')
  // Without a battery bright and dull days differ by a few dollars a year.
  if (inputs.battery > 0) others.push('weather')
  if (inputs.kw > 0 && !isExact(generationOf(inputs, assumptions))) others.push('generation')
  if (inputs.rebate === 'not-sure' && buysPanels(inputs)) others.push('rebate')
  return [...new Set([...others, ...ranges])].filter(
    (name) => inputs.kw > 0 || name !== 'generation',
  )
}

/**
 * What a usual use is multiplied by: nothing is uncertain about the use that was entered, or follows from a bill. Of a meter’s
 * year only what it doesn’t cover is.
 */
export function useFactor({ kwh, bill, readings }: Inputs): Estimate {
  return (
    readings?.useSpread ?? (kwh === undefined && bill === undefined ? useSpread.value : exactly(1))
  )
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
    'generation',
    'weather',
    'shift',
    'efficiency',
    'power',
    ...(fromBill ? (['rate', 'daily'] as const) : []),
    ...(fromBill && have === 'yes' ? (['feedin'] as const) : []),
  ]
}
