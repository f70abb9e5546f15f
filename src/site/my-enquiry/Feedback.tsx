import { feedbackWords } from '#content/pages/my-enquiry-standing.ts'
import { feedbackChoices } from '#domain/lead/feedback.ts'
import { FieldProblem, problemId } from '../enquiry/FieldProblem.tsx'
import styles from './Feedback.module.css'
import field from './Field.module.css'
import type { MyEnquiry } from './my-enquiry.ts'
import { Post } from './Post.tsx'
import { Sentence } from './Sentence.tsx'

/** A few questions after the call. None must be answered, and none of the answers is the one we would like. */
export function Feedback({ enquiry: { token, problem, spokenWith } }: { enquiry: MyEnquiry }) {
  const failed = problem?.act === 'feedback' ? problem : undefined
  const id = 'feedback-words'
  return (
    <Post token={token} act="feedback">
      <h2 className={field.heading}>
        {spokenWith ? (
          <Sentence of={feedbackWords.headingWith} with={{ name: spokenWith }} />
        ) : (
          feedbackWords.heading
        )}
      </h2>
      <p className={field.help}>{feedbackWords.help}</p>
      <FieldProblem id={id} problem={failed?.message} />
      {questions.map((question) => (
        <fieldset key={question} className={styles.question}>
          <legend>{feedbackWords.questions[question].ask}</legend>
          {choicesOf(question).map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name={question} value={value} />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
      <label className={field.label} htmlFor={id}>
        {feedbackWords.words}
      </label>
      <textarea
        id={id}
        className={field.input}
        name="words"
        rows={3}
        maxLength={2000}
        defaultValue={failed?.typed}
        aria-describedby={failed && problemId(id)}
      />
      <button type="submit" className={`quiet ${styles.send}`}>
        {feedbackWords.send}
      </button>
    </Post>
  )
}

type Question = keyof typeof feedbackChoices
const questions = Object.keys(feedbackChoices) as Question[]

function choicesOf(question: Question): { value: string; label: string }[] {
  const labels: Record<string, string> = feedbackWords.questions[question]
  return feedbackChoices[question].map((value) => ({ value, label: labels[value] ?? value }))
}
