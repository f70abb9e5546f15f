import { isContactField } from '#domain/lead/correct-contact.ts'
import { useOperatorName } from '../../../client/use-operators.ts'
import { Facts } from '../../../ui/Facts.tsx'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Answers.module.css'

/** The visitor's answers, with the questions as the visitor read them. */
export function Answers({ lead }: { lead: LeadDetails }) {
  const { title, steps } = lead.form
  const about = [title, steps > 0 && `${steps} ${steps === 1 ? 'step' : 'steps'}`]
  return (
    <Section title="Answers" about={about.filter(Boolean).join(', ')}>
      {lead.answered.length === 0 ? (
        <p className={kit.muted}>Nothing was answered beside how to reach them.</p>
      ) : (
        <div className={styles.answers}>
          <Facts facts={lead.answered.map(({ ask, answer }) => [ask, answer])} />
        </div>
      )}
      <Corrections lead={lead} />
    </Section>
  )
}

/** The answers that were corrected after the enquiry came, with what stood there before. Contact details say so themselves. */
function Corrections({ lead }: { lead: LeadDetails }) {
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
