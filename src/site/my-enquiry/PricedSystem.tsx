import { priceWords } from '#content/pages/prices.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatBand, formatSystem } from '#domain/offer/price-words.ts'
import { inPlace } from '#domain/place-phrase.ts'
import kit from '../link-page/link-page.module.css'
import type { MyEnquiry } from './my-enquiry.ts'
import styles from './PricedSystem.module.css'
import type { Prices } from './prices.ts'

const words = priceWords.system

type Props = {
  prices: Prices
  house: MyEnquiry['house']
  /** Whether prices are shown below it. */
  hasPrices: boolean
}

/** What all prices are for, our own band for it, and what the colours of the scales mean. */
export function PricedSystem({ prices: { system, place }, house, hasPrices }: Props) {
  const property = words.property[house.property]
  return (
    <div className={styles.stated}>
      <p>
        <b>{capitalise(formatSystem(system))}</b>
        <br />
        <span className={kit.small}>
          {place ? `${property} ${inPlace(place)}` : property}. {words.included}
        </span>
      </p>
      <div>
        <p className={styles.key}>
          <i className={styles.ours} />
          <span>
            {words.ours} <b>{formatBand(system.band)}</b>
          </span>
        </p>
        {hasPrices && (
          <p className={styles.key}>
            <i className={styles.theirs} />
            {words.theirs}
          </p>
        )}
      </div>
    </div>
  )
}
