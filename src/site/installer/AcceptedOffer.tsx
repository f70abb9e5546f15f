import type { ReactNode } from 'react'
import { outcomeWords } from '#content/offer-outcomes.ts'
import { offerWords } from '#content/pages/offer.ts'
import { countWord } from '#content/words.ts'
import { dayOf } from '#domain/calendar.ts'
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
import { Post } from '../my-enquiry/Post.tsx'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import { clockAt, Hours, Moment, ShortDeadline, together } from '../my-enquiry/times.tsx'
import styles from './AcceptedOffer.module.css'
import { ActBar } from './ActBar.tsx'
import { ActMessage } from './ActMessage.tsx'
import { Clock } from './Clock.tsx'
import { Fact, Facts } from './Facts.tsx'
import { Goodwill } from './Goodwill.tsx'
import { placeOf } from './heading.ts'
import { formatLeft, isPast, shareLeft } from './left.ts'
import page from './OfferPage.module.css'
import type { AcceptedLead, Offer } from './offer-page.ts'
import { formatQuote } from './quote.ts'
import { stepPath } from './step-path.ts'

const words = offerWords.accepted
const answers = Object.keys(installerAnswers) as InstallerAnswer[]

export type AcceptedProps = { offer: Offer; accepted: AcceptedLead }

/** A lead of theirs: whom to call, when, and what came of it. */
export function AcceptedOffer(props: AcceptedProps) {
  const { offer, accepted } = props
  const { summary, done, problem } = offer
  const { name, phone, isRejected } = accepted
  return (
    <>
      <div className={`page ${page.content}`}>
        <h1>{name}</h1>
        {summary && (
          <p className={page.state}>
            {capitalise(placeOf(summary))} · {lowerFirst(summary.service)}
          </p>
        )}
        <a className={styles.phone} href={`tel:${phone.link}`}>
          {together(phone.label)}
        </a>
        <WhenToCall {...props} />
        <ActMessage done={done && offerWords.done[done]} problem={problem?.message} />
        {isRejected && <p className={page.text}>{words.rejected}</p>}
        <Goodwill offer={offer} />
        <div className={page.columns}>
          <div>
            <What {...props} />
            <Answers {...props} />
          </div>
          <Later {...props} />
        </div>
      </div>
      <Bar {...props} />
    </>
  )
}

const firstName = ({ name }: AcceptedLead) => name.split(' ')[0] ?? name

function isWaiting({ offer: { now }, accepted: { callsFrom } }: AcceptedProps): boolean {
  return callsFrom !== null && Date.parse(callsFrom) > Date.parse(now)
}

/** The time that is promised, as a clock; nothing once they have spoken. */
function WhenToCall(props: AcceptedProps): ReactNode {
  const { offer, accepted } = props
  const { now, call } = offer
  const clock = clockAt(now)
  if (hasSpoken(accepted.outcome)) return
  if (isWaiting(props) && accepted.callsFrom)
    return (
      <p className={page.state}>
        <Sentence
          of={words.waitUntil}
          with={{ moment: <Moment at={accepted.callsFrom} clock={clock} /> }}
        />
      </p>
    )
  const by = <ShortDeadline at={call.by} clock={clock} />
  const left = formatLeft(call.by, now)
  const isOver = isPast(call.by, now)
  return (
    <>
      <p className={isOver ? `${page.state} ${page.late}` : page.state}>
        <Sentence of={isOver ? words.over : words.callBy} with={{ by }} />
        {!isOver && left && <Sentence of={words.left} with={{ left: together(left) }} />}
      </p>
      {!isOver && <Clock share={shareLeft({ since: accepted.acceptedAt, until: call.by }, now)} />}
      <p className={page.small}>
        <Wish {...props} />
        <Sentence of={words.introduce} with={{ installer: offer.tradingName, brand: brand.name }} />
      </p>
    </>
  )
}

function Wish({ offer: { call, now }, accepted }: AcceptedProps): ReactNode {
  const first = firstName(accepted)
  const channel = words.channels[accepted.contactBy ?? 'phone']
  if (call.window)
    return (
      <Sentence
        of={words.chose}
        with={{ first, channel, hours: <Hours window={call.window} clock={clockAt(now)} /> }}
      />
    )
  return accepted.contactBy && <Sentence of={words.wishes} with={{ first, channel }} />
}

