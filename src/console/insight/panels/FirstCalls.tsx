import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { contactSpans } from '#domain/insight/first-contact.ts'
import { percent } from '#domain/insight/share.ts'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import { FigureLink } from '../FigureLink.tsx'
import type { Insights } from '../insights-query.ts'
import styles from './FirstCalls.module.css'
import { NotCalled } from './NotCalled.tsx'

/** How long leads waited for their first call, compared with the promise. */
export function FirstCalls({ insights }: { insights: Insights }) {
  const { calls, notCalled } = insights
  const columns = [
    ...contactSpans.map((span, index) => ({
      name: formatSpan(span),
      ...(calls.spans[index] ?? { leads: 0, late: 0 }),
      isWaiting: false,
    })),
    { name: 'waiting', leads: calls.waiting, late: 0, isWaiting: true },
  ]
  const most = Math.max(1, ...columns.map(({ leads }) => leads))
  const height = (leads: number) => ({ height: `${(leads / most) * 100}%` })
  return (
    <Section title="From arrival to first call">
      <div
        className={`${styles.chart} ${kit.drawn}`}
        role="img"
        aria-label="Hours to the first call, in time and later than promised; the figures are in the table below"
      >
        <span className={`${styles.promise} ${kit.late}`}>later than promised</span>
        {columns.map(({ name, leads, late, isWaiting }) => (
          <div key={name}>
            {late > 0 && <i data-look="late" style={height(late)} />}
            {leads > late && (
              <i data-look={isWaiting ? 'waiting' : 'in-time'} style={height(leads - late)} />
            )}
          </div>
        ))}
      </div>
      <table className={`${kit.table} ${styles.table}`}>
        <colgroup>
          <col className={styles.first} />
          <col span={columns.length} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Hours</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Enquiries</th>
            {columns.map(({ name, leads }) => (
              <td key={name}>{formatNumber(leads)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Late</th>
            {columns.map(({ name, late, isWaiting }) => (
              <td key={name} className={late > 0 ? kit.late : kit.muted}>
                {isWaiting ? '–' : formatNumber(late)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Share</th>
            {columns.map(({ name, leads }) => (
              <td key={name} className={kit.muted}>
                {percent(leads, calls.leads)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <NotCalled notCalled={notCalled} />
      {calls.never > 0 && (
        <p className={kit.note}>
          {formatNumber(calls.never)} more {calls.never === 1 ? 'was' : 'were'} withdrawn or lost
          before anybody called.
        </p>
      )}
      {calls.erased > 0 && (
        <p className={kit.note}>
          <FigureLink count={calls.erased} period={insights} filter={{ erased: true }} /> of all{' '}
          {calls.erased === 1 ? 'was' : 'were'} erased since.
        </p>
      )}
    </Section>
  )
}

function formatSpan([above, to]: (typeof contactSpans)[number]): string {
  if (above === 0) return `under ${to}`
  return Number.isFinite(to) ? `${above} to ${to}` : `over ${above}`
}
