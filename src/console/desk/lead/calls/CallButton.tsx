import { type Phone, phoneDoubt } from '#domain/enquiry/phone.ts'
import type { ContactChannel, LeadStanding } from '#domain/lead/state.ts'
import type { Dialable } from '#domain/privacy/dialable.ts'
import type { CallPlace } from '#domain/promise/holiday-area.ts'
import { brand } from '../../../client/brand.ts'
import { useNow } from '../../../client/server-time.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { getCallingStatus } from '../../../words/calling.ts'
import { numberToCall, phoneHref } from '../../../words/phone.ts'
import { useCall } from '../../calling/use-call.ts'
import { useLeadCan } from '../use-lead-can.ts'
import styles from './CallButton.module.css'

type Callable = LeadStanding &
  CallPlace & {
    id: string
    phone: { typed: string; e164: string }
    channels: readonly ContactChannel[]
    dialable: Dialable
    callableFrom: string
    contactedAt?: string | null
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
  const number = numberToCall(lead, brand.country)
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

/** Notes for the operator who dials: that the number looks wrong, why it may be dialled, and why not at this hour. */
export function DialNotes({
  lead,
}: {
  lead: Pick<Callable, keyof CallPlace | 'callableFrom' | 'contactedAt' | 'dialable'> & {
    phone: Phone
  }
}) {
  const doubt = phoneDoubt(lead.phone, brand.country)
  const status = getCallingStatus(useNow(), lead, brand.calling)
  return (
    <>
      {doubt && <p className={kit.note}>{doubt}</p>}
      {lead.dialable.ok && lead.dialable.note && <p className={kit.note}>{lead.dialable.note}</p>}
      {!status.allowed && (
        <p className={kit.note}>
          Not before {status.from}: {status.reason}.
        </p>
      )}
    </>
  )
}
