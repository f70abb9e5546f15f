import { calculateInSteps } from '#estimate/calculate.ts'
import { Calculator, type CalculatorProps } from '../calculators/Calculator.tsx'
import { type HydrationTarget, hydrate, propsOf } from './hydrate.tsx'
import { nextTask } from './next-task.ts'

/** The inline script calls this when a calculator is touched, or when the address carries a draft. */
export async function touch(element: HydrationTarget): Promise<void> {
  const props = propsOf<CalculatorProps>(element)
  const { calculator, draft, today } = props
  // Calculating while React renders would be one long task.
  const calculation = await calculateInSteps(calculator, draft, today, nextTask)
  hydrate(element, Calculator, { ...props, calculation })
}
