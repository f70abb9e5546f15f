import { brand } from '../../brand.ts'
import { useNow } from '../../clock/server-time.ts'
import { getCallingStatus } from '../../words/calling.ts'
import type { ListedLead } from '../list-query.ts'
import styles from './CallFrom.module.css'

/** From when a lead that waits for its first call may be called, if not now. */
export function CallFrom({ lead }: { lead: ListedLead }) {
  const status = getCallingStatus(useNow(), lead, brand.calling)
  if (status.allowed || (lead.state !== 'new' && lead.state !== 'held')) return null
  return <span className={styles.from}>call from {status.from}</span>
}
