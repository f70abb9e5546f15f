import { memo } from 'react'
import { formatTens } from '#content/format.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { formatPence } from '#estimate/format-money.ts'
import { exportEnds, type Mover, moversOf } from '#estimate/movers.ts'
import styles from './Movers.module.css'

const words: Record<Mover['name'], { name: string; low: string; high: string }> = {
  export: {
    name: 'Who buys the rest',
    low: `${formatPence(exportEnds[0])}, no tie`,
    high: `${formatPence(exportEnds[1])}, they install it`,
  },
  facing: { name: 'Which way the roof faces', low: 'East or west', high: 'South' },
  region: { name: 'Where you live', low: 'Scotland', high: 'South' },
  when: { name: 'Who is home by day', low: 'Nobody', high: 'Somebody' },
}

/** What the saving would be at either end of an answer, all else as it is, beside what it is now. */
export const Movers = memo(function Movers({ estimate }: { estimate: HomeEstimate }) {
  const movers = moversOf(estimate)
  if (!movers) return null
  const { mid } = estimate.saving.together
  const top = 200 * Math.ceil(Math.max(mid, ...movers.map(({ high }) => high)) / 200)
  const at = (pounds: number) => Math.max(0, (100 * pounds) / top)
  return (
    <div>
      <h2>What moves it</h2>
      <ul className={styles.movers}>
        {movers.map(({ name, low, high }) => (
          <li key={name}>
            <p className={styles.name}>
              <b>{words[name].name}</b>
              <span>{`${formatTens(low)} to ${formatTens(high)}`}</span>
            </p>
            <svg
              className={styles.lane}
              viewBox="0 0 100 22"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect y="4" width="100" height="14" fill="var(--track)" />
              <rect x={at(low)} y="4" width={at(high) - at(low)} height="14" fill="var(--panel)" />
              <rect x={at(mid) - 0.4} width="0.8" height="22" fill="var(--gold)" />
            </svg>
            <p className={styles.ends}>
              <span>{words[name].low}</span>
              <span>{words[name].high}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="dated">{`Bars from £0 to ${formatTens(top)} a year, everything else as you told us. The mark is your answer.`}</p>
    </div>
  )
})
