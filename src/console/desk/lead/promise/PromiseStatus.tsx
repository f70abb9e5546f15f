import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { formatWish } from '#content/call-wish.ts'
import { firstContact } from '#domain/lead/contact.ts'
import { isUnreached } from '#domain/lead/state.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { hasPromise, noCallPromised } from '#domain/promise/is-promised.ts'
import type { PromiseClock } from '#domain/promise/promise-clock.ts'
import { brand } from '../../../client/brand.ts'
import { useLocalTime } from '../../../client/server-time.ts'
import { firstName, useOperatorName } from '../../../client/use-operators.ts'
import { usePromiseClock } from '../../../clock/Clock.tsx'
import { formatClock } from '../../../clock/format-clock.ts'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import { spellCount } from '../../../words/labels.ts'
import { formatUntried } from '../about/maybe-same.ts'
import type { LeadDetails } from '../lead-query.ts'
import { laneEnd } from '../matching/lanes-layout.ts'
import { matchingQuery } from '../matching/matching-query.ts'
import { OfferLanes } from '../matching/OfferLanes.tsx'
import { type LeadNotice, listNotices } from './lead-notices.ts'
import { PromiseSentence } from './PromiseSentence.tsx'
import styles from './PromiseStatus.module.css'
import { Ruler } from './Ruler.tsx'
import { isFailedTry, rulerScale } from './ruler-layout.ts'

/** How much of the time until the promise is left, in a sentence, and on laptops also as a line. */
export function PromiseStatus({ lead }: { lead: LeadDetails }) {
  const clock = usePromiseClock(lead)
  const local = useLocalTime()
  const offers = useQuery(matchingQuery(lead.id)).data?.offers ?? []
  if (!hasPromise(lead)) return isUnreached(lead) ? <NoPromise /> : null
  if (clock.kind === 'none') return null
  const until = Math.max(0, ...offers.map((offer) => laneEnd(offer, local.now)))
  const notices = listNotices(lead, local.now, brand.calling)
  return (
    <section className={`${kit.sheet} ${kit.band}`} aria-label="The promised call">
      <PromiseSentence
        kind={clock.kind}
        headline={formatHeadline(clock, formatDeadline(lead.promisedBy, local))}
        explanation={<Explanation lead={lead} clock={clock} />}
      />
      <Wish lead={lead} />
      <Ruler lead={lead} notices={notices} until={until} />
      <OfferLanes offers={offers} position={rulerScale({ ...lead, until }, local.now).position} />
      <Notices notices={notices} />
    </section>
  )
}

function NoPromise() {
  return (
    <section className={`${kit.sheet} ${kit.band}`} aria-label="The call">
      <PromiseSentence
        kind="none"
        headline={noCallPromised}
        explanation="Tell them where we work. If the postcode is a slip, they can correct it on their page."
      />
    </section>
  )
}

/** When and how the visitor asked to be called, and what we wrote where the promise could not be kept. */
function Wish({ lead: { wish, newPromiseBy, contactedAt } }: { lead: LeadDetails }) {
  const local = useLocalTime()
  const asked = formatWish(wish, local)
  if (!asked && !newPromiseBy) return null
  return (
    <p>
      {asked && <b>Asked for {asked}.</b>}{' '}
      {newPromiseBy && !contactedAt && (
        <>We wrote to them that we’ll call {formatDeadline(newPromiseBy, local)} at the latest.</>
      )}
    </p>
  )
}

function formatHeadline(clock: PromiseClock, deadline: string): string {
  const text = formatClock(clock)
  if (clock.kind === 'kept late') return `${text.replace('called', 'Called')}, late`
  if (clock.kind === 'kept') return text.replace('called', 'Called')
  return `${text}, promised ${deadline}`
}

function Explanation({ lead, clock }: { lead: LeadDetails; clock: PromiseClock }) {
  const nameOf = useOperatorName()
  const name = firstName(lead.name) || 'the visitor'
  if (lead.contactedAt && clock.kind.startsWith('kept')) {
    const first = firstContact(lead.contacts)
    return first?.by === 'visitor' ? (
      <>
        {capitalise(name)} says somebody has called, <Moment at={lead.contactedAt} way="withTime" />
        .
      </>
    ) : (
      <>
        {first?.who ? nameOf(first.who) : 'A colleague'} spoke with {name},{' '}
        <Moment at={lead.contactedAt} way="withTime" />.
      </>
    )
  }
  const attempts = lead.contacts.filter(isFailedTry).length
  const progress =
    attempts === 0
      ? formatUntried(lead)
      : `${spellCount(attempts, 'try', 'tries')}, nobody reached yet.`
  return `${progress} The clock stops when someone speaks with ${name}.`
}

const recipients: Record<LeadNotice['event'], string> = {
  'promise.half-time': 'the owner, or the desk',
  'promise.three-quarters': 'the whole desk',
  'promise.nine-tenths': 'owners',
  'promise.new-time': 'the visitor, with a new time',
}

/** The same as the marks on the ruler, in words. */
function Notices({ notices }: { notices: readonly LeadNotice[] }) {
  const sent = notices.filter(({ isSent }) => isSent)
  const toCome = notices.filter(({ isSent }) => !isSent)
  return (
    <>
      {sent.length > 0 && (
        <p className={`${kit.note} ${styles.notices}`} data-mark="sent">
          Warned that it runs out: <NoticeList notices={sent} />.
        </p>
      )}
      {toCome.length > 0 && (
        <p className={`${kit.note} ${styles.notices}`} data-mark="to-come">
          Warned next, unless somebody reaches them: <NoticeList notices={toCome} />.
        </p>
      )}
    </>
  )
}

function NoticeList({ notices }: { notices: readonly LeadNotice[] }) {
  return notices.map(({ event, at }, index) => (
    <Fragment key={`${event} ${at}`}>
      {index > 0 && ', '}
      {recipients[event]} <Moment at={at} way="withTime" />
    </Fragment>
  ))
}
