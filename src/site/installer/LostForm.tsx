import { offerWords } from '#content/pages/offer.ts'
import field from '../my-enquiry/Field.module.css'
import { Post } from '../my-enquiry/Post.tsx'
import styles from './Choices.module.css'
import { Choices } from './Choices.tsx'
import { FormPage } from './FormPage.tsx'
import { type AcceptedLead, askedLostReasons, type Offer } from './offer-page.ts'

const words = offerWords.lost

/** Why nothing came of it. */
export function LostForm(props: { offer: Offer; accepted?: AcceptedLead }) {
  const { token, problem } = props.offer
  return (
    <FormPage {...props} heading={words.heading} lead="">
      <Post to="/offer" token={token} act="lost" className={styles.form}>
        <Choices
          legend={words.ask}
          values={askedLostReasons}
          labels={words.reasons}
          problem={problem?.act === 'lost' ? problem.message : undefined}
        />
        <button type="submit" className={`quiet ${field.whole}`}>
          {words.save}
        </button>
      </Post>
    </FormPage>
  )
}
