import { brand } from '../client/brand.ts'
import { formatTime } from '../words/moments.ts'
import { useLiveStatus } from './connection.ts'
import styles from './LiveIndicator.module.css'

/** Shows beside the title whether the screen updates by itself. */
export function LiveIndicator({ promise }: { promise?: string }) {
  const status = useLiveStatus()
  if (status.connected)
    return (
      <span className={styles.live}>
        <i />
        <span className={styles.word}>
          Live{promise && <span className={styles.promise}>, {promise}</span>}
        </span>
      </span>
    )
  if (status.since === undefined) return <span className={styles.live} />
  return (
    <span className={styles.live} data-off="">
      <i />
      <span>Not live since {formatTime(new Date(status.since).toISOString(), brand.timeZone)}</span>
    </span>
  )
}
