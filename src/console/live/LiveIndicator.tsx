import { brand } from '../brand.ts'
import { formatTime } from '../words/moments.ts'
import { useLiveStatus } from './connection.ts'
import styles from './LiveIndicator.module.css'

/** Whether the screen follows the server, beside every title. */
export function LiveIndicator({ promise }: { promise?: string }) {
  const live = useLiveStatus()
  if (live.now)
    return (
      <span className={styles.live}>
        <i />
        <span>Live{promise && <span className={styles.promise}>, {promise}</span>}</span>
      </span>
    )
  if (live.since === undefined) return <span className={styles.live} />
  return (
    <span className={styles.live} data-off="">
      <i />
      <span>Not live since {formatTime(new Date(live.since).toISOString(), brand.timeZone)}</span>
    </span>
  )
}
