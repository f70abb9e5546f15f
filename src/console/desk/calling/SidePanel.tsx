import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countWord } from '#content/words.ts'
import { queueReason } from '#domain/desk/queue-order.ts'
import { capitalise } from '#domain/letter-case.ts'
import { placeName } from '#estimate/place.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { useOperator } from '../../client/session.ts'
import { firstName } from '../../client/use-operators.ts'
import { Totals } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Initials } from '../../ui/Initials.tsx'
import kit from '../../ui/kit.module.css'
import { leadSubject } from '../../words/labels.ts'
import { formatDayAndTime, formatTime } from '../../words/moments.ts'
import { leadName } from '../inbox/list/LeadLink.tsx'
import type { ListedLead } from '../inbox/list-query.ts'
import { actionIcons } from './CallHead.tsx'
import { tryWord } from './outcome-words.ts'
import { type CallingDay, type DeskOperator, queueDeskQuery } from './queue-api.ts'
import styles from './SidePanel.module.css'

/** What comes next, who else is calling, and this operator's day. */
export function SidePanel({
  next,
  current,
}: {
  next: readonly ListedLead[]
  current: string | undefined
}) {
  const desk = useQuery(queueDeskQuery).data
  return (
    <aside className={styles.side} aria-label="Queue and desk">
      <h2>
        Next five <small>in this order</small>
      </h2>
      {next.length === 0 ? (
        <p className={kit.note}>Nobody else is waiting for a call today.</p>
      ) : (
        <ol className={styles.list}>
          {next.map((lead) => (
            <NextLead key={lead.id} lead={lead} />
          ))}
        </ol>
      )}
      {desk && (
        <>
          <h2>At the desk</h2>
          <ul className={styles.list}>
            {desk.operators.map((operator) => (
              <Operator key={operator.id} operator={operator} current={current} />
            ))}
          </ul>
          <YourDay day={desk.day} />
        </>
      )}
    </aside>
  )
}

function NextLead({ lead }: { lead: ListedLead }) {
  const local = useLocalTime()
  const action = lead.nextAction
  const reason = action && queueReason({ ...lead, nextAction: action }, new Date(local.now))
  const isOver = reason === 'broken-promise'
  const isPromise = isOver || reason === 'promise'
  const moment = (isPromise && lead.promisedBy) || (action?.at ?? lead.receivedAt)
  const when = `${isOver ? 'over since' : isPromise ? 'by' : 'at'} ${formatDayAndTime(moment, local)}`
  const about = [
    lead.postcode ? capitalise(placeName(lead.postcode) ?? lead.postcode) : 'postcode not given',
    leadSubject(lead),
    action?.try ? `${tryWord(action.try)} try` : '',
  ]
  return (
    <li>
      <Icon name={actionIcons[action?.action ?? 'first-call']} size={15} />
      <div>
        <p className={`${kit.spread} ${styles.who}`}>
          <Link to="/console/leads/$id" params={{ id: lead.id }}>
            {leadName(lead)}
          </Link>
          <span className={`${isOver ? kit.late : kit.muted} ${kit.nowrap}`}>{when}</span>
        </p>
        <p className={kit.muted}>{about.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
}

function Operator({ operator, current }: { operator: DeskOperator; current: string | undefined }) {
  const me = useOperator().id === operator.id
  const { timeZone, ...local } = useLocalTime()
  const { lead, since, callingSince, away } = operator
  return (
    <li>
      <Initials large name={operator.name} on={Boolean(lead)} />
      <p>
        <b>{me ? 'You' : firstName(operator.name)}</b>{' '}
        {lead
          ? `${callingSince ? (me ? 'are calling' : 'is calling') : me ? 'have' : 'has'} ${lead.name || 'a lead'}`
          : `${me ? 'are' : 'is'} ${away ? 'away' : 'at the desk'}${away?.until ? ` until ${formatDayAndTime(away.until, { timeZone, ...local })}` : ''}`}
        <br />
        <span className={kit.muted}>
          {lead &&
            (me && lead.id === current
              ? 'yours while this page is open'
              : [
                  capitalise(placeName(lead.postcode) ?? ''),
                  since && `since ${formatTime(since, timeZone)}`,
                ]
                  .filter(Boolean)
                  .join(', '))}
        </span>
      </p>
    </li>
  )
}

function YourDay({ day }: { day: CallingDay }) {
  const { timeZone } = useLocalTime()
  return (
    <section className={styles.day}>
      <h2>
        Your day{' '}
        {day.since && (
          <small>
            {countWord(day.calls.length, 'call')}
            {day.called < day.calls.length &&
              ` to ${day.called === 1 ? '1 person' : `${day.called} people`}`}{' '}
            since {formatTime(day.since, timeZone)}
          </small>
        )}
      </h2>
      <Totals
        totals={[
          ['reached', day.reached],
          ['no answer', day.noAnswer],
          ['voicemail', day.voicemail],
          ['wrong no.', day.wrongNumber],
        ]}
      />
    </section>
  )
}
