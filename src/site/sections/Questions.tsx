import type { ReactNode } from 'react'
import type { Ground } from '#content/pages/page.ts'
import type { QuestionAndAnswer } from '#content/questions/question.ts'
import { Summary } from '../ui/Summary.tsx'
import { Text } from '../ui/Text.tsx'
import { Band } from './guide/Band.tsx'
import { TableSection } from './guide/TableSection.tsx'
import styles from './Questions.module.css'

type ListProps = { id?: string | undefined; questions: readonly QuestionAndAnswer[] }

/** The questions alone, as shown beside another subject. */
export function QuestionList({ id, questions }: ListProps) {
  return (
    <Disclosures
      name={id ?? 'questions'}
      items={questions.map(({ id, question, answer, table }) => ({
        summary: question,
        content: (
          <>
            <p id={id}>
              <Text>{answer}</Text>
            </p>
            {table && <TableSection {...table} />}
          </>
        ),
      }))}
    />
  )
}

type Props = {
  heading: string
  lead?: string
  id?: string
  ground?: Ground
  questions: readonly QuestionAndAnswer[]
}

export function Questions({ questions, ...headed }: Props) {
  return (
    <Band {...headed} shape="beside">
      <QuestionList id={headed.id} questions={questions} />
    </Band>
  )
}

type DisclosuresProps = {
  /** Shared by the items: the browser keeps at most one of them open. */
  name: string
  items: readonly { summary: string; content: ReactNode }[]
}

/** Items that open one at a time and can be closed again. */
function Disclosures({ name, items }: DisclosuresProps) {
  return (
    <div className={styles.disclosures}>
      {items.map(({ summary, content }, index) => (
        <details key={summary} name={name} open={index === 0}>
          <Summary>{summary}</Summary>
          {content}
        </details>
      ))}
    </div>
  )
}
