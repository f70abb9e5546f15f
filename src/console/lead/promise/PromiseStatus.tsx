import { formatDeadline } from '#domain/promise/format-deadline.ts'
import type { PromiseClock } from '#domain/promise/promise-clock.ts'
import { usePromiseClock } from '../../clock/Clock.tsx'
import { formatClock } from '../../clock/format-clock.ts'
import { useLocalTime } from '../../clock/server-time.ts'
import { firstName, useOperatorName } from '../../operators/use-operators.ts'
import { Icon } from '../../ui/Icon.tsx'
import { spellCount } from '../../words/labels.ts'
import { Moment } from '../../words/Moment.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './PromiseStatus.module.css'
import { Ruler } from './Ruler.tsx'
import { isCallAttempt } from './ruler-layout.ts'

/** How much of the time until the promise is left, in a sentence, and on laptops also as a line. */
export function PromiseStatus({ lead }: { lead: LeadDetails }) {
  const clock = usePromiseClock(lead)
  const local = useLocalTime()
  if (clock.kind === 'none') return null
  return (
    <section className={styles.status} aria-label="The promised call">
      <p className={styles.sentence}>
        <strong data-kind={clock.kind}>
          {clock.kind === 'over' && <Icon name="late" />}
          {formatHeadline(clock, formatDeadline(lead.promisedBy, local))}
        </strong>{' '}
        <span>
          <Explanation lead={lead} clock={clock} />
        </span>
      </p>
      <Ruler lead={lead} />
    </section>
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
    const first = lead.history.findLast(({ kind }) => kind === 'lead.contacted')
    return (
      <>
        {first ? nameOf(first.operator) : 'A colleague'} spoke with {name},{' '}
        <Moment at={lead.contactedAt} way="withTime" />.
      </>
    )
  }
  const attempts = lead.history.filter(isCallAttempt).length
  const progress =
    attempts === 0
      ? 'Nobody has tried yet.'
      : `${spellCount(attempts, 'try', 'tries')}, nobody reached yet.`
  return `${progress} The clock stops when someone speaks with ${name}.`
}