/** How the call went, and once they have spoken what came of it. */
function What(props: AcceptedProps): ReactNode {
  const { offer, accepted } = props
  const { outcome } = accepted
  if (!hasSpoken(outcome)) return isWaiting(props) ? undefined : <Record {...props} />
  const clock = clockAt(offer.now)
  const moment = accepted.outcomeAt && <Moment at={accepted.outcomeAt} clock={clock} />
  const quote = accepted.quote && formatQuote(accepted.quote)
  return (
    <>
      <h2 id="record">{outcomeRules[outcome].isFinal ? words.came : words.next}</h2>
      <p className={page.text}>
        <Sentence of={outcomeWords[outcome].heard ?? ''} with={{ moment, quote }} />
      </p>
      {quote && mayFollow('quoted', outcome) && (
        <p className={page.small}>
          <a href={stepPath(offer, 'quote')}>{words.correct}</a>
        </p>
      )}
      {mayFollow('lost', outcome) && (
        <p className={page.small}>
          <a href={stepPath(offer, 'lost')}>{words.lost}</a>
        </p>
      )}
    </>
  )
}

function Record({ offer: { token, now }, accepted: { calls } }: AcceptedProps) {
  const tries = calls.filter(({ outcome }) => outcome !== 'reached')
  const last = tries.at(-1)
  return (
    <>
      <h2 id="record">{words.record.heading}</h2>
      {last && (
        <p className={page.small}>
          <Sentence
            of={words.tries}
            with={{
              Tries: capitalise(countWord(tries.length, 'call')),
              moment: <Moment at={last.at} clock={clockAt(now)} />,
            }}
          />
        </p>
      )}
      <Post to="/offer" token={token} act="called" at="record" className={styles.record}>
        <input type="hidden" name="calls" value={calls.length} />
        {answers.map((answer) => (
          <button key={answer} type="submit" name="outcome" value={answer}>
            {words.record.answers[answer].label}{' '}
            <small>{words.record.answers[answer].follows}</small>
          </button>
        ))}
      </Post>
    </>
  )
}

function Answers({ accepted }: AcceptedProps) {
  const { answers, email, notes } = accepted
  return (
    <>
      <h2>
        <Sentence of={words.answers} with={{ first: firstName(accepted) }} />
      </h2>
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

function Later({ offer, accepted }: AcceptedProps) {
  const { token, fee, now } = offer
  const { outcome, returnUntil, acceptedAt, consentUntil, isFresh } = accepted
  const clock = clockAt(now)
  const timeZone = brand.timeZone
  const consentDay = formatDate(
    dayOf(new Date(consentUntil), timeZone),
    dayOf(new Date(now), timeZone),
  )
  return (
    <div>
      <h2>{words.later}</h2>
      <ul className={page.rules}>
        {!hasSpoken(outcome) && <li>{words.follows}</li>}
        {isFresh && (
          <li>
            {words.mistake.text}
            <Post to="/offer" token={token} act="by-mistake">
              <button type="submit" className={page.plain}>
                {words.mistake.button}
              </button>
            </Post>
          </li>
        )}
        {returnUntil && countOutcomes([accepted], 'won') === 0 && (
          <li>
            <a href={stepPath(offer, 'return')}>{words.return}</a>
            <Sentence
              of={words.returnUntil}
              with={{ moment: <Moment at={returnUntil} clock={clock} /> }}
            />
          </li>
        )}
        <li>
          <Sentence
            of={words.fee}
            with={{
              moment: <Moment at={acceptedAt} clock={clock} />,
              fee: formatCents(fee.amountCents),
              gst: formatCents(fee.gstCents),
            }}
          />
        </li>
        <li>
          <Sentence of={words.agreed} with={{ first: firstName(accepted), day: consentDay }} />
        </li>
      </ul>
    </div>
  )
}

/** One next step: the call, then the quote, then that it is won. */
function Bar(props: AcceptedProps) {
  const { offer, accepted } = props
  const all = (
    <a className={page.plain} href={offer.overview}>
      {offerWords.allShort}
    </a>
  )
  const link = `button ${page.press}`
  if (mayFollow('won', accepted.outcome))
    return (
      <ActBar
        step={
          <Post to="/offer" token={offer.token} act="won">
            <button type="submit" className={link}>
              {words.won}
            </button>
          </Post>
        }
      >
        {all}
      </ActBar>
    )
  if (mayFollow('quoted', accepted.outcome))
    return (
      <ActBar
        step={
          <a className={link} href={stepPath(offer, 'quote')}>
            {words.quote}
          </a>
        }
      >
        {all}
      </ActBar>
    )
  if (hasSpoken(accepted.outcome) || isWaiting(props))
    return (
      <ActBar
        step={
          <a className={`quiet ${page.wide}`} href={offer.overview}>
            {offerWords.all}
          </a>
        }
      />
    )
  return (
    <ActBar
      step={
        <a className={link} href={`tel:${accepted.phone.link}`}>
          <Sentence of={words.call} with={{ first: firstName(accepted) }} />
        </a>
      }
    >
      <a className={page.plain} href="#record">
        {words.recordLink}
      </a>
      {all}
    </ActBar>
  )
}
