import { useState } from 'react'
import { firstName, useOperators } from '../operators.ts'
import { Confirm } from '../settings/Confirm.tsx'
import { spellCount } from '../words/labels.ts'
import styles from './People.module.css'
import type { PersonShown } from './Person.tsx'

const nobody = ''

/** Asks what becomes of the leads that somebody who leaves has not finished. */
export function ClosePerson({
  person,
  busy,
  error,
  close,
  cancel,
}: {
  person: PersonShown
  busy: boolean
  error: unknown
  close: (leadsTo: string | null) => void
  cancel: () => void
}) {
  const [leadsTo, setLeadsTo] = useState(nobody)
  const colleagues = useOperators().filter(({ id, closed }) => !closed && id !== person.id)
  return (
    <Confirm
      title={`Close ${person.name}’s place?`}
      yes="Close the place"
      busy={busy}
      error={error}
      onYes={() => close(leadsTo === nobody ? null : leadsTo)}
      onNo={cancel}
      choice={
        <label className={styles.choice}>
          Who gets {person.openLeads === 1 ? 'it' : 'them'}?
          <select value={leadsTo} onChange={({ target }) => setLeadsTo(target.value)}>
            <option value={nobody}>Nobody yet: anyone can take a lead</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      }
    >
      {firstName(person.name)} can’t sign in after that, and still has{' '}
      {spellCount(person.openLeads, 'open lead').toLowerCase()}.
    </Confirm>
  )
}
