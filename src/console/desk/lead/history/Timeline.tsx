import { useNow } from '../../../client/server-time.ts'
import { useOperatorName } from '../../../client/use-operators.ts'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import { StateShape } from '../../../ui/StateShape.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Timeline.module.css'
import { createTimeline, type TimelineEntry } from './timeline.ts'

/** The history of a lead, the latest entry first. */
export function Timeline({ lead }: { lead: LeadDetails }) {
  const entries = createTimeline(lead, useNow(), useOperatorName())
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.id} data-emphasised={entry.emphasised}>
          <Moment at={entry.at} way="withToday" />
          <i aria-hidden="true">
            <Mark mark={entry.mark} />
          </i>
          <div>
            <p>{entry.text}</p>
            {entry.note && <p className={`${kit.box} ${styles.note}`}>{entry.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const icons = new Set(['note', 'call', 'send', 'late', 'dot'] as const)
type IconMark = 'note' | 'call' | 'send' | 'late' | 'dot'

function Mark({ mark }: { mark: TimelineEntry['mark'] }) {
  return isIcon(mark) ? <Icon name={mark} size={14} /> : <StateShape state={mark} />
}

function isIcon(mark: TimelineEntry['mark']): mark is IconMark {
  return (icons as ReadonlySet<string>).has(mark)
}
