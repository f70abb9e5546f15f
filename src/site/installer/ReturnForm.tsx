import { offerWords } from '#content/pages/offer.ts'
import field from '../my-enquiry/Field.module.css'
import { Post } from '../my-enquiry/Post.tsx'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import { clockAt, Moment } from '../my-enquiry/times.tsx'
import styles from './Choices.module.css'
import { Choices } from './Choices.tsx'
import { FormPage } from './FormPage.tsx'
import {
  type AcceptedLead,
  askedReturnReasons,
  askedReturnReasonsAfter,
  type Offer,
} from './offer-page.ts'

const words = offerWords.return

type Props = { offer: Offer; accepted?: AcceptedLead; until: string }

/** Why an accepted lead is given back, from a closed list. */
export function ReturnForm({ until, ...props }: Props) {
  const { token, problem, now, takenBack } = props.offer
  const failed = problem?.act === 'return' ? problem : undefined
  const lead = (
    <Sentence of={words.until} with={{ moment: <Moment at={until} clock={clockAt(now)} /> }} />
  )
  return (
    <FormPage {...props} heading={words.heading} lead={lead}>
      <Post to="/offer" token={token} act="return" className={styles.form}>
        <Choices
          legend={words.ask}
          values={takenBack ? askedReturnReasonsAfter : askedReturnReasons}
          labels={words.reasons}
          chosen={takenBack ? 'taken-back' : undefined}
          problem={failed?.message}
        />
        <label className={field.label} htmlFor="words">
          {words.words}
        </label>
        <textarea
          id="words"
          className={field.input}
          name="words"
          rows={3}
          maxLength={1000}
          defaultValue={failed?.typed}
        />
        <button type="submit" className={`quiet ${field.whole}`}>
          {words.save}
        </button>
      </Post>
    </FormPage>
  )
}
