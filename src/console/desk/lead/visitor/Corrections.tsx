import { isContactField } from '#domain/lead/correct-contact.ts'
import { useOperatorName } from '../../../client/use-operators.ts'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Corrections.module.css'

/** The answers that were corrected after the enquiry came, with what stood there before. Contact details say so themselves. */
export function Corrections({ lead }: { lead: LeadDetails }) {
  const nameOf = useOperatorName()
  const corrections = lead.corrections.filter(({ field }) => !isContactField(field))
  if (corrections.length === 0) return null
  return (
    <ul className={`${kit.quote} ${styles.corrections}`} aria-label="Corrections">
      {corrections.map(({ id, ask, before, after, who, at }) => (
        <li key={id}>
          {ask} <b>{after || 'nothing'}</b>, before <s>{before || 'nothing'}</s>.{' '}
          <small>
            {nameOf(who)} corrected it, <Moment at={at} way="withTime" />.
          </small>
        </li>
      ))}
    </ul>
  )
}
