import { type ComponentProps, type ReactNode, useId } from 'react'
import { useAutoFocus } from '../use-auto-focus.ts'
import styles from './Field.module.css'
import { useForm } from './Form.tsx'
import { Problem } from './Problem.tsx'

type FieldProps = {
  name: string
  label: string
  /** A problem to show until the form around has one for this field. */
  problem?: string
  hint?: ReactNode
  /** Shown at the right of the label, such as a link. */
  aside?: ReactNode
  /** Shown in the box, after the input. */
  inside?: ReactNode
  /** For popovers and narrow columns. */
  small?: boolean
}

/** A text field with its label above, and its hint and problem below. */
export function Field({
  label,
  problem,
  hint,
  aside,
  inside,
  small,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  const notes = useFieldNotes(input.name, { problem, hint })
  return (
    <FieldFrame label={label} notes={notes} aside={aside} small={small}>
      <div className={styles.box} data-bad={notes.problem ? '' : undefined}>
        <input {...input} {...notes.props} />
        {inside}
      </div>
    </FieldFrame>
  )
}

/** The label of a field above it, with its hint and problem below. */
export function FieldFrame({
  label,
  notes,
  aside,
  small,
  children,
}: Pick<FieldProps, 'label' | 'aside' | 'small'> & {
  notes: ReturnType<typeof useFieldNotes>
  children: ReactNode
}) {
  return (
    <div className={styles.field} data-small={small || undefined}>
      <div className={styles.label}>
        <label htmlFor={notes.props.id}>{label}</label>
        {aside}
      </div>
      {children}
      {notes.below}
    </div>
  )
}

/** The hint and problem of any kind of field, and the attributes that tie them to its input. */
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

/** A choice between a few options. */
export function RadioField({
  name,
  legend,
  options,
  initial,
  focused,
  small,
  onChange,
}: {
  name: string
  legend: string
  options: readonly { value: string; label: ReactNode }[]
  initial?: string
  /** Whether the first option gets the focus when the field appears. */
  focused?: boolean
  small?: boolean
  onChange?: (value: string) => void
}) {
  const first = useAutoFocus<HTMLInputElement>(focused ?? false)
  return (
    <fieldset className={styles.radios} data-small={small || undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={value === initial}
            onChange={() => onChange?.(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A choice from a list. */
export function SelectField({
  name,
  label,
  options,
  initial,
  value,
  small,
  onChange,
}: {
  name?: string
  label: ReactNode
  options: readonly { value: string; label: string }[]
  /** Chosen first, where the field keeps its value; `value` where its owner does. */
  initial?: string
  value?: string
  small?: boolean
  onChange?: (value: string) => void
}) {
  return (
    <label className={styles.select} data-small={small || undefined}>
      {label}
      <select
        name={name}
        {...(value === undefined ? { defaultValue: initial } : { value })}
        onChange={({ target }) => onChange?.(target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A field of several lines, as high as its text. */
export function TextAreaField({
  label,
  problem,
  hint,
  ...input
}: Pick<FieldProps, 'name' | 'label' | 'problem' | 'hint'> & ComponentProps<'textarea'>) {
  const notes = useFieldNotes(input.name, { problem, hint })
  return (
    <FieldFrame label={label} notes={notes}>
      <div className={styles.box} data-bad={notes.problem ? '' : undefined}>
        <textarea {...input} {...notes.props} />
      </div>
    </FieldFrame>
  )
}

/** A choice of any of a few options. Each checkbox is a value of its own, 'name:option'. */
export function CheckboxesField({
  name,
  legend,
  hint,
  options,
  initial,
  onChange,
}: {
  name: string
  legend: string
  hint?: ReactNode
  options: readonly { value: string; label: string }[]
  initial: readonly string[]
  /** What is ticked once something was pressed, in the order of the options. */
  onChange?: (chosen: string[]) => void
}) {
  const notes = useFieldNotes(name, { hint })
  return (
    <fieldset className={styles.checkboxes} aria-describedby={notes.props['aria-describedby']}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              type="checkbox"
              name={`${name}:${value}`}
              defaultChecked={initial.includes(value)}
              onChange={({ target }) =>
                onChange?.(
                  options
                    .map((option) => option.value)
                    .filter((one) => (one === value ? target.checked : initial.includes(one))),
                )
              }
              aria-invalid={index === 0 ? notes.props['aria-invalid'] : undefined}
              aria-describedby={notes.props['aria-describedby']}
            />
            {label}
          </label>
        ))}
      </div>
      {notes.below}
    </fieldset>
  )
}
