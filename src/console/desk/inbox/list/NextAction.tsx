import { useLocalTime } from '../../../client/server-time.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { formatWhen } from '../../../words/moments.ts'
import type { ListedLead } from '../list-query.ts'
import { formatNextAction } from './format-next-action.ts'
import styles from './NextAction.module.css'

/** What is to be done next with a lead, and when. */
export function NextAction({ lead }: { lead: Pick<ListedLead, 'nextAction' | 'part'> }) {
  const local = useLocalTime()
  const next = formatNextAction(lead)
  if (!next || !lead.nextAction) return <span className={styles.none}>nothing to do next</span>
  const { at } = lead.nextAction
  return (
    <span className={styles.next}>
      <Icon name={next.icon} size={14} />
      <span>{next.label}</span>
      <time className={styles.at} dateTime={at}>
        {formatWhen(at, local)}
      </time>
    </span>
  )
}
