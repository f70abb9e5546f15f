import type { LeadStanding } from '#domain/lead/state.ts'
import { brand } from '../../brand.ts'
import { useNow } from '../../clock/server-time.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { getCallingStatus } from '../../words/calling.ts'
import { dialled, groupedPhone } from '../../words/phone.ts'
import { useLeadCan } from '../use-lead-can.ts'
import styles from './CallButton.module.css'
import { addPendingCall } from './pending-calls.ts'

type Callable = LeadStanding & { id: string; phone: { typed: string; e164: string } }

/** The way to the telephone: gold while a call is lawful, else outlined, with the number still to be read. */
export function CallButton({
  lead,
  id,
  onCall,
}: {
  lead: Callable
  id?: string
  onCall?: () => void
}) {
  const calling = getCallingStatus(useNow(), brand.calling)
  const number = groupedPhone(lead.phone, brand.country)
  const can = useLeadCan()
  if (!number || !can('call', lead).ok) return null
  return (
    <a
      id={id}
      className={buttonClass({ look: calling.now ? 'gold' : 'plain' }, styles.call)}
      href={dialled(lead.phone)}
      onClick={() => {
        addPendingCall(lead.id)
        onCall?.()
      }}
    >
      <Icon name="call" /> Call {number}
    </a>
  )
}

/** Why there is no gold button now. */
export function NotNow() {
  const calling = getCallingStatus(useNow(), brand.calling)
  if (calling.now) return null
  return (
    <p className={styles.notNow}>
      Not before {calling.from}: {calling.reason}.
    </p>
  )
}
