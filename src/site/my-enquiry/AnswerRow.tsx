import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { FieldProblem, problemId } from '../enquiry/FieldProblem.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './AnswerRow.module.css'
import field from './Field.module.css'
import type { Answer, MyEnquiry } from './my-enquiry.ts'
import { Post } from './Post.tsx'
import { Row } from './Row.tsx'

type Props = { answer: Answer; enquiry: MyEnquiry }

/** An answer, which can be changed where its question has choices or takes any text. */
export function AnswerRow({ answer, enquiry }: Props) {
  const { question, ask, choices, isText } = answer
  const words = myEnquiry.change
  const problem = enquiry.problem
  const failed = problem?.act === 'change-answer' && problem.about === question
  const value = answer.answer || words.answers.none
  return (
    <li>
      {choices.length > 0 || isText ? (
        <Row label={ask} value={value} opens={words.open.change} isOpen={failed}>
          <Post token={enquiry.token} act="change-answer" at="change">
            <input type="hidden" name="question" value={question} />
            <FieldProblem id={idOf(question)} problem={failed ? problem.message : undefined} />
            {choices.length > 0 ? (
              <Choices answer={answer} />
            ) : (
              <TextField answer={answer} typed={failed ? problem.typed : undefined} />
            )}
            <button type="submit" className={`quiet ${field.save}`}>
              {words.save}
            </button>
          </Post>
        </Row>
      ) : (
        <p className={styles.fixed}>
          <span>{ask}</span> {value}
        </p>
      )}
    </li>
  )
}

const idOf = (question: string) => `answer-${question}`

function Choices({ answer: { ask, value, choices } }: { answer: Answer }) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{ask}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name="answer"
            value={choice.value}
            defaultChecked={choice.value === value}
            required
          />
          <span>
            <Text>{choice.label}</Text>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function TextField({ answer, typed }: { answer: Answer; typed: string | undefined }) {
  const id = idOf(answer.question)
  return (
    <textarea
      id={id}
      className={field.input}
      name="answer"
      rows={answer.value.length > 60 ? 4 : 1}
      maxLength={5000}
      aria-label={answer.ask}
      defaultValue={typed ?? answer.value}
      aria-invalid={typed === undefined ? undefined : true}
      aria-describedby={typed === undefined ? undefined : problemId(id)}
    />
  )
}
