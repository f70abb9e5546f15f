import type { ReactNode } from 'react'
import { offerWords } from '#content/pages/offer.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import { Choices } from '../link-page/Choices.tsx'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { momentOf } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { TextField } from '../link-page/TextField.tsx'
import styles from './OfferPage.module.css'
import { OfferScreen } from './OfferScreen.tsx'
import {
  type AcceptedLead,
  askedLostReasons,
  askedReturnReasons,
  askedReturnReasonsAfter,
  type Offer,
  type OfferAct,
  offerPath,
} from './offer-page.ts'

const { quote, lost } = offerWords

type Props = {
  offer: Offer
  /** The visitor's details, while they may be known. */
  accepted?: AcceptedLead
}
type PageProps = Props & {
  heading: string
  lead: ReactNode
  /** What it posts; the first step of two posts nothing. */
  act?: OfferAct
  /** The words and the class of the button that posts it. */
  button?: string
  look?: string
  children: ReactNode
}

/** A form of its own about a lead, with the way back. */
function FormPage({ offer, accepted, heading, lead, act, children, ...button }: PageProps) {
  const { token } = offer
  return (
    <OfferScreen heading={heading} state={accepted?.name} step={null}>
      <p className={styles.text}>{lead}</p>
      {act ? (
        <Post to="/offer" token={token} act={act} className={styles.form} {...button}>
          {children}
        </Post>
      ) : (
        children
      )}
      <p className={styles.text}>
        <a href={offerPath(offer)}>{quote.back}</a>
      </p>
    </OfferScreen>
  )
}

/** What a number is typed into, such as a price. */
const numberField = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const

/** The first of two steps: what was quoted. It only leads to the second, so it changes nothing. */
export function SizesForm(props: Props) {
  const { token, sizes, problem } = props.offer
  const { panelKilowatts = '', batteryKilowattHours = '' } = props.accepted?.quote ?? {}
  return (
    <FormPage {...props} heading={quote.heading} lead={quote.sizes}>
      <form action="/offer" className={styles.form}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="step" value="price" />
        <TextField
          {...numberField}
          id="kilowatts"
          label={quote.kilowatts}
          problem={problem?.act === 'sizes' ? problem : undefined}
          defaultValue={sizes?.kilowatts ?? String(panelKilowatts)}
        />
        <TextField
          {...numberField}
          id="kilowatt-hours"
          label={quote.kilowattHours}
          defaultValue={sizes?.kilowattHours ?? String(batteryKilowattHours)}
        />
        <p className={`muted ${kit.help}`}>{quote.leaveEmpty}</p>
        <button type="submit" className={`button ${kit.whole}`}>
          {quote.continue}
        </button>
      </form>
    </FormPage>
  )
}

/** The second: for how much. */
export function PriceForm(props: Props) {
  const { sizes, problem } = props.offer
  const failed = problem?.act === 'quoted' ? problem : undefined
  const before = props.accepted?.quote?.amountCents
  return (
    <FormPage
      {...props}
      heading={quote.heading}
      lead={quote.price}
      act="quoted"
      button={quote.save}
      look={`button ${kit.whole}`}
    >
      <input type="hidden" name="kilowatts" value={sizes?.kilowatts ?? ''} />
      <input type="hidden" name="kilowatt-hours" value={sizes?.kilowattHours ?? ''} />
      <TextField
        {...numberField}
        id="amount"
        label={quote.amount}
        problem={failed}
        required
        defaultValue={failed ? failed.typed : before && before / 100}
      />
      <p className={`muted ${kit.help}`}>{quote.included}</p>
    </FormPage>
  )
}

/** Why nothing came of it. */
export function LostForm(props: Props) {
  const { problem } = props.offer
  return (
    <FormPage
      {...props}
      heading={lost.heading}
      lead=""
      act="lost"
      button={lost.save}
      look={`quiet ${kit.whole}`}
    >
      <Choices
        name="because"
        legend={lost.ask}
        values={askedLostReasons}
        labels={lost.reasons}
        problem={problem?.act === 'lost' ? problem.message : undefined}
      />
    </FormPage>
  )
}

/** An enquiry goes to the next installer before its call; why is theirs to say or not. */
export function ForwardForm(props: Props) {
  const { fee, problem } = props.offer
  const words = offerWords.forward
  return (
    <FormPage
      {...props}
      heading={words.heading}
      lead={fill(words.lead, { fee: formatFee(fee) })}
      act="forward"
      button={words.save}
      look={`quiet ${kit.whole}`}
    >
      <TextField
        id="words"
        label={words.words}
        rows={3}
        maxLength={1000}
        problem={problem?.act === 'forward' ? problem : undefined}
        defaultValue={problem?.typed}
      />
    </FormPage>
  )
}

/** Why an accepted lead is given back, from a closed list. */
export function ReturnForm({ until, ...props }: Props & { until: string }) {
  const { problem, now, takenBack } = props.offer
  const words = offerWords.return
  const failed = problem?.act === 'return' ? problem : undefined
  const lead = fill(words.until, { moment: momentOf(until, now) })
  return (
    <FormPage
      {...props}
      heading={words.heading}
      lead={lead}
      act="return"
      button={words.save}
      look={`quiet ${kit.whole}`}
    >
      <Choices
        name="because"
        legend={words.ask}
        values={takenBack ? askedReturnReasonsAfter : askedReturnReasons}
        labels={words.reasons}
        chosen={takenBack ? 'taken-back' : undefined}
        problem={failed?.message}
      />
      <TextField
        id="words"
        label={words.words}
        rows={3}
        maxLength={1000}
        defaultValue={failed?.typed}
      />
    </FormPage>
  )
}
