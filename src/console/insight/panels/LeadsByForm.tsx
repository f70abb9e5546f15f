import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Period } from '#domain/insight/period.ts'
import { brand } from '../../client/brand.ts'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import { formatTime } from '../../words/moments.ts'
import {
  type ChartRow,
  chartColours,
  chartRows,
  type RowCounts,
  rowOf,
  sumOfRows,
} from '../charts/chart-data.ts'
import { StackedBars } from '../charts/StackedBars.tsx'
import { FigureLink } from '../FigureLink.tsx'
import { FoldButton } from '../FoldButton.tsx'
import { formatColumn, formatDays, timeZonePlace } from '../format.ts'
import type { Insights } from '../insights-query.ts'
import styles from './LeadsByForm.module.css'

/** How many leads came by which form on which day: a table, with a chart above its columns. */
export function LeadsByForm({ insights, today }: { insights: Insights; today: string }) {
  const { columns, unit } = insights
  const [isOpen, setOpen] = useState(false)
  const rows = chartRows(insights.leads)
  const folded = insights.leads.filter(({ form }) => isOpen && rows.at(-1)?.forms.includes(form))
  const all = sumOfRows(rows, columns.length)
  const title = `Enquiries per ${unit}, by form`
  return (
    <Section title={title} about={formatAbout(insights, today)}>
      <section className={styles.scroll} ref={useScrollToEnd(columns.length)} aria-label={title}>
        <div className={styles.wide} style={{ '--columns': columns.length } as CSSProperties}>
          <StackedBars columns={columns} rows={rows} totals={all.counts} label={title} />
          <table className={`${kit.table} ${styles.table}`}>
            <colgroup>
              <col className={styles.first} />
              <col span={columns.length} />
              <col className={styles.last} />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">Form</th>
                {columns.map((column) => (
                  <th key={column.since} scope="col">
                    {formatColumn(column, unit)}
                  </th>
                ))}
                <th scope="col" className={kit.number}>
                  {formatDays(insights)}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.name}>
                  <th scope="row">
                    <i
                      className={`${styles.swatch} ${kit.drawn}`}
                      style={{ background: chartColours[index] }}
                    />
                    {row.forms.length > 1 ? (
                      <FoldButton
                        count={row.forms.length}
                        isOpen={isOpen}
                        onToggle={() => setOpen(!isOpen)}
                      />
                    ) : (
                      row.name
                    )}
                  </th>
                  <Counts insights={insights} row={row} />
                </tr>
              ))}
              {folded.length > 1 &&
                folded.map(rowOf).map((row) => (
                  <tr key={row.name} className={styles.folded}>
                    <th scope="row">{row.name}</th>
                    <Counts insights={insights} row={row} />
                  </tr>
                ))}
              <tr className={styles.all}>
                <th scope="row">All forms</th>
                <Counts insights={insights} row={{ ...all, forms: [] }} />
              </tr>
            </tbody>
          </table>
        </div>
      </section>
    </Section>
  )
}

/** Figures of one form, or of all forms, open their leads. Figures of several forms don't: the forms' own rows do. */
function Counts({
  insights: { columns, since, until },
  row: { counts, total, forms },
}: {
  insights: Insights
  row: RowCounts & Pick<ChartRow, 'forms'>
}) {
  const figure = (count: number, period: Period) =>
    forms.length > 1 ? (
      formatNumber(count)
    ) : (
      <FigureLink count={count} period={period} filter={{ form: forms[0] }} />
    )
  return (
    <>
      {columns.map((column, index) => {
        const count = counts[index] ?? 0
        return (
          <td key={column.since} className={count === 0 ? kit.muted : undefined}>
            {figure(count, column)}
          </td>
        )
      })}
      <td className={`${kit.number} ${kit.strong}`}>{figure(total, { since, until })}</td>
    </>
  )
}

function formatAbout({ unit, until, now }: Insights, today: string): string {
  const { timeZone } = brand
  const from = unit === 'week' ? 'weeks from the day named, ' : ''
  const end = until === today ? `; today until ${formatTime(now, timeZone)}` : ''
  return `${from}counted in ${timeZonePlace(timeZone)} time${end}`
}

/** Scrolls to the newest columns, and lets keys scroll where there is not room for all. */
function useScrollToEnd(columns: number) {
  const container = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = container
    if (!current || columns === 0) return
    current.scrollLeft = current.scrollWidth
    const observer = new ResizeObserver(() => {
      if (current.scrollWidth > current.clientWidth) current.tabIndex = 0
      else current.removeAttribute('tabindex')
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [columns])
  return container
}
