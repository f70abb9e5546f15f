import { callPromise } from '#content/call-promise.ts'
import { paidBriefly } from '#edition/paid.ts'
import { sayWhoCalls } from '#edition/who-calls.ts'
import { brand } from '../brand.ts'
import { Text } from '../ui/Text.tsx'
import styles from './Hero.module.css'

type Props = {
  heading: string
  lead: string
  form: string
  /** The advertised figure is shown under the heading with its condition. */
  offer?: Offer | undefined
}

export type Offer = { claim: string; condition: string; link: string; path: string }

/** What a hero says. */
export function HeroWords({ heading, lead, form, offer }: Props) {
  return (
    <div className={styles.promise}>
      <h1>{heading}</h1>
      <p className={styles.lead}>
        <Text>{sayWhoCalls(brand, lead)}</Text>
      </p>
      <p className={styles.call}>
        {`${callPromise(brand, { slug: form })} ${paidBriefly.hero}`.trim()}
      </p>
      {offer && (
        <p className={styles.badge}>
          {offer.claim}: {offer.condition} <a href={offer.path}>{offer.link}</a>
        </p>
      )}
    </div>
  )
}
