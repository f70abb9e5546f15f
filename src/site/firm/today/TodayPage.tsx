import type { ReactNode } from 'react'
import { firmWords } from '#content/pages/firm.ts'
import { installerWords } from '#content/pages/installer.ts'
import { offerWords } from '#content/pages/offer.ts'
import { countWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { type InstallerAnswer, installerAnswers } from '#domain/offer/outcome.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { installerTerms } from '#edition/installer-terms.ts'
import { brand } from '../../brand.ts'
import { PauseText } from '../../installer/PauseText.tsx'
import { fill } from '../../link-page/fill.tsx'
import kit from '../../link-page/link-page.module.css'
import {
  dayAt,
  hoursOf,
  isPast,
  momentOf,
  shortDeadlineOf,
  together,
} from '../../link-page/moments.tsx'
import { Clock } from '../../offer/Clock.tsx'
import { placeOf } from '../../offer/heading.ts'
import { formatLeft } from '../../offer/left.ts'
import { Queue } from '../../offer/Queue.tsx'
import { Terms } from '../../offer/Terms.tsx'
import firm from '../Firm.module.css'
import { FirmPost } from '../FirmPost.tsx'
import { FirmTop } from '../FirmTop.tsx'
import type { FirmFrame } from '../firm-page.ts'
import styles from './Today.module.css'
import type { TodayCall, TodayEnquiry, TodayProps, TodayVisit } from './today.ts'

const words = firmWords.today
const path = '/installer/today'
const answers = Object.keys(installerAnswers) as InstallerAnswer[]

type Props = TodayProps & { frame: FirmFrame }

/** What is to be done next: calls in order, offers, visits, and for the office what has a date. */
export function TodayPage(props: Props) {
  const { frame, calls, offers, visits, spoken, endings, asksTerms, pausedUntil } = props
  const { now, role, mayAccept } = frame
  return (
    <FirmTop frame={frame} heading={words.heading} lead={<Lead {...props} />}>
      <Undo {...props} />
      <Overtaken {...props} />
      {asksTerms && (
        <div className={styles.terms}>
          <h2 className={firm.part}>{words.terms}</h2>
          <Terms />
          <FirmPost
            to={path}
            act="accept-terms"
            button={installerTerms(brand).button}
            look={`button ${kit.whole}`}
          />
        </div>
      )}
      <div className={firm.columns}>
        <div>
          <h2 className={firm.part}>
            {words.calls.heading} {role === 'office' && <small>{words.wholeFirm}</small>}
          </h2>
          {calls.length === 0 && <p className={firm.note}>{words.calls.none}</p>}
          <ol className={styles.calls}>
            {calls.map((call, index) => (
              <li key={call.id}>
                <Call call={call} frame={frame} isFirst={index === 0 && !asksTerms} />
              </li>
            ))}
          </ol>
          {calls.length > 1 && <p className={`muted ${firm.note}`}>{words.order}</p>}
        </div>
        <div>
          {mayAccept && (
            <div id="offers" className={styles.offers}>
              <h2 className={firm.part}>{words.offers.heading}</h2>
              {offers.length > 0 ? (
                <Queue items={offers} now={now} />
              ) : (
                <p className={firm.note}>
                  {pausedUntil ? (
                    <PauseText pausedUntil={pausedUntil} now={now} />
                  ) : (
                    words.offers.none
                  )}
                </p>
              )}
            </div>
          )}
          {spoken.length > 0 && (
            <>
              <h2 className={firm.part}>{words.spoken}</h2>
              <ul className={firm.rows}>
                {spoken.map((enquiry) => (
                  <li key={enquiry.link}>
                    <Enquiry enquiry={enquiry}>
                      {[placeOf(enquiry), enquiry.service].join(', ')} · {whoseIs(enquiry)}
                    </Enquiry>
                  </li>
                ))}
              </ul>
            </>
          )}
          <h2 className={firm.part}>{words.visits.heading}</h2>
          {visits.length === 0 && <p className={firm.note}>{words.visits.none}</p>}
          <ul className={firm.rows}>
            {visits.map((visit) => (
              <li key={visit.link}>
                <Visit visit={visit} now={now} />
              </li>
            ))}
          </ul>
          {endings.length > 0 && <Office {...props} />}
        </div>
      </div>
    </FirmTop>
  )
}

function Lead({ frame: { now, mayAccept, role }, offers, pausedUntil }: Props) {
  const [first] = offers
  return (
    <>
      {momentOf(now, now)}.{' '}
      {role === 'office' && (
        <a href="/installer/firm/when#pause">{pausedUntil ? words.resume : words.pause}</a>
      )}
      {mayAccept && first && (
        <span className={styles.open}>
          <a href="#offers">
            {offers.length === 1
              ? words.openOne
              : words.open.replace(
                  '{Count}',
                  capitalise(countWord(offers.length, 'offer')).split(' ')[0] ?? '',
                )}
          </a>
          {fill(words.first, { at: shortDeadlineOf(first.by, now) })}
        </span>
      )}
    </>
  )
}

/** What was just recorded, while it can be taken back: over the page, where the hand was. */
function Undo({ undo }: Props) {
  return undo.map(({ offer, answer, name }) => (
    <FirmPost
      key={offer}
      to={path}
      act="undo"
      fields={{ offer }}
      className={styles.undo}
      button={words.undo.button}
    >
      <p>
        {fill(words.undo.recorded, {
          name,
          answer: offerWords.accepted.record.answers[answer].label,
        })}
      </p>
    </FirmPost>
  ))
}

/** Answers that weren't recorded, and the recorded ones instead. */
function Overtaken({ overtaken }: Props) {
  return overtaken.map(({ offer, answer, name, sentence }) => (
    <FirmPost
      key={offer}
      to={path}
      act="seen"
      fields={{ offer }}
      className={styles.undo}
      button={words.overtaken.button}
    >
      <p>
        {fill(words.overtaken.text, {
          name: name || words.overtaken.somebody,
          answer: offerWords.accepted.record.answers[answer].label,
        })}{' '}
        {sentence}
      </p>
    </FirmPost>
  ))
}

type CallProps = { call: TodayCall; frame: FirmFrame; isFirst: boolean }

function Call({ call, frame: { now, person }, isFirst }: CallProps) {
  const { id, link, name, phone, email, service, tries, owed, isWaiting } = call
  return (
    <>
      <div className={styles.when}>
        <When call={call} now={now} />
      </div>
      <div className={styles.who}>
        <a href={link} dir="auto">
          {`${name}, ${placeOf(call)}`}
        </a>
        <small>
          {service} · {whoseIs(call)}
        </small>
        {owed && !owed.hasTried && isSoon(owed.by, now) && (
          <p className={styles.owed}>
            {fill(words.owed, { By: shortDeadlineOf(owed.by, now, 'first') })}
          </p>
        )}
        {phone.link && <span className={styles.number}>{together(phone.label)}</span>}
      </div>
      {!isWaiting && (
        <a
          className={`${isFirst ? 'button' : 'quiet'} ${styles.go}`}
          href={phone.link ? `tel:${phone.link}` : `mailto:${email}`}
          aria-label={words.callWho.replace('{name}', name)}
        >
          {phone.link ? words.call : words.email}
        </a>
      )}
      {!isWaiting && (
        <details className={styles.how} open={isFirst}>
          <summary>{words.how}</summary>
          <FirmPost
            to={path}
            act="called"
            fields={{ offer: id, calls: String(tries) }}
            className={styles.answers}
            keepFor={person}
          >
            {answers.map((answer) => {
              const { label, follows } = offerWords.accepted.record.answers[answer]
              return (
                <button
                  key={answer}
                  type="submit"
                  name="outcome"
                  value={answer}
                  className={kit.press}
                >
                  {label}
                  <small>{follows}</small>
                </button>
              )
            })}
          </FirmPost>
        </details>
      )}
    </>
  )
}

function whoseIs({ whose }: Pick<TodayEnquiry, 'whose'>): string {
  if (!whose) return words.nobodys
  return whose.isYou ? words.yours : whose.name
}

function When({
  call: { by, from, since, isWaiting, name },
  now,
}: {
  call: TodayCall
  now: string
}) {
  const [first = ''] = name.split(' ')
  if (isWaiting) return <b>{fill(words.from, { moment: momentOf(from ?? by, now) })}</b>
  if (from)
    return (
      <>
        <b>{hoursOf({ from, until: by }, now, 'first')}</b>
        <small>{fill(words.chosen, { first })}</small>
      </>
    )
  const left = formatLeft(by, now, { isShort: true })
  return (
    <>
      <b className={isPast(by, now) ? styles.late : undefined}>
        {isPast(by, now) && '◆ '}
        {shortDeadlineOf(by, now, 'first')}
      </b>
      <small>
        <Clock since={since} until={by} now={now} isSmall /> {left && together(`${left} left`)}
      </small>
    </>
  )
}

/** Within the hour, or over. */
function isSoon(by: string, now: string): boolean {
  return Date.parse(by) - Date.parse(now) < 3_600_000
}

function Visit({ visit, now }: { visit: TodayVisit; now: string }) {
  const { at, address, service, whose } = visit
  return (
    <Enquiry enquiry={visit} when={momentOf(at, now)}>
      {[address ?? placeOf(visit), service].join(', ')}
      {whose &&
        ` · ${whose.isYou ? words.visits.youGo : words.visits.goes.replace('{name}', whose.name)}`}
    </Enquiry>
  )
}

function Enquiry({
  enquiry: { link, name },
  when,
  children,
}: {
  enquiry: TodayEnquiry
  when?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <div className={firm.who}>
        <a href={link} dir="auto">
          {name}
        </a>
        {when && <small>{when}</small>}
        <small className="muted">{children}</small>
      </div>
      <a className={`quiet ${styles.go}`} href={link}>
        {installerWords.queue.open}
      </a>
    </>
  )
}

function Office({ endings, frame: { now } }: Props) {
  const { categories } = installerWords.notice
  return (
    <>
      <h2 className={firm.part}>{words.office.heading}</h2>
      <ul className={firm.rows}>
        {endings.map(({ what, person, category, endsOn }) => (
          <li key={`${person} ${category} ${endsOn}`}>
            <b>
              {fill(words.ends, {
                what:
                  what === 'seller' || !category
                    ? words.endings.seller
                    : words.endings.of
                        .replace('{person}', person)
                        .replace('{category}', categories[category]),
                day: formatDayOfYear(endsOn, dayAt(now)),
              })}
            </b>
          </li>
        ))}
      </ul>
    </>
  )
}
