import { offerWords } from '#content/pages/offer.ts'
import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { returnHours } from '#domain/offer/return.ts'
import { formatDay, formatTime } from '#domain/promise/format-time.ts'
import { installerTerms } from '#edition/installer-terms.ts'
import { formatCents, formatShortCents } from '#estimate/format-money.ts'
import { brand } from '../brand.ts'
import { Post } from '../my-enquiry/Post.tsx'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import { clockAt, Hours, Moment, ShortDeadline, together } from '../my-enquiry/times.tsx'
import { ActBar } from './ActBar.tsx'
import { ActMessage } from './ActMessage.tsx'
import { Clock } from './Clock.tsx'
import { Fact, Facts } from './Facts.tsx'
import { headingOf } from './heading.ts'
import { formatLeft, isPast, shareLeft } from './left.ts'
import styles from './OfferPage.module.css'
import type { Offer } from './offer-page.ts'
import { Terms } from './Terms.tsx'

const { facts: labels, rules } = offerWords

/** An offer that can be accepted, or that waits for our terms. */
export function OpenOffer({ offer }: { offer: Offer }) {
  const { token, fee, asksTerms, done, problem, summary, overview } = offer
  const button = installerTerms(brand).button
  const isFull = !asksTerms && isCapFull(offer)
  return (
    <>
      <div className={`page ${styles.content}`}>
        <h1>{summary && headingOf(summary)}</h1>
        <Lapses offer={offer} />
        {isFull && <Full offer={offer} />}
        <ActMessage
          done={done && offerWords.done[done]}
          problem={isFull ? undefined : problem?.message}
        />
        <div className={styles.columns}>
          <OfferFacts offer={offer} />
          {asksTerms ? <Terms /> : <Rules offer={offer} />}
        </div>
      </div>
      <ActBar
        step={
          isFull ? (
            <a className={`quiet ${styles.wide}`} href={overview}>
              {offerWords.all}
            </a>
          ) : (
            <Post to="/offer" token={token} act={asksTerms ? 'accept-terms' : 'accept'}>
              <button type="submit" className={`button ${styles.press}`}>
                {asksTerms
                  ? button
                  : offerWords.accept.replace('{price}', formatShortCents(fee.amountCents))}
              </button>
            </Post>
          )
        }
      >
        <Post to="/offer" token={token} act="decline">
          <button type="submit" className={styles.plain}>
            {offerWords.decline}
          </button>
        </Post>
        <span className={styles.nothing}>{offerWords.nothing}</span>
      </ActBar>
    </>
  )
}

function isCapFull({ cap }: Offer): boolean {
  return cap !== null && cap.accepted >= cap.cap
}

/** Why it can't be accepted now. */
function Full({ offer: { cap } }: { offer: Offer }) {
  return (
    cap && (
      <p className={styles.text}>
        <Sentence
          of={rules.full}
          with={{ cap: cap.cap, period: offerWords.fullPeriods[cap.period] }}
        />
      </p>
    )
  )
}

function Lapses({ offer: { offeredAt, expiresAt, now } }: { offer: Offer }) {
  const clock = clockAt(now)
  const left = formatLeft(expiresAt, now)
  const time = <time dateTime={expiresAt}>{together(formatTime(expiresAt, clock.timeZone))}</time>
  return (
    <>
      <p className={styles.state}>
        {left ? (
          <Sentence of={offerWords.lapses} with={{ time, left: together(left) }} />
        ) : (
          <Sentence
            of={offerWords.lapsesLater}
            with={{ day: inSentenceDay(formatDay(expiresAt, clock)), time }}
          />
        )}
      </p>
      <Clock share={shareLeft({ since: offeredAt, until: expiresAt }, now)} />
    </>
  )
}

/** 'today', 'on Monday'. */
function inSentenceDay(day: string): string {
  return /^To/.test(day) ? day.toLowerCase() : `on ${day}`
}

function OfferFacts({ offer: { summary, call, fee, now } }: { offer: Offer }) {
  const clock = clockAt(now)
  return (
    <Facts>
      {summary?.facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      <Fact label={labels.call}>
        {call.from ? (
          <>
            <Sentence
              of={labels.later}
              with={{ moment: <Moment at={call.from} clock={clock} /> }}
            />
            <small>{labels.laterWhy}</small>
          </>
        ) : isPast(call.by, now) ? (
          <>
            {labels.over}
            <small>{labels.overWhy}</small>
          </>
        ) : call.window ? (
          <>
            <Hours window={call.window} clock={clock} first />
            <small>{labels.chosen}</small>
          </>
        ) : (
          <ShortDeadline at={call.by} clock={clock} first />
        )}
      </Fact>
      <Fact label={labels.fee} isFee>
        {formatCents(fee.amountCents)}
        <small>
          <Sentence of={labels.gst} with={{ gst: formatCents(fee.gstCents) }} />
        </small>
      </Fact>
    </Facts>
  )
}

function Rules({ offer: { places, cap } }: { offer: Offer }) {
  const others = places.most - places.before - 1
  return (
    <ul className={styles.rules}>
      <li>{rules.details}</li>
      <li>
        {places.before > 0 ? (
          <Sentence
            of={rules.later}
            with={{ Before: `${capitalise(numberWord(places.before))} accepted` }}
          />
        ) : others > 0 ? (
          <Sentence of={rules.first} with={{ Others: capitalise(numberWord(others)) }} />
        ) : (
          rules.firstAlone
        )}
      </li>
      <li>
        <Sentence of={rules.returns} with={{ hours: returnHours }} />
      </li>
      <li>
        {cap ? (
          <Sentence
            of={rules.cap}
            with={{
              Period: offerWords.periods[cap.period],
              accepted: cap.accepted,
              cap: cap.cap,
            }}
          />
        ) : (
          rules.noCap
        )}
      </li>
    </ul>
  )
}
