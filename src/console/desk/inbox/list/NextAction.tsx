import { useLocalTime } from '../../../client/server-time.ts'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { formatWhen } from '../../../words/moments.ts'
import { useWhyNow } from '../../use-why-now.ts'
import type { ListedLead } from '../list-query.ts'
import { formatNextAction } from './format-next-action.ts'
import list from './list.module.css'

/** What is to be done next with a lead, and when. */
export function NextAction({ lead }: { lead: Pick<ListedLead, 'nextAction' | 'part'> }) {
  const local = useLocalTime()
  const next = formatNextAction(lead)
  if (!next || !lead.nextAction) return <span className={kit.muted}>nothing to do next</span>
  const { at } = lead.nextAction
  return (
    <span className={`${kit.withIcon} ${list.next}`}>
      <Icon name={next.icon} size={14} />
      <span>{next.label}</span>
      <time className={kit.muted} dateTime={at}>
        {formatWhen(at, local)}
      </time>
    </span>
  )
}

/** The reason for a lead's place in the queue, in a line. */
export function WhyNow({ lead }: { lead: ListedLead }) {
  const why = useWhyNow()(lead)
  return why ? (
    <span className={`${kit.ellipsis} ${kit.muted} ${list.wish}`} title={why}>
      {why}
    </span>
  ) : null
}
