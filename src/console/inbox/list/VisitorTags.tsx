import { formatWishedChannel } from '#content/call-wish.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ListedLead } from '../list-query.ts'
import styles from './VisitorTags.module.css'

/** What the visitor says of the promised call, whatever the desk recorded. */
export function NotCalledTag({ lead }: { lead: ListedLead }) {
  if (!lead.notCalledAt) return null
  return (
    <span className={styles.notCalled}>
      <Icon name="late" size={13} /> says nobody called
    </span>
  )
}

/** What a visitor who waits for the first call wants before it. */
export function ContactByTag({ lead }: { lead: ListedLead }) {
  const channel = lead.contactedAt === null && formatWishedChannel(lead.wish)
  return channel ? <span className={styles.channel}>{channel}</span> : null
}
