import type { Calculation } from '#domain/estimate/shared/calculate.ts'
import { scripts } from '../client/scripts.ts'
import styles from './Below.module.css'
import { Calculator, type CalculatorProps } from './Calculator.tsx'
import { CalculatorBelow } from './CalculatorBelow.tsx'
import { belowKey, calculatorKey } from './saved-draft.ts'

type Props = CalculatorProps & { calculation?: Calculation }

const hydration = { 'data-touch': 'calculator', 'data-from': scripts.calculator }

/** A calculator in its page's hero: complete HTML, and what script needs to hydrate it later. */
export function CalculatorPlace({ calculation, ...props }: Props) {
  return (
    <section id={calculatorKey} {...hydration} data-in="=" data-props={JSON.stringify(props)}>
      <Calculator {...props} calculation={calculation} />
    </section>
  )
}

/** The part below the hero. Touching it hydrates both. */
export function CalculatorBelowPlace({ calculation, ...props }: Props) {
  return (
    <section
      id={belowKey}
      className={styles.below}
      {...hydration}
      data-props={JSON.stringify(props)}
      aria-label="The answer in full"
    >
      <CalculatorBelow {...props} calculation={calculation} />
    </section>
  )
}
