import type { InputHTMLAttributes } from 'react'
import { FieldProblem, problemId } from '../enquiry/FieldProblem.tsx'
import styles from './link-page.module.css'
import type { Problem } from './link-page.ts'

type Props = InputHTMLAttributes<HTMLElement> & {
  /** Its name too, where it has no other. */
  id: string
  label?: string
  problem?: Problem | undefined
  /** Of several lines. */
  rows?: number
}

/** A field, and why what was typed in it cannot be so. */
export function TextField({ id, label, problem, ...attributes }: Props) {
  const field = {
    id,
    name: id,
    className: styles.input,
    defaultValue: problem?.typed,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && problemId(id),
    ...attributes,
  }
  return (
    <>
      {label && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <FieldProblem id={id} problem={problem?.message} />
      {attributes.rows ? <textarea {...field} /> : <input {...field} />}
    </>
  )
}
