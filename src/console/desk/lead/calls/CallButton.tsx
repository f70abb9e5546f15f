import type { LeadStanding } from '#domain/lead/state.ts'
import { brand } from '../../../client/brand.ts'
import { useNow } from '../../../client/server-time.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { getCallingStatus } from '../../../words/calling.ts'
import { formatPhone, phoneHref } from '../../../words/phone.ts'
import { useCall } from '../../calling/use-call.ts'
import { useLeadCan } from '../use-lead-can.ts'
import styles from './CallButton.module.css'

type Callable = LeadStanding & {
  id: string
  phone: { typed: string; e164: string }
  postcode: string
  callableFrom: string
}

/** Calls the lead. Gold while calls are allowed, else outlined, with the number still readable. */
export function CallButton({
  lead,
  id,
  onCall,
}: {
  lead: Callable
  id?: string
  onCall?: () => void
}) {
  const status = getCallingStatus(useNow(), lead, brand.calling)
  const number = formatPhone(lead.phone, brand.country)
  const can = useLeadCan()
  const call = useCall({ id: lead.id })
  if (!number || !can('call', lead).ok) return null
  return (
    <a
      id={id}
      className={buttonClass({ look: status.allowed ? 'gold' : 'plain' }, styles.call)}
      href={phoneHref(lead.phone)}
      onClick={() => {
        call.start()
        onCall?.()
      }}
    >
      <Icon name="call" /> Call {number}
    </a>
  )
}

/** Why calls are not allowed now. */
export function CallingHoursNote({ lead }: { lead: Pick<Callable, 'postcode' | 'callableFrom'> }) {
  const status = getCallingStatus(useNow(), lead, brand.calling)
  if (status.allowed) return null
  return (
    <p className={kit.note}>
      Not before {status.from}: {status.reason}.
    </p>
  )
}
