import type { PromiseClock } from '#domain/lead/promise.ts'
import { usePromiseClock } from '../../clock/Clock.tsx'
import { formatClock } from '../../clock/format-clock.ts'
import { firstName, useOperatorName } from '../../operators.ts'
import { Icon } from '../../ui/Icon.tsx'
import { spellCount } from '../../words/labels.ts'
import { Moment } from '../../words/Moment.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './PromiseStatus.module.css'
import { Ruler } from './Ruler.tsx'
import { isCallAttempt } from './ruler-layout.ts'

/** How the lead stands against its 24 hours: in a sentence, and on laptops on a line. */
export function PromiseStatus({ lead }: { lead: LeadDetails }) {
  const clock = usePromiseClock(lead)
  if (clock.kind === 'none') return null
  return (
    <section className={styles.day} aria-label="The 24 hours">
      <p className={styles.sentence}>
        <strong data-kind={clock.kind}>
          {clock.kind === 'over' && <Icon name="late" />}
          {said(clock)}
        </strong>{' '}
        <span>
          <Meaning lead={lead} clock={clock} />
        </span>
      </p>
      <Ruler lead={lead} />
    </section>
  )
}

function said(clock: PromiseClock): string {
  const words = formatClock(clock)
  if (clock.kind === 'kept late') return `${words.replace('called', 'Called')}, late`
  if (clock.kind === 'kept') return words.replace('called', 'Called')
  return `${words} ${clock.kind === 'over' ? 'the' : 'of the'} 24 hours`
}

function Meaning({ lead, clock }: { lead: LeadDetails; clock: PromiseClock }) {
  const nameOf = useOperatorName()
  const person = firstName(lead.name) || 'the visitor'
  if (lead.contactedAt && clock.kind.startsWith('kept')) {
    const first = lead.history.findLast(({ kind }) => kind === 'lead.contacted')
    return (
      <>
        {first ? nameOf(first.operator) : 'A colleague'} spoke with {person},{' '}
        <Moment at={lead.contactedAt} way="withTime" />.
      </>
    )
  }
  const tries = lead.history.filter(isCallAttempt).length
  const soFar =
    tries === 0
      ? 'Nobody has tried yet.'
      : `${spellCount(tries, 'try', 'tries')}, nobody reached yet.`
  return `${soFar} The clock stops when someone speaks with ${person}.`
}
