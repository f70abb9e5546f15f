import type { ReactNode } from 'react'
import { offerWords } from '#content/pages/offer.ts'
import { offerPriceWords } from '#content/pages/offer-price.ts'
import { countWord, listOf } from '#content/words.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import { capitalise, lowerFirst } from '#domain/letter-case.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import {
  countOutcomes,
  hasSpoken,
  type InstallerAnswer,
  installerAnswers,
  mayFollow,
  outcomeRules,
} from '#domain/offer/outcome.ts'
import { formatBand, formatSystem } from '#domain/offer/price-words.ts'
import { formatDate, formatDayOfYear } from '#domain/promise/format-time.ts'
import { brand } from '../brand.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import {
  dayAt,
  hoursOf,
  isPast,
  momentOf,
  shortDeadlineOf,
  together,
} from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import styles from './AcceptedOffer.module.css'
import { Clock } from './Clock.tsx'
import { Fact, Facts } from './Facts.tsx'
import { placeOf } from './heading.ts'
import { LatestOutcome } from './LatestOutcome.tsx'
import { formatLeft } from './left.ts'
import page from './OfferPage.module.css'
import { Goodwill, OfferMessage, OfferScreen } from './OfferScreen.tsx'
import { type AcceptedLead, type Offer, offerPath } from './offer-page.ts'

const words = offerWords.accepted
const pressed = Object.keys(installerAnswers) as InstallerAnswer[]

const plain = `link ${kit.link} ${page.plain}`

type Props = { offer: Offer; accepted: AcceptedLead }

