import type { Ground } from '#content/pages/page.ts'
import type { QuestionAndAnswer } from '#content/questions/question.ts'
import { Disclosures } from '../ui/Disclosures.tsx'
import { Text } from '../ui/Text.tsx'
import { Band } from './guide/Band.tsx'
import styles from './Questions.module.css'

type Props = {
  heading: string
  lead?: string
  id?: string
  ground?: Ground
  questions: readonly QuestionAndAnswer[]
  aside?: { strong: string; text: string }
}

export function Questions({ questions, aside, ...headed }: Props) {
  return (
    <Band
      {...headed}
      shape="beside"
      remark={
        aside && (
          <p className={`remark ${styles.aside}`} id="paid">
            <b>{aside.strong}</b> {aside.text}
          </p>
        )
      }
    >
      <Disclosures
        name={headed.id ?? 'questions'}
        items={questions.map(({ id, question, answer }) => ({
          summary: question,
          content: (
            <p id={id}>
              <Text>{answer}</Text>
            </p>
          ),
        }))}
      />
    </Band>
  )
}
