import { offerWords } from '#content/pages/offer.ts'
import { declineReasons } from '#domain/installer/offer.ts'
import { formatCents } from '#domain/money.ts'
import field from '../my-enquiry/Field.module.css'
import { Post } from '../my-enquiry/Post.tsx'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import { clockAt, Moment } from '../my-enquiry/times.tsx'
import { ActBar } from './ActBar.tsx'
import { ActMessage } from './ActMessage.tsx'
import styles from './Choices.module.css'
import { Choices } from './Choices.tsx'
import { headingOf, inSentence } from './heading.ts'
import page from './OfferPage.module.css'
import type { Offer } from './offer-page.ts'
import { Queue } from './Queue.tsx'

/** An offer that is over: what happened, when, and what else is open. No blame. */
export function ClosedOffer({ offer }: { offer: Offer }) {
  const { standing, summary, done, problem, overview, open, now } = offer
  if (standing === 'offered' || standing === 'accepted') return
  const words = offerWords.closed[standing]
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
          problem={problem?.act === 'explain-decline' ? problem.message : undefined}
        />
        <p className={page.text}>
          <WhatItMeans offer={offer} />
        </p>
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

function When({ offer, at }: { offer: Offer; at: string }) {
  const moment = offer.standing === 'lapsed' ? offer.expiresAt : offer.answeredAt
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

function WhatItMeans({ offer: { standing, fee, answeredAt, returnedBecause } }: { offer: Offer }) {
  const { closed } = offerWords
  if (standing === 'offered' || standing === 'accepted') return
  if (standing === 'ended') return answeredAt ? closed.ended.had : closed.ended.text
  const reason = returnedBecause && offerWords.return.reasons[returnedBecause]
  return (
    <>
      {(standing === 'returned' || standing === 'credited') && reason && `${reason}. `}
      <Sentence
        of={closed[standing].text}
        with={{ fee: formatCents(fee.amountCents), gst: formatCents(fee.gstCents) }}
      />
    </>
  )
}

/** Declining counts at once; why is asked after it. */
function WhyDeclined({ offer: { token, declinedBecause, done } }: { offer: Offer }) {
  const words = offerWords.closed.declined
  if (done === 'explain-decline' && declinedBecause)
    return (
      <p className={page.text}>
        <Sentence of={words.said} with={{ reason: inSentence(words.reasons[declinedBecause]) }} />
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
