import { formatWishedTime } from '#content/call-wish.ts'
import { brand } from '../../brand.ts'
import { useLocalTime } from '../../clock/server-time.ts'
import { getCallingStatus } from '../../words/calling.ts'
import type { ListedLead } from '../list-query.ts'
import styles from './CallFrom.module.css'

/** When a lead that waits for its first call asked to be called, or from when it may be, if not now. */
export function CallFrom({ lead }: { lead: ListedLead }) {
  const local = useLocalTime()
  if (lead.state !== 'new' && lead.state !== 'held') return null
  const wish = formatWishedTime(lead.wish, local)
  const status = getCallingStatus(local.now, lead, brand.calling)
  const text = wish ? `asked ${wish}` : !status.allowed && `call from ${status.from}`
  return text ? <span className={styles.from}>{text}</span> : null
}
