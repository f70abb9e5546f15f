import { offerPriceWords as words } from '#content/pages/offer-price.ts'
import kit from '../link-page/link-page.module.css'
import { Post } from '../link-page/Post.tsx'
import { TextField } from '../link-page/TextField.tsx'
import page from './OfferPage.module.css'
import { OfferMessage, OfferScreen } from './OfferScreen.tsx'
import { type Offer, offerPath, type Pricing } from './offer-page.ts'
import styles from './PriceOffer.module.css'
import { PriceFacts, Weeks, Words } from './PriceOffer.tsx'
import { fieldsOf, problemAt } from './price.ts'

const { own } = words

const numberField = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const

/** The second page of the same form: a band of their own, and perhaps for another system. */
export function OwnPrice({ offer, pricing }: { offer: Offer; pricing: Pricing }) {
  const { problem } = offer
  const fields = fieldsOf(offer, pricing)
  const field = (name: 'low' | 'high' | 'panels' | 'kilowatts' | 'kilowatt-hours') => ({
    id: name,
    problem: problemAt(offer, name),
    defaultValue: fields[name],
    ...numberField,
  })
  return (
    <div className={styles.screen}>
      <OfferScreen heading={own.heading} step={null}>
        <OfferMessage done={undefined} problem={problem?.field ? undefined : problem} />
        <p className={page.text}>{own.lead}</p>
        <PriceFacts offer={offer} pricing={pricing} />
        <Post
          to="/offer"
          token={offer.token}
          act="send-price"
          className={page.form}
          button={words.send}
          look={`button ${kit.whole}`}
        >
          <input type="hidden" name="step" value="own-price" />
          <TextField label={own.low} required {...field('low')} />
          <TextField label={own.high} required {...field('high')} />
          <Weeks offer={offer} pricing={pricing} />
          <fieldset className={styles.system}>
            <legend className={kit.heading}>{own.system}</legend>
            <p className={`muted ${kit.help}`}>{own.systemHelp}</p>
            <TextField label={own.panels} {...field('panels')} />
            <TextField label={own.kilowatts} {...field('kilowatts')} />
            <TextField label={own.kilowattHours} {...field('kilowatt-hours')} />
          </fieldset>
          <Words offer={offer} value={fields.words} />
        </Post>
        <p className={page.text}>
          <a href={offerPath(offer)}>{own.back}</a>
        </p>
      </OfferScreen>
    </div>
  )
}
