import { FieldProblem, problemId } from '../enquiry/FieldProblem.tsx'
import field from '../my-enquiry/Field.module.css'

type Props = {
  name: string
  label: string
  value?: string | undefined
  problem?: string | undefined
  isRequired?: boolean
}

/** A field for a number with a unit, or a price. */
export function TextField({ name, label, value, problem, isRequired = false }: Props) {
  return (
    <>
      <label className={field.label} htmlFor={name}>
        {label}
      </label>
      <FieldProblem id={name} problem={problem} />
      <input
        id={name}
        className={field.input}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required={isRequired}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId(name)}
      />
    </>
  )
}
