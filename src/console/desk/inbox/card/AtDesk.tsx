import { useQuery } from '@tanstack/react-query'
import { useLocalTime } from '../../../client/server-time.ts'
import { useOperator } from '../../../client/session.ts'
import { useOperatorName } from '../../../client/use-operators.ts'
import { Initials } from '../../../ui/Initials.tsx'
import kit from '../../../ui/kit.module.css'
import { formatWhen } from '../../../words/moments.ts'
import { queueDeskQuery } from '../../calling/queue-api.ts'
import styles from './AtDesk.module.css'

/** More do not fit beside the title. */
const most = 3

/** Who else is calling or about to, and who is away until when. */
export function AtDesk() {
  const { data } = useQuery(queueDeskQuery)
  const me = useOperator()
  const nameOf = useOperatorName()
  const local = useLocalTime()
  const others = (data?.operators ?? [])
    .filter(({ id, lead, away }) => id !== me.id && (lead || away))
    .slice(0, most)
  if (others.length === 0) return null
  return (
    <ul className={`${kit.note} ${kit.end} ${styles.operators}`} aria-label="At the desk">
      {others.map(({ id, name, lead, callingSince, away }) => (
        <li key={id} className={kit.withIcon}>
          <Initials name={name} on={Boolean(lead)} />
          {nameOf(id)}{' '}
          {lead
            ? callingSince
              ? 'is calling'
              : 'has a lead open'
            : `away${away?.until ? ` until ${formatWhen(away.until, local)}` : ''}`}
        </li>
      ))}
    </ul>
  )
}
