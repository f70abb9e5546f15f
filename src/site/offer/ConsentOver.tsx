import { offerWords } from '#content/pages/offer.ts'
import { outcomeRules } from '#domain/offer/outcome.ts'
import { momentOf } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { headingOf } from './heading.ts'
import { LatestOutcome } from './LatestOutcome.tsx'
import styles from './OfferPage.module.css'
import { Goodwill, OfferMessage, OfferScreen } from './OfferScreen.tsx'
import { type Offer, offerPath, type Recorded } from './offer-page.ts'

const words = offerWords.consentOver

/** Whether its outcome can still be recorded. */
export function canEnd({ outcome }: Recorded): boolean {
  return outcome === null || !outcomeRules[outcome].isFinal
}

/** An accepted lead whose consent is over: no calls and no names, but its outcome can still be recorded. */
export function ConsentOver({ offer, recorded }: { offer: Offer; recorded: Recorded }) {
  const { token, now, summary } = offer
  const state = (
    <>
      {summary && `${headingOf(summary)} · `}
      {momentOf(recorded.consentUntil, now)}
    </>
  )
  return (
    <OfferScreen heading={words.heading} state={state}>
      <OfferMessage {...offer} />
      <p className={styles.text}>{words.text}</p>
      <Goodwill offer={offer} />
      <LatestOutcome lead={recorded} now={now} />
      {canEnd(recorded) && (
        <>
          <p className={styles.text}>{words.ask}</p>
          <div className={styles.choices}>
            <Post to="/offer" token={token} act="won" button={offerWords.accepted.won} />
            <a className="quiet" href={offerPath(offer, 'lost')}>
              {offerWords.accepted.lost}
            </a>
          </div>
        </>
      )}
    </OfferScreen>
  )
}
