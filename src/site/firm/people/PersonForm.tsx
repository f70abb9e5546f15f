import { firmWords } from '#content/pages/firm.ts'
import { installerRoles } from '#domain/installer/installer.ts'
import kit from '../../link-page/link-page.module.css'
import { Message } from '../../link-page/Message.tsx'
import { TextField } from '../../link-page/TextField.tsx'
import styles from '../Firm.module.css'
import { FirmPost } from '../FirmPost.tsx'
import type { FirmFrame } from '../firm-page.ts'
import type { ListedPerson, TypedPerson } from './people.ts'

const words = firmWords.people
const path = '/installer/firm/people'

type Props = {
  frame: FirmFrame
  hasTexts: boolean
  person?: ListedPerson
  typed?: TypedPerson | undefined
}

const nobody: TypedPerson = {
  name: '',
  email: '',
  phone: '',
  role: 'road',
  getsOffers: false,
  mayAccept: false,
  getsTexts: false,
}

/** Adds a person, or changes their name, what they get and may do. */
export function PersonForm({ frame, hasTexts, person, typed }: Props) {
  const values = typed ?? person ?? nobody
  const { fields } = words
  const text = (id: 'name' | 'email' | 'phone', more: object) => (
    <TextField id={id} label={fields[id]} defaultValue={values[id]} maxLength={200} {...more} />
  )
  return (
    <div className={styles.form} id="person">
      <Message done={undefined} problem={frame.problem?.message} />
      <FirmPost
        to={path}
        at="person"
        act={person ? 'change' : 'add'}
        fields={person ? { person: person.id } : {}}
      >
        {text('name', { autoComplete: 'off', required: true })}
        {text('email', { type: 'email', autoComplete: 'off', inputMode: 'email' })}
        {text('phone', { type: 'tel', autoComplete: 'off' })}
        <label className={kit.label} htmlFor="role">
          {fields.role}
        </label>
        <select id="role" name="role" className={kit.input} defaultValue={values.role}>
          {installerRoles.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </select>
        <Box name="gets-offers" isOn={values.getsOffers} text={fields.getsOffers} />
        {hasTexts && <Box name="gets-texts" isOn={values.getsTexts} text={fields.getsTexts} />}
        <Box name="may-accept" isOn={values.mayAccept} text={fields.mayAccept} />
        <p className={styles.buttons}>
          <button type="submit" className="button">
            {person ? words.save : words.addButton}
          </button>
          <a href={path}>{words.back}</a>
        </p>
      </FirmPost>
      {person && !person.isYou && (
        <div className={kit.sure}>
          <p className={styles.note}>{words.removeHelp}</p>
          <FirmPost to={path} act="remove" fields={{ person: person.id }} button={words.remove} />
        </div>
      )}
    </div>
  )
}

function Box({ name, isOn, text }: { name: string; isOn: boolean; text: string }) {
  return (
    <p className={styles.note}>
      <label>
        <input type="checkbox" name={name} value="yes" defaultChecked={isOn} /> {text}
      </label>
    </p>
  )
}
