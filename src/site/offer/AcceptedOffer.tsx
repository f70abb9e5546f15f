import type { ReactNode } from 'react'
import { offerWords } from '#content/pages/offer.ts'
import { countWord } from '#content/words.ts'
import { capitalise, lowerFirst } from '#domain/letter-case.ts'
import {
  countOutcomes,
  hasSpoken,
  type InstallerAnswer,
  installerAnswers,
  mayFollow,
  outcomeRules,
} from '#domain/offer/outcome.ts'
import { formatDate } from '#domain/promise/format-time.ts'
import { formatCents } from '#estimate/format-money.ts'
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
import { Heard } from './Heard.tsx'
import { placeOf } from './heading.ts'
import { formatLeft } from './left.ts'
import page from './OfferPage.module.css'
import { Goodwill, OfferMessage, OfferScreen } from './OfferScreen.tsx'
import { type AcceptedLead, type Offer, offerPath } from './offer-page.ts'

const words = offerWords.accepted
const pressed = Object.keys(installerAnswers) as InstallerAnswer[]

const plain = `link ${kit.link} ${page.plain}`

type Props = { offer: Offer; accepted: AcceptedLead }

/** A lead of theirs: whom to call, when, and what came of it. */
export function AcceptedOffer(props: Props) {
  const { offer, accepted } = props
  const { name, phone, isRejected } = accepted
  const { summary } = offer
  const state = summary && (
    <>
      {capitalise(placeOf(summary))} · {lowerFirst(summary.service)}
    </>
  )
  return (
    <OfferScreen offer={offer} heading={name} state={state} {...barOf(props)}>
      <a className={styles.phone} href={`tel:${phone.link}`}>
        {together(phone.label)}
      </a>
      <WhenToCall {...props} />
      <OfferMessage {...offer} />
      {isRejected && <p className={page.text}>{words.rejected}</p>}
      <Goodwill offer={offer} />
      <div className={page.columns}>
        <div>
          <What {...props} />
          <Answers {...props} />
        </div>
        <Later {...props} />
      </div>
    </OfferScreen>
  )
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
      <p className={page.state}>{fill(words.waitUntil, { moment: momentOf(callsFrom, now) })}</p>
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
      <h2 id="record">{outcomeRules[outcome].isFinal ? words.came : words.next}</h2>
      <Heard lead={accepted} now={offer.now} />
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
  const { outcome, returnUntil, acceptedAt, consentUntil, isFresh } = accepted
  const first = firstName(accepted)
  const paid = {
    moment: momentOf(acceptedAt, now),
    fee: formatCents(fee.amountCents),
    gst: formatCents(fee.gstCents),
  }
  return (
    <div>
      <h2>{words.later}</h2>
      <ul className={page.rules}>
        {!hasSpoken(outcome) && <li>{words.follows}</li>}
        {isFresh && (
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
        {returnUntil && countOutcomes([accepted], 'won') === 0 && (
          <li>
            <a href={offerPath(offer, 'return')}>{words.return}</a>
            {fill(words.returnUntil, { moment: momentOf(returnUntil, now) })}
          </li>
        )}
        <li>{fill(words.fee, paid)}</li>
        <li>{fill(words.agreed, { first, day: formatDate(dayAt(consentUntil), dayAt(now)) })}</li>
      </ul>
    </div>
  )
}

/** One next step: the call, then the quote, then that it is won. */
function barOf(props: Props): { step?: ReactNode; more?: ReactNode } {
  const { offer, accepted } = props
  const { token, overview } = offer
  const link = (look: string | undefined, href: string, words: ReactNode) => (
    <a className={look} href={href}>
      {words}
    </a>
  )
  const look = `button ${page.press}`
  const more = link(plain, overview, offerWords.allShort)
  if (mayFollow('won', accepted.outcome)) {
    const step = <Post to="/offer" token={token} act="won" button={words.won} look={look} />
    return { step, more }
  }
  if (mayFollow('quoted', accepted.outcome))
    return { step: link(look, offerPath(offer, 'quote'), words.quote), more }
  if (hasSpoken(accepted.outcome) || isWaiting(props)) return {}
  const call = fill(words.call, { first: firstName(accepted) })
  return {
    step: link(look, `tel:${accepted.phone.link}`, call),
    more: (
      <>
        {link(plain, '#record', words.recordLink)}
        {more}
      </>
    ),
  }
}
