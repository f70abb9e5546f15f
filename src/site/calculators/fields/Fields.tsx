import { type ChangeEvent, memo } from 'react'
import { type Draft, formatDraft } from '#domain/estimate/shared/draft.ts'
import type { InputName, Problems } from '#domain/estimate/shared/fields.ts'
import { fieldAt } from '#views/calculators/field-at.ts'
import styles from './Fields.module.css'
import type { Field as FieldContent } from './label.ts'
import { Problem } from './Problem.tsx'

export type OnChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void

/** The id of the form that all fields belong to, wherever they are on the page. */
export const calculatorForm = 'calculator-form'

export type FieldsProps = {
  names: readonly InputName[]
  draft: Draft
  problems: Problems
  onChange: OnChange
}

/** New problems open a fold each time. So does a draft in it, since it explains the answer. */
export function reasonToOpen(
  names: readonly (keyof Problems)[],
  { draft, problems }: { draft: Draft; problems: Problems },
): Problems | boolean {
  if (names.some((name) => problems[name] !== undefined)) return problems
  return names.some((name) => formatDraft({ [name]: draft[name] }) !== '')
}

export function Fields({ names, draft, problems, onChange }: FieldsProps) {
  return (
    <div className={styles.group}>
      {names.map((name) => {
        const field = fieldAt(name, draft)
        if ('only' in field)
          return (
            <p key={name} className={styles.known}>
              <b>{field.name}</b> {field.only}
            </p>
          )
        const { [name]: value } = draft
        return (
          <Field
            key={name}
            field={field}
            value={isOffered(field, value) ? value : ''}
            problem={problems[name]}
            onChange={onChange}
          />
        )
      })}
    </div>
  )
}

/** Whether a choice has what the draft says: which there are may depend on another field. */
function isOffered(field: FieldContent, value: string | undefined): boolean {
  return field.kind !== 'choice' || field.options.some((one) => one.value === value)
}

type FieldProps = {
  field: FieldContent
  value: string | undefined
  problem: string | undefined
  onChange: OnChange
}

const Field = memo(function Field({ field, value, problem, onChange }: FieldProps) {
  const id = `calculator-${field.name}`
  return (
    <div className={field.half ? styles.half : styles.whole}>
      <label htmlFor={id}>{field.label}</label>
      <Control
        field={field}
        id={id}
        name={field.name}
        form={calculatorForm}
        value={value ?? ''}
        onChange={onChange}
        aria-describedby={`${field.help ? `${id}-help ` : ''}${id}-problem`}
        aria-invalid={problem === undefined ? undefined : true}
      />
      {field.help && (
        <p id={`${id}-help`} className={styles.help}>
          {field.help}
        </p>
      )}
      <Problem id={id} sentence={problem} />
    </div>
  )
})

type ControlProps = {
  field: FieldContent
  id: string
  name: string
  form: string
  value: string
  onChange: OnChange
  'aria-describedby': string
  'aria-invalid': true | undefined
}

function Control({ field, ...shared }: ControlProps) {
  if (field.kind === 'choice')
    return (
      <select
        {...shared}
        value={shared.value || field.options[0]?.value}
        className={styles.select}
        autoComplete="off"
      >
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  if (field.kind === 'day') return <input {...shared} type="date" autoComplete="off" />
  return (
    <span className={styles.control} data-unit={field.unit}>
      <input
        {...shared}
        type="text"
        inputMode={field.keyboard}
        autoComplete={field.name === 'postcode' ? 'postal-code' : 'off'}
        placeholder={field.placeholder}
        maxLength={40}
      />
      {field.unit && <span aria-hidden="true">{field.unit}</span>}
    </span>
  )
}
