import type { QuestionAndAnswer } from '#content/questions/question.ts'
import { inOwnMoney } from '../brand.ts'
import { Disclosures } from '../ui/Disclosures.tsx'
import styles from './Questions.module.css'

type Props = {
  heading: string
  questions: readonly QuestionAndAnswer[]
  aside?: { strong: string; text: string }
}

export function Questions({ heading, questions, aside }: Props) {
  return (
    <section>
      <div className={`page ${styles.grid}`}>
        <div>
          <h2>{heading}</h2>
          {aside && (
            <p className={styles.aside} id="paid">
              <b>{aside.strong}</b> {aside.text}
            </p>
          )}
        </div>
        <Disclosures
          name="questions"
          items={questions.map(({ question, answer }) => ({
            summary: inOwnMoney(question),
            content: <p>{answer}</p>,
          }))}
        />
      </div>
    </section>
  )
}
