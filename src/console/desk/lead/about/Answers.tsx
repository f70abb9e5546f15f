import { Facts } from '../../../ui/Facts.tsx'
import kit from '../../../ui/kit.module.css'
import { Section } from '../../../ui/Section.tsx'
import type { LeadDetails } from '../lead-query.ts'
import { Corrections } from '../visitor/Corrections.tsx'
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
