import { offerWords } from '#content/pages/offer.ts'
import field from '../my-enquiry/Field.module.css'
import { Post } from '../my-enquiry/Post.tsx'
import type { AcceptedProps } from './AcceptedOffer.tsx'
import styles from './Choices.module.css'
import { FormPage } from './FormPage.tsx'
import { TextField } from './TextField.tsx'

const words = offerWords.quote

/** The first of two steps: what was quoted. It only leads to the second, so it changes nothing. */
export function SizesForm(props: AcceptedProps) {
  const { offer, accepted } = props
  const { token, sizes, problem } = offer
  const { panelKilowatts = '', batteryKilowattHours = '' } = accepted.quote ?? {}
  return (
    <FormPage {...props} heading={words.heading} lead={words.sizes}>
      <form action="/offer" className={styles.form}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="step" value="price" />
        <TextField
          name="kilowatts"
          label={words.kilowatts}
          value={sizes?.kilowatts ?? String(panelKilowatts)}
          problem={problem?.act === 'sizes' ? problem.message : undefined}
        />
        <TextField
          name="kilowatt-hours"
          label={words.kilowattHours}
          value={sizes?.kilowattHours ?? String(batteryKilowattHours)}
        />
        <p className={field.help}>{words.leaveEmpty}</p>
        <button type="submit" className={`button ${field.whole}`}>
          {words.continue}
        </button>
      </form>
    </FormPage>
  )
}

/** The second: for how much. */
export function PriceForm(props: AcceptedProps) {
  const { offer, accepted } = props
  const { token, sizes, problem } = offer
  const failed = problem?.act === 'quoted' ? problem : undefined
  const before = accepted.quote ? String(accepted.quote.amountCents / 100) : undefined
  return (
    <FormPage {...props} heading={words.heading} lead={words.price}>
      <Post to="/offer" token={token} act="quoted" className={styles.form}>
        <input type="hidden" name="kilowatts" value={sizes?.kilowatts ?? ''} />
        <input type="hidden" name="kilowatt-hours" value={sizes?.kilowattHours ?? ''} />
        <TextField
          name="amount"
          label={words.amount}
          value={failed ? failed.typed : before}
          problem={failed?.message}
          isRequired
        />
        <p className={field.help}>{words.included}</p>
        <button type="submit" className={`button ${field.whole}`}>
          {words.save}
        </button>
      </Post>
    </FormPage>
  )
}
