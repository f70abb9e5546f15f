import { percent, share } from '#domain/insight/share.ts'
import { Section } from '../../ui/Section.tsx'
import { sourceLabels } from '../../words/labels.ts'
import { Bar } from '../charts/Bar.tsx'
import { formatNumber } from '../format.ts'
import type { Insights } from '../insights-query.ts'
import figures from './Figures.module.css'
import styles from './Sources.module.css'

/** Where leads came from, and how many were called in time and won. */
export function Sources({ sources }: { sources: Insights['sources'] }) {
  const all = sources.reduce((sum, { leads }) => sum + leads, 0)
  const most = Math.max(...sources.map(({ leads }) => leads))
  return (
    <Section title="Sources">
      <table className={`${figures.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Source, first touch</th>
            <th scope="col" className={figures.number}>
              Leads
            </th>
            <th scope="col" className={figures.number}>
              Share
            </th>
            <th scope="col" className={figures.number}>
              Called in time
            </th>
            <th scope="col" className={figures.number}>
              Won
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ cameFrom, leads, called, inTime, won }) => (
            <tr key={cameFrom}>
              <th scope="row">
                <span className={figures.named}>
                  <span className={styles.name}>{sourceLabels[cameFrom]}</span>
                  <Bar parts={[{ share: share(leads, most) ?? 0, look: 'came' }]} />
                </span>
              </th>
              <td className={figures.number}>{formatNumber(leads)}</td>
              <td className={`${figures.number} ${figures.muted}`}>{percent(leads, all)}</td>
              <td className={figures.number}>{percent(inTime, called)}</td>
              <td className={figures.number}>{formatNumber(won)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>Called in time is of those called.</p>
    </Section>
  )
}
