import type { ReactNode } from 'react'
import { offerWords } from '#content/pages/offer.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import { fill } from '../link-page/fill.tsx'
import { Message } from '../link-page/Message.tsx'
import styles from './OfferPage.module.css'
import type { Offer } from './offer-page.ts'

type Props = {
  heading: ReactNode
  /** Below the heading. */
  state?: ReactNode
  /** The one next step, which stays in reach at the foot; null for none. */
  step?: ReactNode
  /** What else may be done, under it. */
  more?: ReactNode
  children: ReactNode
}

/** What every state of an offer looks like. Where nothing is to be done next, the bar leads to everything else. */
export function OfferScreen({ heading, state, step, more, children }: Props) {
  return (
    <>
      <div className={`page ${styles.content}`}>
        <h1 dir="auto">{heading}</h1>
        {state && <p className={styles.state}>{state}</p>}
        {children}
      </div>
      {step !== null && (
        <div className={styles.act} data-act-bar="">
          <div className={`page ${styles.bar}`}>
            {step ?? (
              <a className={`quiet ${styles.wide}`} href="/installer">
                {offerWords.all}
              </a>
            )}
            {more && <div className={styles.row}>{more}</div>}
          </div>
        </div>
      )}
    </>
  )
}

/** What was just done with it, or why that could not be. */
export function OfferMessage({ done, problem }: Pick<Offer, 'done' | 'problem'>) {
  return <Message done={done && offerWords.done[done]} problem={problem?.message} />
}

/** The amount credited without a return, with the sentence and the name of the person who credited it. */
export function Goodwill({ offer: { goodwill } }: { offer: Offer }) {
  if (!goodwill) return
  const { sentence, by } = goodwill
  return (
    <p className={styles.text}>
      {fill(offerWords.goodwill.credited, { amount: formatFee(goodwill) })}{' '}
      {sentence && fill(offerWords.goodwill.why, { sentence, by })}
    </p>
  )
}
