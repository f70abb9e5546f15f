import { answerInSteps } from '#content/calculators/answer.ts'
import { calculatorAt } from '#content/calculators/calculators.ts'
import { Calculator, type CalculatorProps } from '../calculators/Calculator.tsx'
import { Programs, type ProgramsProps } from '../calculators/Programs.tsx'
import { hydrate, propsOf, type Touched } from './hydrate.tsx'
import { nextTask } from './next-task.ts'

/** Called by the inline script when a calculator is touched, or the address carries what was told to it. */
export async function touch(element: Touched): Promise<void> {
  if (element.dataset.touch === 'programs') {
    hydrate(element, Programs, propsOf<ProgramsProps>(element))
    return
  }
  const props = propsOf<CalculatorProps>(element)
  const calculator = calculatorAt(props.path)
  // Working it out while React renders would take one long task.
  const worked = calculator && (await answerInSteps(calculator, props.typed, props.today, nextTask))
  hydrate(element, Calculator, { ...props, worked })
}
