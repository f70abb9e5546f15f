import { useQuery } from '@tanstack/react-query'
import { useLocalTime } from '../../../client/server-time.ts'
import { useOperator } from '../../../client/session.ts'
import { useOperatorName } from '../../../client/use-operators.ts'
import { initialsOf } from '../../../words/initials.ts'
import { formatWhen } from '../../../words/moments.ts'
import styles from './AtDesk.module.css'
import { atDeskQuery } from './queue-query.ts'

/** More do not fit beside the title. */
const most = 3

/** Who else is calling at this moment, and who is away until when. */
export function AtDesk() {
  const { data } = useQuery(atDeskQuery)
  const me = useOperator()
  const nameOf = useOperatorName()
  const local = useLocalTime()
  const others = (data?.operators ?? [])
    .filter(({ id, lead, away }) => id !== me.id && (lead || away))
    .slice(0, most)
  if (others.length === 0) return null
  return (
    <ul className={styles.operators} aria-label="At the desk">
      {others.map(({ id, name, lead, away }) => (
        <li key={id}>
          <span className={styles.initials} data-calling={lead ? '' : undefined} aria-hidden="true">
            {initialsOf(name)}
          </span>
          {nameOf(id)}{' '}
          {lead
            ? 'is calling'
            : `away${away?.until ? ` until ${formatWhen(away.until, local)}` : ''}`}
        </li>
      ))}
    </ul>
  )
}
