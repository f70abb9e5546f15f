import { formatWishedChannel, formatWishedTime } from '#content/call-wish.ts'
import { isolate } from '#domain/enquiry/isolate.ts'
import { useLocalTime } from '../../../client/server-time.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { formatDayAndTime } from '../../../words/moments.ts'
import { formatProgress } from '../../lead/matching/format-offer.ts'
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

/** The installers that have a lead or are deciding, or why there is none and what would help. */
export function InstallerTag({ lead: { installers, part } }: { lead: ListedLead }) {
  const local = useLocalTime()
  const { accepted, open, nobody } = installers
  const [next] = open
  if (accepted.length > 0) {
    const holders = accepted.map(
      (holder) =>
        `Accepted by ${isolate(holder.name)} ${holder.answeredAt ? formatDayAndTime(holder.answeredAt, local) : ''}, ${formatProgress(holder, local)}`,
    )
    return <Remark icon="done" text={holders.join('; ')} />
  }
  if (next) {
    const names = open.map(({ name }) => isolate(name)).join(', ')
    const meanwhile = part === 'due' ? ': call meanwhile, the promise can’t wait' : ''
    const text = `${names}, to answer by ${formatDayAndTime(next.until, local)}${meanwhile}`
    return <Remark icon="waiting" text={text} />
  }
  return nobody && <Remark text={nobody.line} title={nobody.help || nobody.line} />
}

/** A line that is cut where a column is too narrow for it; its tooltip has the rest. */
function Remark({ icon, text, title = text }: { icon?: IconName; text: string; title?: string }) {
  return (
    <span className={`${list.remark} ${list.pale}`} title={title}>
      {icon && <Icon name={icon} size={13} />} <span>{text}</span>
    </span>
  )
}
