import { brand } from '../../brand.ts'
import { Section } from '../../ui/Section.tsx'
import { formatFullMoment } from '../../words/moments.ts'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Aside.module.css'

/** The consent as the visitor read it, and when it was given. */
export function Consent({ lead }: { lead: LeadDetails }) {
  const { wording, version, withdrawnAt } = lead.consent
  const format = (moment: string) => formatFullMoment(moment, brand.timeZone, brand.locale)
  return (
    <Section title="Consent">
      {wording && <blockquote className={styles.wording}>{wording}</blockquote>}
      <p className={styles.small}>
        {wording
          ? `Shown at the last button, wording ${version}, `
          : 'Given by whoever sent the row, '}
        {format(lead.receivedAt)}
        {lead.page && `, on ${lead.page}`}.{' '}
        {withdrawnAt ? `Withdrawn ${format(withdrawnAt)}.` : 'Not withdrawn.'}
      </p>
    </Section>
  )
}
