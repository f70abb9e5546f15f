import { priceWords } from '#content/pages/prices.ts'
import { yesWording } from '#domain/offer/yes.ts'
import { formatDate } from '#domain/promise/format-time.ts'
import { fill } from '../../link-page/fill.tsx'
import kit from '../../link-page/link-page.module.css'
import { dayAt, deadlineOf } from '../../link-page/moments.tsx'
import { Post } from '../../link-page/Post.tsx'
import { shortBand } from '../../link-page/short-band.ts'
import type { MyEnquiry } from '../my-enquiry.ts'
import type { PricedFirm, Prices } from '../prices.ts'
import styles from './Firm.module.css'
import { AlsoBy, yesId } from './Firm.tsx'

const words = priceWords.again

type Props = { firm: PricedFirm; prices: Prices; enquiry: MyEnquiry }

/** What the visitor may change for an installer that may not call. */
export function Again(props: Props) {
  const { firm, prices, enquiry } = props
  if (firm.again === 'yes') return <YesAfterAll {...props} />
  if (firm.again === 'asked')
    return <p>{fill(words.asked, { by: deadlineOf(prices.by, enquiry.now) })}</p>
  if (firm.again !== 'ask') return
  return (
    <Post token={enquiry.token} act="ask-again" at="choose">
      <input type="hidden" name="offer" value={firm.offer} />
      <p>{words.ask.text}</p>
      <button
        type="submit"
        className={`quiet ${kit.save}`}
        aria-label={`${words.ask.button}: ${firm.name}`}
      >
        {words.ask.button}
      </button>
    </Post>
  )
}

/** The same yes as the first, beside the price that it is to. */
function YesAfterAll({ firm, enquiry }: Props) {
  const { offer, name, price } = firm
  const { token, phoneEnding, now } = enquiry
  const yes = phoneEnding ? priceWords.yes : priceWords.yesByEmail
  const day = formatDate(dayAt(price.standsUntil), dayAt(now))
  return (
    <details className={styles.why}>
      <summary className={`link ${kit.link}`}>{words.yes.summary}</summary>
      <Post token={token} act="say-yes" id={yesId(firm)}>
        <input type="hidden" name="offer" value={offer} />
        <input type="hidden" name="priced-at" value={price.pricedAt} />
        {!phoneEnding && <input type="hidden" name="by-email" value="email" />}
        <p>{fill(words.yes.text, { price: <b>{shortBand(price)}</b>, day })}</p>
        {phoneEnding && (
          <dl className={styles.about}>
            <AlsoBy firm={firm} enquiry={enquiry} />
          </dl>
        )}
        <p className={kit.small}>{yesWording(firm, [phoneEnding ? 'phone' : 'email'])}</p>
        <button type="submit" className={`quiet ${kit.save}`} aria-label={`${yes}: ${name}`}>
          {yes}
        </button>
      </Post>
    </details>
  )
}
