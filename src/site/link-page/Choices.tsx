import type { ReactNode } from 'react'
import { FieldProblem } from '../enquiry/FieldProblem.tsx'
import styles from './Choices.module.css'

type Props<Value extends string> = {
  name: string
  legend: string
  values: readonly Value[]
  labels: Record<Value, ReactNode>
  /** What is likely, or holds, chosen already. */
  chosen?: Value | undefined
  isOptional?: boolean
  problem?: string | undefined
  /** Below each other, beside each other, or below what says the legend already. */
  shape?: 'column' | 'row' | 'plain'
  className?: string | undefined
}

/** Values, of which one is chosen. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { name, values, labels, chosen, isOptional, shape = 'column', className = '' } = props
  return (
    <fieldset className={`${styles.choices} ${styles[shape]} ${className}`}>
      <legend className={shape === 'plain' ? 'visually-hidden' : undefined}>{props.legend}</legend>
      <FieldProblem id={name} problem={props.problem} />
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            required={!isOptional}
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  )
}
