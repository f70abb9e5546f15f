import type { Calculator } from '#content/calculators/calculators.ts'
import { type Field as Content, fieldCalled } from '#content/calculators/fields.ts'
import { stateRebateConditions } from '#domain/estimate/data/state-rebate.ts'
import { written } from '#domain/estimate/day.ts'
import type { InputName } from '#domain/estimate/inputs.ts'
import { Summary } from '../ui/Summary.tsx'
import styles from './Fields.module.css'

/** What a visitor tells: few things first, the rest behind one line. */
export function Fields({ calculator: { first, more } }: { calculator: Calculator }) {
  return (
    <div className={styles.fields}>
      <Group names={first} />
      <details className={styles.more}>
        <Summary>More about your home</Summary>
        <Group names={more} />
        <RebateConditions />
      </details>
      <button type="submit" className={styles.work}>
        Work it out
      </button>
    </div>
  )
}

function Group({ names }: { names: readonly InputName[] }) {
  return (
    <div className={styles.group}>
      {names.map((name) => (
        <Field key={name} field={fieldCalled(name)} />
      ))}
    </div>
  )
}

const half: readonly InputName[] = [
  'bill',
  'every',
  'kw',
  'panels',
  'have',
  'people',
  'postcode',
  'battery',
  'shade',
  'roof',
]

function Field({ field }: { field: Content }) {
  const id = `calculator-${field.name}`
  const described = `${field.help ? `${id}-help ` : ''}${id}-problem`
  return (
    <div className={half.includes(field.name) ? styles.half : styles.whole}>
      <label htmlFor={id}>{field.label}</label>
      <Control field={field} id={id} described={described} />
      {field.help && (
        <p id={`${id}-help`} className={styles.help}>
          {field.help}
        </p>
      )}
      <Wrong id={id} name={field.name} />
    </div>
  )
}

/** What is wrong with a field. Always in the page, for server and script to fill. */
export function Wrong({ id, name }: { id: string; name: string }) {
  return <p id={`${id}-problem`} className={styles.problem} data-problem={name} hidden />
}

type ControlProps = { field: Content; id: string; described: string }

function Control({ field, id, described }: ControlProps) {
  const shared = { id, name: field.name, 'aria-describedby': described }
  if (field.kind === 'choice')
    return (
      <select {...shared} className={styles.select} autoComplete="off">
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  if (field.kind === 'date') return <input {...shared} type="date" autoComplete="off" />
  return (
    <span className={styles.typed} data-unit={field.unit}>
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

function RebateConditions() {
  const { value, source, checked } = stateRebateConditions
  return (
    <div className={styles.conditions}>
      <p>All of these, for Solar Victoria’s rebate:</p>
      <ul>
        {value.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p className="dated">{`${source}. Last checked ${written(checked)}.`}</p>
    </div>
  )
}
