import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { percent } from '#domain/insight/share.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { returnReasonNames } from '#domain/offer/return.ts'
import { formatCents } from '#estimate/format-money.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { leadSubject } from '../../words/labels.ts'
import { DecideReturn } from './DecideReturn.tsx'
import styles from './Returns.module.css'
import { returnsQuery, type WaitingReturn } from './returns-queries.ts'
import { WaitingGoodwill } from './WaitingGoodwill.tsx'

/** Leads that installers have given back, each with what is known of it and the soonest promise first, to be decided by an operator. */
export function Returns() {
  const list = useQuery(returnsQuery)
  return (
    <>
      <PageTitle
        title="Returns"
        count={list.data && list.data.returns.length + list.data.goodwill.length}
      />
      <Loaded query={list}>
        {({ returns, goodwill }) =>
          returns.length + goodwill.length === 0 ? (
            <Empty title="No return waits for you">
              What can be proven decides itself, and is credited without being asked for.
            </Empty>
          ) : (
            <>
              {returns.map((one) => (
                <Return key={one.offer} of={one} />
              ))}
              {goodwill.map((one) => (
                <WaitingGoodwill key={one.id} of={one} />
              ))}
            </>
          )
        }
      </Loaded>
    </>
  )
}

function Return({ of: one }: { of: WaitingReturn }) {
  const { installer, lead, reference, reason, words, judgement, evidence, feeCents } = one
  return (
    <Section
      title={`${installer.tradingName}: ${returnReasonNames[reason]}`}
      about={<DecideBy of={one} />}
    >
      <div className={styles.return}>
        <div>
          <p className={kit.inline}>
            <Link to="/console/leads/$id" params={{ id: lead }}>
              {reference}
            </Link>
            <span>
              {one.service && leadSubject({ service: one.service, form: '' })}
              {one.postcode && `, ${one.postcode}`}
            </span>
            <span>
              accepted <Moment at={one.acceptedAt} way="withTime" />
            </span>
            <span>{formatCents(feeCents)} and GST</span>
          </p>
          {words && <blockquote className={`${kit.quote} ${styles.words}`}>{words}</blockquote>}
          <Share share={one.share} />
          {judgement && (
            <p className={styles.judgement}>
              {judgement.decision === 'visitor' ? (
                <Asked letter={one.letter} />
              ) : (
                `Nothing decides it: ${lowerFirst(judgement.because)}`
              )}
            </p>
          )}
          <h3 className={styles.heading}>What is known</h3>
          {evidence.length === 0 ? (
            <p className={kit.note}>Nothing yet: nobody has recorded a call.</p>
          ) : (
            <ul className={`${kit.lines} ${styles.evidence}`}>
              {evidence.map(({ at, text }) => (
                <li key={`${at} ${text}`}>
                  {text}
                  {at && (
                    <small>
                      {' '}
                      <Moment at={at} way="withTime" />
                    </small>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <DecideReturn of={one} />
      </div>
    </Section>
  )
}

/** By when the installer was told that it is decided. */
function DecideBy({ of: { returnedAt, decideBy } }: { of: WaitingReturn }) {
  const { now } = useLocalTime()
  const by = <Moment at={decideBy} way="withTime" />
  return (
    <>
      returned <Moment at={returnedAt} way="withTime" />,{' '}
      {Date.parse(decideBy) <= now ? (
        <strong className={kit.late}>
          <Icon name="late" size={14} /> should have been decided by {by}
        </strong>
      ) : (
        <strong>decide by {by}</strong>
      )}
    </>
  )
}

/** How far the letter is that asks the visitor whether anybody called. */
function Asked({ letter }: Pick<WaitingReturn, 'letter'>) {
  switch (letter?.state) {
    case 'delivered':
      return (
        <>
          We asked the visitor by email <Moment at={letter.deliveredAt ?? ''} way="withTime" />, and
          they haven’t answered yet.
        </>
      )
    case 'written to a file':
      return 'The email that asks the visitor was written to a file, and has reached nobody. Send it again from the lead once SMTP is set, or decide now.'
    case 'waiting':
    case 'retrying':
      return 'The email that asks the visitor is on its way.'
    default:
      return 'We couldn’t ask the visitor by email, so one of us decides.'
  }
}

/** The installer's share of returns beside the others'. It is shown when far above, and decides nothing. */
function Share({ share: { own, others, isFarMore } }: { share: WaitingReturn['share'] }) {
  if (!isFarMore) return null
  return (
    <p className={`${kit.withMark} ${kit.late} ${kit.strong} ${styles.judgement}`}>
      <Icon name="late" /> Returns {percent(own.returned, own.accepted)} of what it accepts (
      {own.returned} of {own.accepted} in 90 days); the others{' '}
      {percent(others.returned, others.accepted)}.
    </p>
  )
}
