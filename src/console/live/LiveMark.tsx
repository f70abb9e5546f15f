import { brand } from '../brand.ts'
import { timeOfDay } from '../words/moments.ts'
import styles from './LiveMark.module.css'
import { useLive } from './live.ts'

/** Whether the screen follows the server, beside every title. */
export function LiveMark({ promise }: { promise?: string }) {
  const live = useLive()
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
      <span>Not live since {timeOfDay(new Date(live.since).toISOString(), brand.timeZone)}</span>
    </span>
  )
}
