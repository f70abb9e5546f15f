import { calculateInSteps } from '#domain/estimate/shared/calculate.ts'
import { Calculator, type CalculatorProps } from '../calculators/Calculator.tsx'
import { CalculatorBelow } from '../calculators/CalculatorBelow.tsx'
import type { Outlet } from '../calculators/outlet.ts'
import { belowKey, calculatorKey } from '../calculators/saved-draft.ts'
import { type HydrationTarget, hydrate, propsOf } from './hydrate.tsx'
import { nextTask } from './next-task.ts'

const outlet: Outlet = { below: {} }
const begun = new WeakSet<HTMLElement>()

/** The inline script calls this when either part of a calculator is touched, or when the address carries a draft. */
export async function touch(): Promise<void> {
  const [element, below] = [calculatorKey, belowKey].map(untouched)
  const first = element ?? below
  if (!first) return
  // The script has just been evaluated, in the same task.
  await nextTask()
  const props = propsOf<CalculatorProps>(first)
  const { calculator, draft, today } = props
  // Calculating while React renders would be one long task.
  const calculation = await calculateInSteps(calculator, draft, today, nextTask)
  if (element) hydrate(element, Calculator, { ...props, calculation, outlet })
  await nextTask()
  if (below) hydrate(below, CalculatorBelow, { ...props, calculation, outlet })
}

/** The part with this id, unless it is being hydrated already. */
function untouched(id: string): HydrationTarget | undefined {
  const element = document.getElementById(id)
  if (!element || begun.has(element)) return undefined
  begun.add(element)
  return element
}
