import { feedbackWords } from '#content/pages/my-enquiry-standing.ts'
import { feedbackChoices } from '#domain/lead/feedback.ts'
import { FieldProblem, problemId } from '../enquiry/FieldProblem.tsx'
import { Choices } from '../link-page/Choices.tsx'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { Post } from '../link-page/Post.tsx'
import { TextField } from '../link-page/TextField.tsx'
import styles from './Feedback.module.css'
import type { MyEnquiry } from './my-enquiry.ts'

const questions = Object.keys(feedbackChoices) as (keyof typeof feedbackChoices)[]

/** A few questions after the call. None must be answered, and none of the answers is the one we would like. */
export function Feedback({ enquiry: { token, problem, spokenWith } }: { enquiry: MyEnquiry }) {
  const failed = problem?.act === 'feedback' ? problem : undefined
  const id = 'feedback-words'
  return (
    <Post token={token} act="feedback" button={feedbackWords.send} look={`quiet ${styles.send}`}>
      <h2 className={kit.heading}>
        {spokenWith ? fill(feedbackWords.headingWith, { name: spokenWith }) : feedbackWords.heading}
      </h2>
      <p className={`muted ${kit.help}`}>{feedbackWords.help}</p>
      <FieldProblem id={id} problem={failed?.message} />
      {questions.map((question) => (
        <Choices<string>
          key={question}
          name={question}
          legend={feedbackWords.questions[question].ask}
          values={feedbackChoices[question]}
          labels={feedbackWords.questions[question]}
          isOptional
          shape="row"
        />
      ))}
      <TextField
        id={id}
        label={feedbackWords.words}
        name="words"
        rows={3}
        maxLength={2000}
        defaultValue={failed?.typed}
        aria-describedby={failed && problemId(id)}
      />
    </Post>
  )
}
