import { brand } from '../../brand.ts'
import { useNow } from '../../clock/server-time.ts'
import { getCallingStatus } from '../../words/calling.ts'
import type { ListedLead } from '../list-query.ts'
import styles from './CallFrom.module.css'

/** From when somebody who waits for a call may be called, where that is not now. */
export function CallFrom({ lead }: { lead: ListedLead }) {
  const calling = getCallingStatus(useNow(), brand.calling)
  if (calling.now || (lead.state !== 'new' && lead.state !== 'held')) return null
  return <span className={styles.from}>call from {calling.from}</span>
}
