import type { Answer } from '#content/calculators/answer.ts'
import { scripts } from '../client/scripts.ts'
import styles from './Calculator.module.css'
import { Calculator, type CalculatorProps } from './Calculator.tsx'
import { toldKey } from './told-key.ts'

/** A calculator where it stands on a page: complete HTML, and all that script needs to hydrate it later. */
export function CalculatorPlace({ worked, ...props }: CalculatorProps & { worked?: Answer }) {
  return (
    <section
      id={toldKey}
      className={styles.calculator}
      data-touch="calculator"
      data-from={scripts.calculator}
      data-in="="
      data-props={JSON.stringify(props)}
      aria-labelledby="calculator-title"
    >
      <Calculator {...props} worked={worked} />
    </section>
  )
}
