import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatWish } from '#content/call-wish.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatAt } from '#domain/promise/format-time.ts'
import { placeName } from '#estimate/place.ts'
import { api } from '../../../client/api.ts'
import { useLocalTime } from '../../../client/server-time.ts'
import { Clock, usePromiseClock } from '../../../clock/Clock.tsx'
import { Key } from '../../../shortcuts/Key.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { leadSubject } from '../../../words/labels.ts'
import { formatWhen } from '../../../words/moments.ts'
import { queueDeskQuery } from '../../calling/queue-api.ts'
import { formatNextAction } from '../list/format-next-action.ts'
import { leadName } from '../list/LeadLink.tsx'
import { NotCalledTag } from '../list/VisitorTags.tsx'
import { formatAddress, type ListAddress } from '../list-address.ts'
import type { ListedLead } from '../list-query.ts'
import styles from './NextForYou.module.css'

/** Who an operator calls next, and how much is due. It changes as lists do. */
const queueQuery = queryOptions({
  queryKey: ['leads', 'queue'],
  queryFn: () => api.queue.$get(),
  staleTime: 15_000,
})

/** Above the queue: the visitor to call next, those who follow, and how long it takes. */
export function NextForYou({ address }: { address: ListAddress }) {
  const { data: queue } = useQuery(queueQuery)
  const state = useQuery(queueDeskQuery).data?.day.state
  const local = useLocalTime()
  if (!queue?.next) return null
  const opensAt = state && 'opensAt' in state ? state.opensAt : undefined
  const { next, then, dueForYou, minutes } = queue
  return (
    <section className={`${kit.box} ${styles.next}`} aria-labelledby="next">
      <First lead={next} address={address} />
      {then.length > 0 && (
        <div className={styles.then}>
          <h3>Then</h3>
          <ol>
            {then.map((lead) => (
              <li key={lead.id} className={`${kit.note} ${kit.ellipsis}`}>
                <LeadName lead={lead} address={address} /> <Reason lead={lead} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={`${kit.row} ${styles.actions}`}>
        <p className={`${kit.note} ${kit.tabular} ${kit.nowrap}`}>
          {dueForYou} due for you
          <br />
          {opensAt ? `calls begin ${formatAt(opensAt, local)}` : `about ${formatMinutes(minutes)}`}
        </p>
        <Link className={buttonClass({ look: opensAt ? 'plain' : 'gold' })} to="/console/calling">
          <Icon name="call" /> Start calling <Key>s</Key>
        </Link>
      </div>
    </section>
  )
}

type CardProps = { lead: ListedLead; address: ListAddress }

function First({ lead, address }: CardProps) {
  const local = useLocalTime()
  const wish = formatWish(lead.wish, local)
  const isOver = usePromiseClock(lead).kind === 'over'
  return (
    <div data-over={isOver || undefined}>
      <h2 id="next">Next for you</h2>
      <p className={`${kit.row} ${styles.who}`}>
        <LeadName lead={lead} address={address} /> <Clock lead={lead} byDay />{' '}
        <NotCalledTag lead={lead} />
      </p>
      <p className={kit.note}>
        {[
          capitalise(placeName(lead.postcode) ?? lead.postcode),
          leadSubject(lead),
          formatNextAction(lead)?.label.toLowerCase(),
          wish && `asked for ${wish}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

function LeadName({ lead, address }: CardProps) {
  return (
    <Link to="/console/leads/$id" params={{ id: lead.id }} search={formatAddress(address)}>
      <bdi>{leadName(lead)}</bdi>
    </Link>
  )
}

/** Why a lead follows: 'call back at 2:30 pm, as agreed', 'first call'. */
function Reason({ lead }: { lead: ListedLead }) {
  const local = useLocalTime()
  const kind = formatNextAction(lead)?.label.toLowerCase()
  const { nextAction, wish } = lead
  if (nextAction?.action === 'call-back')
    return `${kind} at ${formatWhen(nextAction.at, local)}, as agreed`
  return wish.from ? `${kind}, asked for after ${formatWhen(wish.from, local)}` : kind
}

/** '40 minutes', '3 hours'. */
function formatMinutes(minutes: number): string {
  if (minutes < 100) return `${minutes} minutes`
  return `${Math.round(minutes / 60)} hours`
}
