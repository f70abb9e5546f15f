import { feedbackWords } from '#content/pages/my-enquiry-standing.ts'
import { feedbackChoices } from '#domain/lead/feedback.ts'
import { Facts } from '../../../ui/Facts.tsx'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Feedback.module.css'

type Question = keyof typeof feedbackChoices
const questions = Object.keys(feedbackChoices) as Question[]

/** The visitor's feedback on the call. It is not published. */
export function Feedback({ lead: { feedback } }: { lead: LeadDetails }) {
  if (feedback.length === 0) return null
  return (
    <Section title="How the call went" about="as the visitor says">
      {feedback.map(({ id, at, answers }) => (
        <div key={id} className={styles.feedback}>
          {answers.words && (
            <blockquote className={`${kit.quote} ${kit.small}`}>{answers.words}</blockquote>
          )}
          <Facts narrow facts={questions.map((question) => formatAnswer(question, answers))} />
          <p className={kit.note}>
            <Moment at={at} way="withTime" />
          </p>
        </div>
      ))}
    </Section>
  )
}

function formatAnswer(
  question: Question,
  { [question]: value }: Partial<Record<Question, string>>,
) {
  const { ask = '', ...labels }: Record<string, string> = feedbackWords.questions[question]
  return value !== undefined && ([ask, labels[value] ?? value] as const)
}
