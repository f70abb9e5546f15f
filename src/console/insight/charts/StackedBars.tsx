import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Period } from '#domain/insight/period.ts'
import kit from '../../ui/kit.module.css'
import { type ChartRow, chartColours, gridLines } from './chart-data.ts'
import styles from './StackedBars.module.css'

/** One bar above each column of a table, in the colours of the table's rows. */
export function StackedBars({
  columns,
  rows,
  totals,
  label,
}: {
  columns: readonly Period[]
  rows: readonly ChartRow[]
  totals: readonly number[]
  label: string
}) {
  const lines = gridLines(Math.max(0, ...totals))
  const top = lines.at(-1) ?? 1
  return (
    <div
      className={`${styles.chart} ${kit.drawn}`}
      role="img"
      aria-label={`${label}; the figures are in the table below`}
    >
      <div className={styles.lines}>
        {lines.map((line) => (
          <i key={line} style={{ bottom: `${(line / top) * 100}%` }} />
        ))}
      </div>
      <div className={styles.axis}>
        {lines.map((line) => (
          <span key={line} style={{ bottom: `${(line / top) * 100}%` }}>
            {formatNumber(line)}
          </span>
        ))}
      </div>
      {columns.map(({ since }, column) => (
        <div key={since} className={styles.bar}>
          {rows.map(({ name, counts }, index) =>
            counts[column] ? (
              <i
                key={name}
                style={{
                  height: `${(counts[column] / top) * 100}%`,
                  background: chartColours[index],
                }}
              />
            ) : null,
          )}
          <b>{formatNumber(totals[column] ?? 0)}</b>
        </div>
      ))}
    </div>
  )
}
