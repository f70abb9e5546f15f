import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { useForm } from './Form.tsx'
import { Problem } from './Problem.tsx'

type FieldProps = {
  name: string
  label: string
  /** What is wrong with it, as a sentence, as long as its form does not say so. */
  problem?: string
  hint?: ReactNode
  /** Stands at the right of the label, such as a link. */
  aside?: ReactNode
  /** Stands within the box, after the input. */
  inside?: ReactNode
}

/** One line to type into, with its label above and its hint and problem below. */
export function Field({
  label,
  problem,
  hint,
  aside,
  inside,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  const notes = useFieldNotes(input.name, { problem, hint })
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={notes.props.id}>{label}</label>
        {aside}
      </div>
      <div className={styles.box} data-bad={notes.problem ? '' : undefined}>
        <input {...input} {...notes.props} />
        {inside}
      </div>
      {notes.below}
    </div>
  )
}

/** What stands below a field of any kind, and the attributes that tie it to the field. */
export function useFieldNotes(
  name: string,
  { problem: initial, hint }: Pick<FieldProps, 'problem' | 'hint'>,
) {
  const id = useId()
  const problem = useForm().problems[name] ?? initial
  const ids = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean)
  return {
    problem,
    props: {
      id,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': ids.join(' ') || undefined,
    },
    below: (
      <>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
      </>
    ),
  }
}

/** One of a few, each with what it means. */
export function RadioField({
  name,
  legend,
  options,
  initial,
}: {
  name: string
  legend: string
  options: readonly { value: string; label: ReactNode }[]
  initial?: string
}) {
  return (
    <fieldset className={styles.radios}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={value === initial}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** One of a list. */
export function SelectField({
  name,
  label,
  options,
}: {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}) {
  return (
    <label className={styles.select}>
      {label}
      <select name={name}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
