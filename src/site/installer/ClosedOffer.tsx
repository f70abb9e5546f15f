import { offerWords } from '#content/pages/offer.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { totalOf } from '#domain/offer/ledger.ts'
import { declineReasons } from '#domain/offer/offer.ts'
import { formatCents } from '#estimate/format-money.ts'
import field from '../my-enquiry/Field.module.css'
import { Post } from '../my-enquiry/Post.tsx'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import { clockAt, Moment } from '../my-enquiry/times.tsx'
import { ActBar } from './ActBar.tsx'
import { ActMessage } from './ActMessage.tsx'
import styles from './Choices.module.css'
import { Choices } from './Choices.tsx'
import { Goodwill } from './Goodwill.tsx'
import { headingOf } from './heading.ts'
import page from './OfferPage.module.css'
import type { Offer, TakenBack } from './offer-page.ts'
import { Queue } from './Queue.tsx'
import { stepPath } from './step-path.ts'

/** An offer that is over: what happened, when, and what else is open. No blame. */
export function ClosedOffer({ offer }: { offer: Offer }) {
  const { standing, summary, done, problem, overview, open, now, takenBack } = offer
  if (standing === 'offered' || standing === 'accepted' || standing === 'consent-over') return
  const words = hadDetails(offer) ? offerWords.closed.ended.had : offerWords.closed[standing]
  return (
    <>
      <div className={`page ${page.content}`}>
        <h1>{words.heading}</h1>
        <p className={page.state}>
          {summary && headingOf(summary)}
          {summary && words.at && <br />}
          <When offer={offer} at={words.at} />
        </p>
        <ActMessage
          done={done && offerWords.done[done]}
          // Why it can't be accepted is the heading.
          problem={problem?.act === 'accept' ? undefined : problem?.message}
        />
        <p className={page.text}>
          <WhatItMeans offer={offer} />
        </p>
        {takenBack && <Fee offer={offer} takenBack={takenBack} />}
        <Goodwill offer={offer} />
        {standing === 'declined' && <WhyDeclined offer={offer} />}
        {open.length > 0 && (
          <>
            <h2>{offerWords.open}</h2>
            <Queue items={open} now={now} />
          </>
        )}
        {standing === 'lapsed' && <TooQuick overview={overview} />}
      </div>
      <ActBar
        step={
          <a className={`quiet ${page.wide} ${page.press}`} href={overview}>
            {offerWords.all}
          </a>
        }
      />
    </>
  )
}

/** Whether they accepted what has ended since. */
function hadDetails({ standing, answeredAt }: Offer): boolean {
  return standing === 'ended' && answeredAt !== null
}

function When({ offer, at }: { offer: Offer; at: string }) {
  const { standing, expiresAt, answeredAt, takenBack } = offer
  if (standing === 'ended' && !takenBack) return
  const moment = takenBack?.at ?? (standing === 'lapsed' ? expiresAt : answeredAt)
  return (
    at &&
    moment && (
      <Sentence
        of={at}
        with={{
          moment: (
            <>
              {'on '}
              <Moment at={moment} clock={clockAt(offer.now)} />
            </>
          ),
        }}
      />
    )
  )
}

function WhatItMeans({ offer }: { offer: Offer }) {
  const { standing, fee, returnedBecause, decideBy, hasGoneOn, now } = offer
  const { closed } = offerWords
  if (standing === 'offered' || standing === 'accepted' || standing === 'consent-over') return
  if (hadDetails(offer)) return closed.ended.had.text
  const reason = returnedBecause && offerWords.return.reasons[returnedBecause]
  return (
    <>
      {(standing === 'declined' || standing === 'lapsed') && hasGoneOn && `${closed.goneOn} `}
      {(standing === 'returned' || standing === 'credited') && reason && `${reason}. `}
      <Sentence
        of={closed[standing].text}
        with={{
          fee: formatCents(fee.amountCents),
          gst: formatCents(fee.gstCents),
          decideBy: decideBy && <Moment at={decideBy} clock={clockAt(now)} />,
        }}
      />
    </>
  )
}

/** What becomes of the fee of what was taken back, and how it is returned where it can be. */
function Fee({ offer, takenBack }: { offer: Offer; takenBack: TakenBack }) {
  const words = offerWords.closed.ended.had
  const total = formatCents(totalOf(offer.fee))
  const until = <Moment at={takenBack.returnUntil} clock={clockAt(offer.now)} />
  return (
    <>
      <p className={page.text}>
        <Sentence of={words.fee[takenBack.fee]} with={{ total, until }} />
      </p>
      {takenBack.fee === 'returnable' && (
        <div className={page.choices}>
          <a className="quiet" href={stepPath(offer, 'return')}>
            <Sentence of={words.return} with={{ total }} />
          </a>
        </div>
      )}
    </>
  )
}

/** Declining counts at once; why is asked after it. */
function WhyDeclined({ offer: { token, declinedBecause, done } }: { offer: Offer }) {
  const words = offerWords.closed.declined
  if (done === 'explain-decline' && declinedBecause)
    return (
      <p className={page.text}>
        <Sentence of={words.said} with={{ reason: lowerFirst(words.reasons[declinedBecause]) }} />
      </p>
    )
  return (
    <Post to="/offer" token={token} act="explain-decline" className={styles.form}>
      <Choices legend={words.ask} values={declineReasons} labels={words.reasons} />
      <button type="submit" className={`quiet ${field.whole}`}>
        {offerWords.sayWhy}
      </button>
    </Post>
  )
}

function TooQuick({ overview }: { overview: string }) {
  const { heading, text, pause } = offerWords.quick
  return (
    <>
      <h2>{heading}</h2>
      <p className={page.text}>
        <Sentence of={text} with={{ pause: <a href={`${overview}#pause`}>{pause}</a> }} />
      </p>
    </>
  )
}