/** A lead of theirs: the visitor to call, when, and the outcome. */
export function AcceptedOffer(props: Props) {
  const { offer, accepted } = props
  const { name, phone, email, isRejected } = accepted
  const { summary } = offer
  const state = summary && (
    <>
      {capitalise(placeOf(summary))} · {lowerFirst(summary.service)}
    </>
  )
  return (
    <OfferScreen heading={name} state={state} {...barOf(props)}>
      {phone.link ? (
        <a className={styles.phone} href={`tel:${phone.link}`}>
          {together(phone.label)}
        </a>
      ) : (
        <a className={styles.phone} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      <WhenToCall {...props} />
      <OfferMessage {...offer} />
      {isRejected && <p className={page.text}>{words.rejected}</p>}
      <Goodwill offer={offer} />
      {accepted.askedAgain.map((again) => (
        <AskedAgain key={again.at} again={again} {...props} />
      ))}
      <div className={page.columns}>
        <div>
          <What {...props} />
          <Agreed {...props} />
          <Answers {...props} />
        </div>
        <Later {...props} />
      </div>
    </OfferScreen>
  )
}

/** What they asked in a later enquiry, beside what they had answered before. */
function AskedAgain({
  again: { at, callBy, seesPrices, changed },
  offer: { now },
  accepted,
}: Props & { again: AcceptedLead['askedAgain'][number] }) {
  return (
    <div>
      <h2>
        {fill(words.again.heading, { first: firstName(accepted), moment: momentOf(at, now) })}
      </h2>
      <p className={page.small}>
        {words.again.text} {seesPrices && words.again.seesPrices}
        {callBy && fill(words.again.callBy, { by: shortDeadlineOf(callBy, now) })}
      </p>
      <Facts>
        {changed.map(({ ask, before, after }) => (
          <Fact key={ask} label={ask}>
            {after}
            {before && (
              <>
                {' '}
                <small>{fill(words.again.before, { answer: before })}</small>
              </>
            )}
          </Fact>
        ))}
      </Facts>
    </div>
  )
}

/** Whether a call is pending to a visitor who was spoken with before. */
function isCallOwed({ accepted: { askedAgain } }: Props): boolean {
  return askedAgain.some(({ callBy }) => callBy !== null)
}

const firstName = ({ name }: AcceptedLead) => name.split(' ')[0] ?? name

function isWaiting({ offer: { now }, accepted: { callsFrom } }: Props): boolean {
  return callsFrom !== null && !isPast(callsFrom, now)
}

/** The time that is promised, as a clock; nothing once they have spoken. */
function WhenToCall(props: Props): ReactNode {
  const { offer, accepted } = props
  const { now, call, tradingName: installer } = offer
  const { acceptedAt, callsFrom } = accepted
  if (hasSpoken(accepted.outcome)) return
  if (isWaiting(props) && callsFrom)
    return (
      <>
        <p className={page.state}>
          {fill(words.waitUntil[accepted.contactBy ?? 'phone'], {
            moment: momentOf(callsFrom, now),
          })}
        </p>
        <p className={page.small}>
          {wishOf(props)}
          {fill(words.introduce, { installer, brand: brand.name })}
        </p>
      </>
    )
  const left = formatLeft(call.by, now)
  const isOver = isPast(call.by, now)
  return (
    <>
      <p className={isOver ? `${page.state} ${page.late}` : page.state}>
        {fill(isOver ? words.over : words.callBy, { by: shortDeadlineOf(call.by, now) })}
        {!isOver && left && fill(words.left, { left: together(left) })}
      </p>
      {!isOver && <Clock since={acceptedAt} until={call.by} now={now} />}
      <p className={page.small}>
        {wishOf(props)}
        {fill(words.introduce, { installer, brand: brand.name })}
      </p>
    </>
  )
}

function wishOf({ offer: { call, now }, accepted }: Props): ReactNode {
  const first = firstName(accepted)
  const channel = words.channels[accepted.contactBy ?? 'phone']
  if (call.window) return fill(words.chose, { first, channel, hours: hoursOf(call.window, now) })
  return accepted.contactBy && fill(words.wishes, { first, channel })
}

/** How the call went, and once they have spoken what came of it. */
function What(props: Props): ReactNode {
  const { offer, accepted } = props
  const { outcome } = accepted
  if (!hasSpoken(outcome)) return isWaiting(props) ? undefined : <Record {...props} />
  return (
    <>
      {isCallOwed(props) && <Record {...props} />}
      <h2 id={isCallOwed(props) ? undefined : 'record'}>
        {outcomeRules[outcome].isFinal ? words.came : words.next}
      </h2>
      <LatestOutcome lead={accepted} now={offer.now} />
      {accepted.quote && mayFollow('quoted', outcome) && (
        <p className={page.small}>
          <a href={offerPath(offer, 'quote')}>{words.correct}</a>
        </p>
      )}
      {mayFollow('lost', outcome) && (
        <p className={page.small}>
          <a href={offerPath(offer, 'lost')}>{words.lost}</a>
        </p>
      )}
      {accepted.reopenUntil && (
        <>
          <p className={page.small}>
            {fill(words.reopen.until, { until: momentOf(accepted.reopenUntil, offer.now) })}
          </p>
          <Post to="/offer" token={offer.token} act="reopen" button={words.reopen.button} />
        </>
      )}
    </>
  )
}

function Record({ offer: { token, now }, accepted: { calls } }: Props) {
  const tries = calls.filter(({ outcome }) => outcome !== 'reached')
  const last = tries.at(-1)
  const Tries = capitalise(countWord(tries.length, 'call'))
  return (
    <>
      <h2 id="record">{words.record.heading}</h2>
      {last && (
        <p className={page.small}>{fill(words.tries, { Tries, moment: momentOf(last.at, now) })}</p>
      )}
      <Post to="/offer" token={token} act="called" at="record" className={styles.record}>
        <input type="hidden" name="calls" value={calls.length} />
        {pressed.map((answer) => (
          <button key={answer} type="submit" name="outcome" value={answer} className={kit.press}>
            {words.record.answers[answer].label}{' '}
            <small>{words.record.answers[answer].follows}</small>
          </button>
        ))}
      </Post>
    </>
  )
}

/** The price by which they said that this installer may call. */
function Agreed({ offer: { pricing, now } }: Props) {
  if (!pricing?.price || !pricing.agreed) return
  const { price, system } = pricing
  const { at, channels } = pricing.agreed
  const { agreed, waiting } = offerPriceWords
  const ways = waysOf(channels)
  const day = formatDayOfYear(price.earliestWeek, dayAt(now))
  return (
    <>
      <h2>{agreed.heading}</h2>
      <Facts>
        <Fact label={agreed.price}>{formatBand(price)}</Fact>
        <Fact label={agreed.system}>{capitalise(formatSystem(price.system ?? system))}</Fact>
        <Fact label={agreed.start}>{fill(waiting.week, { day })}</Fact>
        <Fact label={agreed.agreed}>
          {momentOf(at, now)}
          <small>{fill(agreed.agreedHelp, { ways })}</small>
        </Fact>
      </Facts>
    </>
  )
}

/** 'calls and emails': of an enquiry's own consent, or of a yes by name. */
function waysOf(channels: readonly ContactChannel[]): string {
  return listOf(channels.map((channel) => offerPriceWords.agreed.channels[channel]))
}

function Answers({ accepted }: Props) {
  const { answers, email, notes } = accepted
  return (
    <>
      <h2>{fill(words.answers, { first: firstName(accepted) })}</h2>
      <Facts>
        {answers.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {email && (
          <Fact label={offerWords.facts.email}>
            <a className={styles.email} href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
        )}
        {notes.map((note) => (
          <Fact key={note} label={offerWords.facts.note}>
            “{note}”
          </Fact>
        ))}
      </Facts>
    </>
  )
}

function Later({ offer, accepted }: Props) {
  const { token, fee, now } = offer
  const { outcome, returnUntil, acceptedAt, consentUntil, isFresh, mayReturn, owed, hasReceipt } =
    accepted
  const first = firstName(accepted)
  const ways = waysOf(offer.pricing?.agreed?.channels ?? ['phone', 'email'])
  const paid = {
    moment: momentOf(acceptedAt, now),
    fee: formatFee(fee),
  }
  return (
    <div>
      <h2>{words.later}</h2>
      <ul className={page.rules}>
        {!hasSpoken(outcome) && <li>{words.follows}</li>}
        {mayReturn && isFresh && (
          <li>
            {words.mistake.text}
            <Post
              to="/offer"
              token={token}
              act="by-mistake"
              button={words.mistake.button}
              look={plain}
            />
          </li>
        )}
        {owed && (
          <li>
            {owed.hasTried
              ? fill(words.kept, { until: momentOf(owed.keptUntil, now) })
              : fill(words.goesOn, { by: shortDeadlineOf(owed.by, now) })}
            {mayReturn && (
              <>
                <a href={offerPath(offer, 'forward')}>{words.forward}</a>
                {words.forwardSays}
              </>
            )}
          </li>
        )}
        {mayReturn && returnUntil && countOutcomes([accepted], 'won') === 0 && (
          <li>
            <a href={offerPath(offer, 'return')}>{words.return}</a>
            {fill(words.returnUntil, { moment: momentOf(returnUntil, now) })}
          </li>
        )}
        <li>{fill(words.fee, paid)}</li>
        <li>
          {fill(words.agreed, { first, ways, day: formatDate(dayAt(consentUntil), dayAt(now)) })}{' '}
          {hasReceipt && (
            <>
              <a href={`/offer/receipt?${new URLSearchParams({ token })}`}>{words.receipt}</a>
              {words.receiptSays}
            </>
          )}
        </li>
      </ul>
    </div>
  )
}

/** One next step: the call, then the quote, then that it is won. */
function barOf(props: Props): { step?: ReactNode; more?: ReactNode } {
  const { offer, accepted } = props
  const { token } = offer
  const link = (look: string | undefined, href: string, words: ReactNode) => (
    <a className={look} href={href}>
      {words}
    </a>
  )
  const look = `button ${page.press}`
  const more = link(plain, '/installer', offerWords.allShort)
  const isOwed = isCallOwed(props)
  if (!isOwed && mayFollow('won', accepted.outcome)) {
    const step = <Post to="/offer" token={token} act="won" button={words.won} look={look} />
    return { step, more }
  }
  if (!isOwed && mayFollow('quoted', accepted.outcome))
    return { step: link(look, offerPath(offer, 'quote'), words.quote), more }
  if (!isOwed && (hasSpoken(accepted.outcome) || isWaiting(props))) return {}
  const { phone, email } = accepted
  // Visitors who left no number said yes to an email.
  const reach = fill(phone.link ? words.call : words.write, { first: firstName(accepted) })
  return {
    step: link(look, phone.link ? `tel:${phone.link}` : `mailto:${email}`, reach),
    more: (
      <>
        {link(plain, '#record', words.recordLink)}
        {more}
      </>
    ),
  }
}
