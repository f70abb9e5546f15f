import type { InstallerPerson } from '#domain/installer/installer.ts'
import { installerRoles } from '#domain/installer/installer.ts'
import { roleOf } from '#domain/installer/people.ts'
import { Field, SelectField } from '../../ui/form/Field.tsx'
import kit from '../../ui/kit.module.css'
import { Lines } from './Lines.tsx'
import styles from './Parts.module.css'
import { type PartProps, textOf } from './part-props.ts'
import { withoutSeparators } from './part-values.ts'

const nobody: InstallerPerson = { name: '', email: '', phone: '', getsOffers: true }

const roleLabels = { office: 'Office: everything', road: 'On the road: their own calls' }

/** Who works there, what each may do and gets, and whether offers go to a system of theirs too. */
export function PeoplePart(props: PartProps) {
  const { values, change } = props
  return (
    <>
      <Lines
        field="people"
        lines={values.people}
        empty={nobody}
        nameOf={({ name }, index) => name || `person ${index + 1}`}
        add="Add somebody"
        onChange={(people) => change({ people })}
      >
        {(person, set) => <Person person={person} set={set} />}
      </Lines>
      <Field
        {...textOf(props, 'webhook')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint="Where offers are posted to as well, beginning with https://. May be left blank."
      />
    </>
  )
}

function Person({
  person,
  set,
}: {
  person: InstallerPerson
  set: (changes: Partial<InstallerPerson>) => void
}) {
  const isOnRoad = roleOf(person) === 'road'
  const text = (name: 'name' | 'email' | 'phone', label: string, type: string) => (
    <Field
      name={`person-${name}`}
      label={label}
      type={type}
      value={person[name]}
      autoComplete="off"
      maxLength={200}
      small
      onChange={({ target }) => set({ [name]: withoutSeparators(target.value) })}
    />
  )
  const box = (name: 'getsOffers' | 'getsTexts' | 'mayAccept', label: string) => (
    <label className={kit.choice}>
      <input
        type="checkbox"
        checked={person[name] === true}
        onChange={({ target }) => set({ [name]: target.checked || undefined })}
      />
      {label}
    </label>
  )
  return (
    <>
      <div className={styles.cells}>
        {text('name', 'Name', 'text')}
        {text('email', 'Email', 'email')}
        {text('phone', 'Phone', 'tel')}
      </div>
      <div className={styles.cells}>
        <SelectField
          label="Role"
          small
          value={roleOf(person)}
          options={installerRoles.map((value) => ({ value, label: roleLabels[value] }))}
          onChange={(role) =>
            set(role === 'road' ? { role } : { role: undefined, mayAccept: undefined })
          }
        />
        <Field
          name="person-away"
          label="Away, back on"
          type="date"
          value={person.awayUntil ?? ''}
          small
          onChange={({ target }) => set({ awayUntil: target.value || undefined })}
        />
      </div>
      <div className={kit.inline}>
        <label className={kit.choice}>
          <input
            type="checkbox"
            checked={person.getsOffers}
            onChange={({ target }) => set({ getsOffers: target.checked })}
          />
          Gets offers
        </label>
        {box('getsTexts', 'Gets texts')}
        {isOnRoad && box('mayAccept', 'May accept')}
      </div>
    </>
  )
}
