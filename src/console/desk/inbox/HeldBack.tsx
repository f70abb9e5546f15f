import { useQuery } from '@tanstack/react-query'
import { Clock } from '../../clock/Clock.tsx'
import { Button } from '../../ui/Button.tsx'
import kit from '../../ui/kit.module.css'
import { StateShape } from '../../ui/StateShape.tsx'
import { formatLeadCount, formatSuspicion, leadSubject } from '../../words/labels.ts'
import styles from './HeldBack.module.css'
import { LeadLink } from './list/LeadLink.tsx'
import { Rejection } from './list/RowRejection.tsx'
import type { RowChange } from './list/use-row-change.ts'
import type { ListAddress } from './list-address.ts'
import { type ListedLead, listQuery } from './list-query.ts'

/** Suspected spam, listed and counted apart from other leads. */
export function HeldBack({ address, change }: { address: ListAddress; change: RowChange }) {
  const { state, due: _, suspected: __, waiting, action, ...rest } = address.filter
  const heldAddress: ListAddress = {
    filter: { ...rest, state: 'held' },
    order: 'newest',
    passed: 0,
  }
  const isOfQueue = (state === 'open' || state === 'new') && !waiting && !action
  const isRelevant = isOfQueue || state === 'held'
  const { data } = useQuery({ ...listQuery(heldAddress), enabled: isRelevant })
  if (!isRelevant || !data || data.leads.length === 0) return null
  return (
    <section className={styles.held} aria-labelledby="held">
      <h2 id="held" className={kit.row}>
        <StateShape state="held" /> Held back, {formatLeadCount(data.count)}{' '}
        <small>Looks like spam. Nothing has been sent to anyone; the promise still runs.</small>
      </h2>
      <ul>
        {data.leads.map((lead) => (
          <li key={lead.id}>
            <HeldLead lead={lead} address={heldAddress} change={change} />
            <Rejection lead={lead.id} change={change} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function HeldLead({
  lead,
  address,
  change,
}: {
  lead: ListedLead
  address: ListAddress
  change: RowChange
}) {
  return (
    <div className={styles.line}>
      <Clock lead={lead} />
      <span className={`${kit.ellipsis} ${styles.name}`}>
        <LeadLink lead={lead} address={address} />
      </span>
      <span className={`${kit.ellipsis} ${kit.muted} ${styles.about}`}>{leadSubject(lead)}</span>
      <span className={`${kit.ellipsis} ${kit.muted} ${styles.why}`}>
        {formatSuspicion(lead.suspected)}
      </span>
      <span className={styles.actions}>
        <Button small busy={change.busy} onClick={() => change.release(lead)}>
          Genuine, release
        </Button>
        <Button small busy={change.busy} onClick={() => change.markSpam(lead)}>
          Spam
        </Button>
      </span>
    </div>
  )
}
