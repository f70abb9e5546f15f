import { FieldProblem } from '../enquiry/FieldProblem.tsx'
import styles from './Choices.module.css'

type Props<Value extends string> = {
  legend: string
  values: readonly Value[]
  labels: Record<Value, string>
  /** What is likely, chosen already. */
  chosen?: Value | undefined
  problem?: string | undefined
}

/** Reasons, of which one is chosen. */
export function Choices<Value extends string>({
  legend,
  values,
  labels,
  chosen,
  problem,
}: Props<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <FieldProblem id="because" problem={problem} />
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="because"
            value={value}
            required
            defaultChecked={value === chosen}
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  )
}
