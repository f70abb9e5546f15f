import { type ChangeEvent, memo } from 'react'
import { formatDay } from '#domain/estimate/shared/day.ts'
import type { Calculator } from '#edition/calculators/calculators.ts'
import { stateRebateConditions } from '#estimate/data/state-rebate.ts'
import { type Draft, formatDraft } from '#estimate/inputs/draft.ts'
import type { InputName, Problems } from '#estimate/inputs/inputs.ts'
import { Summary } from '../../ui/Summary.tsx'
import styles from './Fields.module.css'
import { type Field as FieldContent, fieldOf, fieldsLeftOut, networkFieldAt } from './fields.ts'
import { Problem } from './Problem.tsx'
import { useFold } from './use-fold.ts'

export type OnChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void

type Props = { calculator: Calculator; draft: Draft; problems: Problems; onChange: OnChange }

/** The fields: a few first, the rest behind one line. */
export function Fields({ calculator, ...fields }: Props) {
  const { first } = calculator
  const more = [...calculator.more, ...fieldsLeftOut(calculator)]
  const fold = useFold(reasonToOpen(more, fields))
  return (
    <div className={styles.fields}>
      <Group names={first} {...fields} />
      <details className={styles.more} {...fold}>
        <Summary>More about your home</Summary>
        <Group names={more} {...fields} />
        <RebateConditions />
      </details>
      <button type="submit" className={styles.work}>
        Work it out
      </button>
    </div>
  )
}

/** New problems open a fold each time. So does a draft in it, since it explains the answer. */
export function reasonToOpen(
  names: readonly (keyof Problems)[],
  { draft, problems }: { draft: Draft; problems: Problems },
): Problems | boolean {
  if (names.some((name) => problems[name] !== undefined)) return problems
  return names.some((name) => formatDraft({ [name]: draft[name] }) !== '')
}

type GroupProps = Omit<Props, 'calculator'> & { names: readonly InputName[] }

function Group({ names, draft, problems, onChange }: GroupProps) {
  return (
    <div className={styles.group}>
      {names.map((name) => {
        const shared = { value: draft[name], problem: problems[name], onChange }
        return name === 'network' ? (
          <NetworkField key={name} postcode={draft.postcode} {...shared} />
        ) : (
          <Field key={name} field={fieldOf(name)} {...shared} />
        )
      })}
    </div>
  )
}

type NetworkProps = Omit<FieldProps, 'field'> & { postcode: string | undefined }

/** Asked only where the postcode leaves a choice. */
const NetworkField = memo(function NetworkField({ postcode, value, ...shared }: NetworkProps) {
  const network = networkFieldAt(postcode)
  if ('only' in network)
    return (
      <p className={styles.known}>
        <b>Network</b> {network.only}, {postcode?.trim() ? 'by' : 'until you enter'} your postcode
      </p>
    )
  const { field } = network
  const isOffered = field.kind === 'choice' && field.options.some((one) => one.value === value)
  return <Field field={field} value={isOffered ? value : ''} {...shared} />
})

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

const RebateConditions = memo(function RebateConditions() {
  const { value, source, checked } = stateRebateConditions
  return (
    <div className={styles.conditions}>
      <p>For Solar Victoria’s rebate you need all of these:</p>
      <ul>
        {value.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p className="dated">{`${source}. Last checked ${formatDay(checked)}.`}</p>
    </div>
  )
})
