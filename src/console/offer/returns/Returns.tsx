import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { percent } from '#domain/insight/share.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { returnReasonNames } from '#domain/offer/return.ts'
import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { leadSubject } from '../../words/labels.ts'
import { DecideBy } from './DecideBy.tsx'
import { DecideReturn } from './DecideReturn.tsx'
import styles from './Returns.module.css'
import { returnsQuery, type Waiting, type WaitingReturn } from './returns-queries.ts'
import { WaitingGoodwill } from './WaitingGoodwill.tsx'
import { WaitingRequest } from './WaitingRequest.tsx'

/** What waits for a decision: leads that installers have given back, each with what is known of it, and what their offices ask us to confirm. */
export function Returns() {
  const list = useQuery(returnsQuery)
  return (
    <>
      <PageTitle title="To decide" count={list.data && countOf(list.data)} />
      <Loaded query={list}>
        {({ returns, goodwill, requests }) =>
          countOf({ returns, goodwill, requests }) === 0 ? (
            <Empty title="Nothing waits for you">
              Returns and what installers ask us to confirm stand here. What can be proven is
              credited at once, without anybody deciding.
            </Empty>
          ) : (
            <>
              {returns.map((one) => (
                <Return key={one.offer} of={one} />
              ))}
              {requests.map((one) => (
                <WaitingRequest key={one.id} of={one} />
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

function countOf({ returns, goodwill, requests }: Omit<Waiting, 'now'>): number {
  return returns.length + goodwill.length + requests.length
}

function Return({ of: one }: { of: WaitingReturn }) {
  const { installer, lead, reference, reason, words, judgement, evidence, feeCents } = one
  return (
    <Section
      title={`${installer.tradingName}: ${returnReasonNames[reason]}`}
      about={
        <>
          returned <Moment at={one.returnedAt} way="withTime" />, <DecideBy by={one.decideBy} />
        </>
      }
    >
      <div className={styles.return}>
        <div className={styles.facts}>
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
              <span>{`${formatCents(feeCents)} before ${terms.tax}`}</span>
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
          </div>
          <div>
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
        </div>
        <DecideReturn of={one} />
      </div>
    </Section>
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
    case 'gave up':
    case 'held':
    case 'stopped':
    case undefined:
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
