import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { FieldProblem } from '../enquiry/FieldProblem.tsx'
import { Choices } from '../link-page/Choices.tsx'
import kit from '../link-page/link-page.module.css'
import { Post } from '../link-page/Post.tsx'
import { TextField } from '../link-page/TextField.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './AnswerRow.module.css'
import type { Answer, MyEnquiry } from './my-enquiry.ts'
import { Row } from './Row.tsx'

const words = myEnquiry.change

/** An answer, which can be changed where its question has choices or takes any text. */
export function AnswerRow({ answer, enquiry }: { answer: Answer; enquiry: MyEnquiry }) {
  const { question, ask, value, choices, isText } = answer
  const { token, problem } = enquiry
  const failed = problem?.act === 'change-answer' && problem.about === question
  const text = answer.answer || words.answers.none
  const id = `answer-${question}`
  if (choices.length === 0 && !isText)
    return (
      <p className={styles.fixed}>
        <span>{ask}</span> {text}
      </p>
    )
  return (
    <Row label={ask} value={text} opens={words.open.change} isOpen={failed}>
      <Post
        token={token}
        act="change-answer"
        at="change"
        button={words.save}
        look={`quiet ${kit.save}`}
      >
        <input type="hidden" name="question" value={question} />
        {choices.length > 0 ? (
          <>
            <FieldProblem id={id} problem={failed ? problem.message : undefined} />
            <Choices
              name="answer"
              legend={ask}
              values={choices.map((choice) => choice.value)}
              labels={labelsOf(answer)}
              chosen={value}
              shape="plain"
            />
          </>
        ) : (
          <TextField
            id={id}
            name="answer"
            rows={value.length > 60 ? 4 : 1}
            maxLength={5000}
            aria-label={ask}
            problem={failed ? problem : undefined}
            defaultValue={failed ? problem.typed : value}
          />
        )}
      </Post>
    </Row>
  )
}

function labelsOf({ choices }: Answer) {
  return Object.fromEntries(
    choices.map(({ value, label }) => [
      value,
      <span key={value}>
        <Text>{label}</Text>
      </span>,
    ]),
  )
}
