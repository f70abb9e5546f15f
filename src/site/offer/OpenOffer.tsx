import { offerWords } from '#content/pages/offer.ts'
import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { returnHours } from '#domain/offer/return.ts'
import { formatDayOf } from '#domain/promise/format-time.ts'
import { installerTerms } from '#edition/installer-terms.ts'
import { formatCents, formatShortCents } from '#estimate/format-money.ts'
import { brand } from '../brand.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import {
  clockAt,
  hoursOf,
  isPast,
  momentOf,
  onDay,
  shortDeadlineOf,
  timeOf,
  together,
} from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { Clock } from './Clock.tsx'
import { Fact, Facts } from './Facts.tsx'
import { headingOf } from './heading.ts'
import { formatLeft } from './left.ts'
import styles from './OfferPage.module.css'
import { OfferMessage, OfferScreen } from './OfferScreen.tsx'
import type { Offer } from './offer-page.ts'
import { Terms } from './Terms.tsx'

const { facts: labels, rules } = offerWords

/** An offer that can be accepted, or that waits for our terms. */
export function OpenOffer({ offer }: { offer: Offer }) {
  const { token, fee, asksTerms, done, problem, summary, cap } = offer
  const isFull = !asksTerms && cap && cap.accepted >= cap.cap
  const accept = (fee.gstCents ? offerWords.acceptGst : offerWords.accept).replace(
    '{price}',
    formatShortCents(fee.amountCents),
  )
  const step = (
    <Post
      to="/offer"
      token={token}
      act={asksTerms ? 'accept-terms' : 'accept'}
      button={asksTerms ? installerTerms(brand).button : accept}
      look={`button ${styles.press}`}
    />
  )
  const more = (
    <>
      <Post
        to="/offer"
        token={token}
        act="decline"
        button={offerWords.decline}
        look={`link ${kit.link} ${styles.plain}`}
      />
      <span className={styles.nothing}>{offerWords.nothing}</span>
    </>
  )
  return (
    <OfferScreen
      heading={summary && headingOf(summary)}
      state={lapses(offer)}
      step={isFull ? undefined : step}
      more={more}
    >
      <Clock since={offer.offeredAt} until={offer.expiresAt} now={offer.now} />
      {isFull && (
        <p className={styles.text}>
          {fill(rules.full, { cap: cap.cap, period: offerWords.fullPeriods[cap.period] })}
        </p>
      )}
      <OfferMessage done={done} problem={isFull ? undefined : problem} />
      <div className={styles.columns}>
        <OfferFacts offer={offer} />
        {asksTerms ? <Terms /> : <Rules offer={offer} />}
      </div>
    </OfferScreen>
  )
}

function lapses({ expiresAt, now }: Offer) {
  const left = formatLeft(expiresAt, now)
  const time = <time dateTime={expiresAt}>{timeOf(expiresAt)}</time>
  if (left) return fill(offerWords.lapses, { time, left: together(left) })
  return fill(offerWords.lapsesLater, { day: onDay(formatDayOf(expiresAt, clockAt(now))), time })
}

function OfferFacts({ offer }: { offer: Offer }) {
  const { summary, fee } = offer
  const [call, why] = callOf(offer)
  return (
    <Facts>
      {summary?.facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      <Fact label={labels.call}>
        {call}
        {why && <small>{why}</small>}
      </Fact>
      <Fact label={labels.fee} isFee>
        {formatCents(fee.amountCents)}
        <small>
          {fee.gstCents ? fill(labels.gst, { gst: formatCents(fee.gstCents) }) : labels.noGst}
        </small>
      </Fact>
    </Facts>
  )
}

/** When they would call, and why then. */
function callOf({ call: { from, window, by }, now }: Offer) {
  if (from) return [fill(labels.later, { moment: momentOf(from, now) }), labels.laterWhy]
  if (isPast(by, now)) return [labels.over, labels.overWhy]
  return window
    ? [hoursOf(window, now, 'first'), labels.chosen]
    : [shortDeadlineOf(by, now, 'first')]
}

function Rules({ offer: { places, cap } }: { offer: Offer }) {
  const { before, most, isReached } = places
  const others = most - before - 1
  const Before = `${capitalise(numberWord(before))} accepted`
  const Others = capitalise(numberWord(others))
  const first = isReached
    ? fill(others > 0 ? rules.reached : rules.reachedAlone, { Others })
    : others > 0
      ? fill(rules.first, { Others })
      : rules.firstAlone
  return (
    <ul className={styles.rules}>
      <li>{rules.details}</li>
      <li>{before > 0 ? fill(rules.later, { Before }) : first}</li>
      <li>{fill(rules.returns, { hours: returnHours })}</li>
      <li>
        {cap ? fill(rules.cap, { ...cap, Period: offerWords.periods[cap.period] }) : rules.noCap}
      </li>
    </ul>
  )
}
