import { firmWords } from '#content/pages/firm.ts'
import { numberWord } from '#content/words.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { fill } from '../../link-page/fill.tsx'
import kit from '../../link-page/link-page.module.css'
import { dayAt } from '../../link-page/moments.tsx'
import styles from '../Firm.module.css'
import { FirmPost } from '../FirmPost.tsx'
import { FirmParts, FirmTop } from '../FirmTop.tsx'
import type { FirmFrame } from '../firm-page.ts'
import { PersonForm } from './PersonForm.tsx'
import type { ListedPerson, PeopleProps } from './people.ts'

const words = firmWords.people
const path = '/installer/firm/people'

/** Who works for an installer, what each may do, and what opens its pages. */
export function PeoplePage({ frame, ...props }: PeopleProps & { frame: FirmFrame }) {
  const { people, open } = props
  const current = people.find(({ id }) => id === open)
  return (
    <FirmTop frame={frame} heading={firmWords.firm.heading} besideField={open !== undefined}>
      <FirmParts path={frame.path} />
      <div className={styles.columns}>
        <div>
          <h2 className={styles.part}>
            {words.title} <small>{fill(words.of, { count: numberWord(people.length) })}</small>
          </h2>
          <ul className={styles.rows}>
            {people.map((person) => (
              <li key={person.id}>
                {person === current ? (
                  <PersonForm frame={frame} {...props} person={person} />
                ) : (
                  <Person person={person} hasTexts={props.hasTexts} now={frame.now} />
                )}
              </li>
            ))}
          </ul>
          {open === 'new' ? (
            <PersonForm frame={frame} {...props} />
          ) : (
            <p className={styles.note}>
              <a href={`${path}?open=new`}>{words.add}</a>
            </p>
          )}
        </div>
        <div>
          <Roles />
          <Links />
        </div>
      </div>
    </FirmTop>
  )
}

type PersonProps = { person: ListedPerson; hasTexts: boolean; now: string }

function Person({ person, hasTexts, now }: PersonProps) {
  const {
    id,
    name,
    email,
    phone,
    role,
    mayAccept,
    getsOffers,
    getsTexts,
    isYou,
    devices,
    awayUntil,
  } = person
  const where = devices.map(({ browser }) => browser).join(', ')
  return (
    <>
      <div className={styles.who}>
        <b dir="auto">{name}</b> {isYou && words.you}
        <small className="muted">{email || words.noEmail}</small>
        {phone && <small className="muted">{phone}</small>}
        <small>
          {getsOffers ? words.offers : words.noOffers}
          {hasTexts && getsTexts && `; ${words.texts}`}
          {mayAccept && role === 'road' && `; ${words.accepts}`}
        </small>
        {awayUntil && (
          <small>{fill(words.away, { day: formatDayOfYear(awayUntil, dayAt(now)) })}</small>
        )}
        <small className="muted">
          {where ? fill(words.here, { devices: where }) : words.nowhere}
        </small>
      </div>
      <div className={styles.side}>
        {words.roles[role]}
        <br />
        <a
          className={kit.link}
          href={`${path}?open=${id}`}
          aria-label={words.changeWho.replace('{name}', name)}
        >
          {words.change}
        </a>
      </div>
    </>
  )
}

function Roles() {
  const { heading, head, rows, note } = words.may
  return (
    <>
      <h2 className={styles.part}>{heading}</h2>
      <table className="table">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([may, office, road]) => (
            <tr key={may}>
              <th scope="row">{may}</th>
              <td>{office}</td>
              <td>{road}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </>
  )
}

function Links() {
  const { heading, text, what, everybody, button } = words.links
  return (
    <div id="links">
      <h2 className={styles.part}>{heading}</h2>
      <p className={styles.note}>{text}</p>
      <div className={kit.sure}>
        <p className={styles.note}>{what}</p>
        <FirmPost to={path} act="end-links" at="links" button={button}>
          <p>
            <label>
              <input type="checkbox" name="everybody" value="yes" /> {everybody}
            </label>
          </p>
        </FirmPost>
      </div>
    </div>
  )
}
