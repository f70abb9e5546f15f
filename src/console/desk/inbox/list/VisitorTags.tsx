import { formatWishedChannel, formatWishedTime } from '#content/call-wish.ts'
import { isolate } from '#domain/enquiry/isolate.ts'
import { useLocalTime } from '../../../client/server-time.ts'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { formatDayAndTime } from '../../../words/moments.ts'
import type { ListedLead } from '../list-query.ts'
import list from './list.module.css'

/** What the visitor says of the promised call, whatever the desk recorded. */
export function NotCalledTag({ lead }: { lead: ListedLead }) {
  if (!lead.notCalledAt) return null
  return (
    <span className={`${list.tag} ${kit.late}`}>
      <Icon name="late" size={13} /> says nobody called
    </span>
  )
}

/** When a lead that waits for its first call asked to be called. */
export function WishedTimeTag({ lead }: { lead: ListedLead }) {
  const local = useLocalTime()
  if (lead.state !== 'new' && lead.state !== 'held') return null
  const time = formatWishedTime(lead.wish, local)
  return time ? (
    <span className={`${kit.ellipsis} ${kit.muted} ${kit.tabular} ${list.wish}`}>asked {time}</span>
  ) : null
}

/** What a visitor who waits for the first call wants before it. */
export function ContactByTag({ lead }: { lead: ListedLead }) {
  const channel = lead.contactedAt === null && formatWishedChannel(lead.wish)
  return channel ? <span className={list.tag}>{channel}</span> : null
}

/** With whom a lead is, or why it is with nobody and what would help. */
export function InstallerTag({ lead: { installers } }: { lead: ListedLead }) {
  const local = useLocalTime()
  const { accepted, open, nobody } = installers
  const [next] = open
  if (accepted.length > 0)
    return (
      <span className={`${list.remark} ${kit.muted}`}>
        <Icon name="done" size={13} /> {accepted.map(isolate).join(', ')}
      </span>
    )
  if (next)
    return (
      <span className={`${list.remark} ${kit.muted}`}>
        <Icon name="waiting" size={13} /> {open.map(({ name }) => isolate(name)).join(', ')}, to
        answer by {formatDayAndTime(next.until, local)}
      </span>
    )
  if (!nobody) return null
  return (
    <span className={`${list.remark} ${kit.late}`} title={nobody.help || undefined}>
      <Icon name="late" size={13} /> {nobody.line}
    </span>
  )
}
