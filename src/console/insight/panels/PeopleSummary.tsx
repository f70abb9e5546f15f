import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { formatHour } from '#domain/format-hour.ts'
import { bestHour } from '#domain/insight/desk-figures.ts'
import kit from '../../ui/kit.module.css'
import { weekdayNames } from '../../words/moments.ts'
import { formatCount } from '../format.ts'
import type { DeskInsights } from '../insights-query.ts'
import styles from '../Summary.module.css'

/** The most important of these figures in a few sentences. */
export function PeopleSummary({
  figures: { all, hours },
  unsuited,
}: {
  figures: Pick<DeskInsights, 'all' | 'hours'>
  /** How many leads no installer suited. */
  unsuited: number
}) {
  const owed = all.inTime + all.broken
  const best = bestHour(hours)
  return (
    <p className={styles.summary}>
      {owed === 0 ? (
        <>No promise of this period has ended yet. </>
      ) : (
        <>
          <b>
            {formatNumber(all.inTime)} of {formatCount(owed, 'promise was', 'promises were')} kept
          </b>
          . Only hours in which we may call count.{' '}
        </>
      )}
      {best && (
        <>
          People answer most{' '}
          <b>
            on {weekdayNames[best.weekday]} from {formatHour(best.hour)}
          </b>
          , from {formatCount(best.tried, 'person', 'people')} tried.{' '}
        </>
      )}
      {unsuited > 0 && (
        <span className={kit.late}>No installer suited {formatCount(unsuited, 'lead')}.</span>
      )}
    </p>
  )
}
