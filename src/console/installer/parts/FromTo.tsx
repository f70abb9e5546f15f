import type { InstallerField } from '#domain/installer/draft.ts'
import { Field, useFieldNotes } from '../../ui/form/Field.tsx'
import { fieldLabels } from '../words.ts'
import styles from './Parts.module.css'
import type { PartProps } from './part-props.ts'

/** A field that is typed in two: from and to. */
export function FromTo({
  field,
  type,
  values,
  change,
}: PartProps & { field: InstallerField; type: 'number' | 'time' }) {
  const notes = useFieldNotes(field, {})
  const [from = '', to = ''] = values.texts[field].split('-')
  const set = (one: string, other: string) =>
    change({ texts: { ...values.texts, [field]: one || other ? `${one}-${other}` : '' } })
  const end = {
    type,
    small: true,
    ...(type === 'number' && { min: 0, step: 'any', inputMode: 'decimal' as const }),
  }
  return (
    <fieldset
      className={styles.fromTo}
      aria-describedby={notes.props['aria-describedby']}
      data-bad={notes.problem && ''}
    >
      <legend>{fieldLabels[field]}</legend>
      <div className={styles.cells}>
        <Field
          {...end}
          name={`${field}:from`}
          label="From"
          value={padded(from)}
          onChange={({ target }) => set(target.value, to)}
        />
        <Field
          {...end}
          name={`${field}:to`}
          label="To"
          value={padded(to)}
          onChange={({ target }) => set(from, target.value)}
        />
      </div>
      {notes.below}
    </fieldset>
  )
}

/** '07:30' of '7:30', as a field for a time wants it. */
function padded(text: string): string {
  return /^\d:/.test(text) ? `0${text}` : text
}
