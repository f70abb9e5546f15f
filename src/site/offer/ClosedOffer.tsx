import { offerWords } from '#content/pages/offer.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import { totalOf } from '#domain/offer/ledger.ts'
import { declineReasons } from '#domain/offer/offer.ts'
import { formatCents } from '#estimate/format-money.ts'
import { Choices } from '../link-page/Choices.tsx'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { momentOf } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { headingOf } from './heading.ts'
import styles from './OfferPage.module.css'
import { Goodwill, OfferMessage, OfferScreen } from './OfferScreen.tsx'
import { type Offer, offerPath, type TakenBack } from './offer-page.ts'
import { Queue } from './Queue.tsx'

const { closed } = offerWords

/** An offer that is over: what happened, when, and what else is open. No blame. */
export function ClosedOffer({ offer }: { offer: Offer }) {
  const { standing, summary, done, problem, open, now, takenBack } = offer
  if (standing === 'offered' || standing === 'accepted' || standing === 'consent-over') return
  if (standing === 'priced' || standing === 'passed') return
  if (offer.late) return <LateOffer offer={offer} late={offer.late} />
  const words = hadDetails(offer) ? closed.ended.had : closed[standing]
  const state = (
    <>
      {summary && headingOf(summary)}
      {summary && words.at && <br />}
      {whenOf(offer, words.at)}
    </>
  )
  return (
    <OfferScreen heading={words.heading} state={state}>
      {/* Why it can't be accepted is the heading. */}
      <OfferMessage done={done} problem={problem?.act === 'accept' ? undefined : problem} />
      <p className={styles.text}>
        {hadDetails(offer) ? closed.ended.had.text : whatItMeans(offer, closed[standing].text)}
      </p>
      {takenBack && <Fee offer={offer} takenBack={takenBack} />}
      <Goodwill offer={offer} />
      {standing === 'declined' && <WhyDeclined offer={offer} />}
      <OpenNow items={open} now={now} />
      {standing === 'lapsed' && <TooQuick />}
    </OfferScreen>
  )
}

/** It went to the next since no call was recorded. They may say for a day that they did call. */
function LateOffer({ offer, late }: { offer: Offer; late: NonNullable<Offer['late']> }) {
  const { token, summary, fee, now, open, done, problem } = offer
  const words = offerWords.late
  const state = (
    <>
      {summary && headingOf(summary)}
      {summary && <br />}
      {fill(words.at, { moment: momentOf(late.at, now) })}
    </>
  )
  return (
    <OfferScreen heading={words.heading} state={state}>
      <OfferMessage done={done} problem={problem} />
      <p className={styles.text}>{fill(words.text, { fee: formatFee(fee) })}</p>
      {late.hasSaid && <p className={styles.text}>{words.said}</p>}
      {late.sayUntil && !late.hasSaid && (
        <>
          <p className={styles.text}>{fill(words.ask, { until: momentOf(late.sayUntil, now) })}</p>
          <div className={styles.choices}>
            <Post to="/offer" token={token} act="did-call" button={words.button} />
          </div>
        </>
      )}
      <Goodwill offer={offer} />
      <OpenNow items={open} now={now} />
    </OfferScreen>
  )
}

export function OpenNow({ items, now }: { items: Offer['open']; now: string }) {
  if (items.length === 0) return
  return (
    <>
      <h2>{offerWords.open}</h2>
      <Queue items={items} now={now} />
    </>
  )
}

/** Whether they accepted what has ended since. */
function hadDetails({ standing, answeredAt }: Offer): boolean {
  return standing === 'ended' && answeredAt !== null
}

function whenOf({ standing, expiresAt, answeredAt, takenBack, now }: Offer, at: string) {
  if (standing === 'ended' && !takenBack) return
  const moment = takenBack?.at ?? (standing === 'lapsed' ? expiresAt : answeredAt)
  return moment && fill(at, { moment: <>on {momentOf(moment, now)}</> })
}

function whatItMeans(offer: Offer, text: string) {
  const { standing, fee, returnedBecause, decideBy, hasGoneOn, now } = offer
  const reason = returnedBecause && offerWords.return.reasons[returnedBecause]
  return (
    <>
      {(standing === 'declined' || standing === 'lapsed') && hasGoneOn && `${closed.goneOn} `}
      {(standing === 'returned' || standing === 'credited') && reason && `${reason}. `}
      {fill(text, {
        fee: formatFee(fee),
        decideBy: decideBy && momentOf(decideBy, now),
      })}
    </>
  )
}

/** What becomes of the fee of what was taken back, and how it is returned where it can be. */
function Fee({ offer, takenBack }: { offer: Offer; takenBack: TakenBack }) {
  const words = closed.ended.had
  const total = formatCents(totalOf(offer.fee))
  const until = momentOf(takenBack.returnUntil, offer.now)
  return (
    <>
      <p className={styles.text}>{fill(words.fee[takenBack.fee], { total, until })}</p>
      {takenBack.fee === 'returnable' && (
        <div className={styles.choices}>
          <a className="quiet" href={offerPath(offer, 'return')}>
            {fill(words.return, { total })}
          </a>
        </div>
      )}
    </>
  )
}

/** Declining counts at once; why is asked after it. */
function WhyDeclined({ offer: { token, declinedBecause, done } }: { offer: Offer }) {
  const words = closed.declined
  if (done === 'explain-decline' && declinedBecause) {
    const reason = lowerFirst(words.reasons[declinedBecause])
    return <p className={styles.text}>{fill(words.said, { reason })}</p>
  }
  return (
    <Post
      to="/offer"
      token={token}
      act="explain-decline"
      className={styles.form}
      button={offerWords.sayWhy}
      look={`quiet ${kit.whole}`}
    >
      <Choices name="because" legend={words.ask} values={declineReasons} labels={words.reasons} />
    </Post>
  )
}

function TooQuick() {
  const { heading, text, pause } = offerWords.quick
  const link = <a href="/installer/firm/when#pause">{pause}</a>
  return (
    <>
      <h2>{heading}</h2>
      <p className={styles.text}>{fill(text, { pause: link })}</p>
    </>
  )
}
