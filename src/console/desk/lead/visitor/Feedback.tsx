import { feedbackWords } from '#content/pages/my-enquiry-standing.ts'
import { feedbackChoices } from '#domain/lead/feedback.ts'
import { Moment } from '../../../ui/Moment.tsx'
import { Section } from '../../../ui/Section.tsx'
import aside from '../about/Aside.module.css'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Feedback.module.css'

type Question = keyof typeof feedbackChoices
const questions = Object.keys(feedbackChoices) as Question[]

/** What the visitor said of the call. Nothing of it is published. */
export function Feedback({ lead: { feedback } }: { lead: LeadDetails }) {
  if (feedback.length === 0) return null
  return (
    <Section title="How the call went" about="as the visitor says">
      {feedback.map(({ id, at, answers }) => (
        <div key={id} className={styles.feedback}>
          {answers.words && <blockquote className={aside.wording}>{answers.words}</blockquote>}
          <dl className={styles.answers}>
            {questions.map((question) => (
              <Answer key={question} question={question} value={answers[question]} />
            ))}
          </dl>
          <p className={aside.small}>
            <Moment at={at} way="withTime" />
          </p>
        </div>
      ))}
    </Section>
  )
}

function Answer({ question, value }: { question: Question; value: string | undefined }) {
  if (value === undefined) return null
  const { ask, ...labels }: Record<string, string> = feedbackWords.questions[question]
  return (
    <div>
      <dt>{ask}</dt>
      <dd>{labels[value] ?? value}</dd>
    </div>
  )
}
