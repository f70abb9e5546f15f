import { useQuery } from '@tanstack/react-query'
import { Clock } from '../clock/Clock.tsx'
import { Button } from '../ui/Button.tsx'
import { StateShape } from '../ui/StateShape.tsx'
import { formatLeadCount, formatSuspicion, leadSubject } from '../words/labels.ts'
import styles from './HeldBack.module.css'
import { LeadLink } from './list/LeadLink.tsx'
import { Rejection } from './list/RowRejection.tsx'
import type { RowChange } from './list/use-row-change.ts'
import type { ListAddress } from './list-address.ts'
import { type ListedLead, listQuery } from './list-query.ts'

/** Leads that a machine may have sent, with their own count, never among the others. */
export function HeldBack({ address, change }: { address: ListAddress; change: RowChange }) {
  const { state, due: _, suspected: __, ...rest } = address.filter
  const held: ListAddress = { filter: { ...rest, state: 'held' }, order: address.order, passed: 0 }
  const shown = state === 'open' || state === 'new' || state === 'held'
  const { data } = useQuery({ ...listQuery(held), enabled: shown })
  if (!shown || !data || data.leads.length === 0) return null
  return (
    <section className={styles.held} aria-labelledby="held">
      <h2 id="held">
        <StateShape state="held" /> Held back, {formatLeadCount(data.count)}{' '}
        <span>Looks like spam. Nothing has been sent to anyone; the 24 hours still run.</span>
      </h2>
      <ul>
        {data.leads.map((lead) => (
          <li key={lead.id}>
            <Line lead={lead} address={held} change={change} />
            <Rejection lead={lead.id} change={change} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({
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
      <span className={styles.name}>
        <LeadLink lead={lead} address={address} />
      </span>
      <span className={styles.about}>{leadSubject(lead)}</span>
      <span className={styles.why}>{formatSuspicion(lead.suspected)}</span>
      <span className={styles.actions}>
        <Button small busy={change.busy} onClick={() => change.release(lead)}>
          Genuine, release
        </Button>
        <Button small busy={change.busy} onClick={() => change.spam(lead)}>
          Spam
        </Button>
      </span>
    </div>
  )
}
