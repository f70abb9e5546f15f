import type { Accreditation } from '#domain/installer/installer.ts'
import { capitalise } from '#domain/letter-case.ts'
import { approvals } from '#edition/approvals.ts'
import { fieldOptions } from '#edition/installer-form.ts'
import { accreditationCategories, areLookedUp } from '#estimate/installer/accreditation.ts'
import { approvalFields } from '#estimate/installer/own-fields.ts'
import { Field, SelectField } from '../../ui/form/Field.tsx'
import kit from '../../ui/kit.module.css'
import { fieldLabels } from '../words.ts'
import { Lines } from './Lines.tsx'
import styles from './Parts.module.css'
import { type PartProps, textOf } from './part-props.ts'
import { withoutSeparators } from './part-values.ts'

const none: Accreditation = {
  person: '',
  category: accreditationCategories[0],
  number: '',
  expiresOn: '',
}

/** Who holds what until when, and what else is looked up of it. */
export function ProofPart(props: PartProps) {
  const { values, change } = props
  return (
    <>
      <h3 className={`${kit.heading} ${styles.heading}`}>{fieldLabels.accreditations}</h3>
      <Lines
        field="accreditations"
        lines={values.accreditations}
        empty={none}
        nameOf={({ person }, index) => person || `${approvals.name} ${index + 1}`}
        add={`Add a further ${approvals.name}`}
        onChange={(accreditations) => change({ accreditations })}
      >
        {(one, set) => <Held one={one} set={set} />}
      </Lines>
      <div className={styles.cells}>
        {approvalFields.map((name) => {
          const options = fieldOptions[name]
          const field = textOf(props, name)
          return options ? (
            <SelectField
              key={name}
              name={name}
              label={field.label}
              value={field.value}
              options={['', ...options].map((value) => ({
                value,
                label: value ? capitalise(value) : 'Not known',
              }))}
              onChange={(value) => field.onChange({ target: { value } })}
            />
          ) : (
            <Field key={name} {...field} type={/_(?:on|until)$/.test(name) ? 'date' : 'text'} />
          )
        })}
      </div>
    </>
  )
}

function Held({
  one,
  set,
}: {
  one: Accreditation
  set: (changes: Partial<Accreditation>) => void
}) {
  const text = (name: 'person' | 'number', label: string) => (
    <Field
      name={`held-${name}`}
      label={label}
      value={one[name]}
      autoComplete="off"
      maxLength={100}
      small
      onChange={({ target }) => set({ [name]: withoutSeparators(target.value) })}
    />
  )
  const day = (name: 'expiresOn' | 'checkedOn', label: string) => (
    <Field
      name={`held-${name}`}
      label={label}
      type="date"
      value={one[name] ?? ''}
      small
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <div className={styles.cells}>
      {text('person', areLookedUp ? 'Scheme' : 'Who holds it')}
      <SelectField
        label="For"
        small
        value={one.category}
        options={accreditationCategories.map((value) => ({
          value,
          label: capitalise(approvals.categories[value]),
        }))}
        onChange={(category) => set({ category: category as Accreditation['category'] })}
      />
      {text('number', 'Number')}
      {day('expiresOn', 'Last day')}
      {areLookedUp && day('checkedOn', 'Looked up on')}
    </div>
  )
}
