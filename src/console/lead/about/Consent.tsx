import { brand } from '../../brand.ts'
import { formatFullMoment } from '../../words/moments.ts'
import { LeadSection } from '../LeadSection.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Aside.module.css'

/** What the visitor agreed to, in the words that stood there, and when. */
export function Consent({ lead }: { lead: LeadDetails }) {
  const { wording, version, withdrawnAt } = lead.consent
  const full = (moment: string) => formatFullMoment(moment, brand.timeZone, brand.locale)
  return (
    <LeadSection title="Consent">
      {wording && <blockquote className={styles.wording}>{wording}</blockquote>}
      <p className={styles.small}>
        {wording
          ? `Shown at the last button, wording ${version}, `
          : 'Given by whoever sent the row, '}
        {full(lead.receivedAt)}
        {lead.page && `, on ${lead.page}`}.{' '}
        {withdrawnAt ? `Withdrawn ${full(withdrawnAt)}.` : 'Not withdrawn.'}
      </p>
    </LeadSection>
  )
}
