import type { Calculation } from '#estimate/calculate.ts'
import { scripts } from '../client/scripts.ts'
import styles from './Calculator.module.css'
import { Calculator, type CalculatorProps } from './Calculator.tsx'
import { calculatorKey } from './saved-draft.ts'

/** A calculator’s section of a page: complete HTML, and what script needs to hydrate it later. */
export function CalculatorPlace({
  calculation,
  ...props
}: CalculatorProps & { calculation?: Calculation }) {
  return (
    <section
      id={calculatorKey}
      className={styles.calculator}
      data-touch="calculator"
      data-from={scripts.calculator}
      data-in="="
      data-props={JSON.stringify(props)}
      aria-labelledby="calculator-title"
    >
      <Calculator {...props} calculation={calculation} />
    </section>
  )
}
