import type { Period } from '#domain/insight/period.ts'
import { percent, share } from '#domain/insight/share.ts'
import { type WhichTry, whichTry } from '#domain/lead/figure-filter.ts'
import { Section } from '../../ui/Section.tsx'
import { FigureLink } from '../FigureLink.tsx'
import { formatCount } from '../format.ts'
import type { DeskInsights } from '../insights-query.ts'
import styles from './ByTry.module.css'
import figures from './Figures.module.css'

const names: Record<WhichTry, string> = {
  1: 'First',
  2: 'Second',
  3: 'Third',
  4: 'Fourth',
  5: 'Fifth',
  later: 'Later',
  never: 'Not reached',
}

/** On which of the desk's tries people were reached first. */
export function ByTry({
  period,
  byTry: { reached, named, later, never },
}: { period: Period } & Pick<DeskInsights, 'byTry'>) {
  const counts: Record<WhichTry, number> = {
    1: named[0] ?? 0,
    2: named[1] ?? 0,
    3: named[2] ?? 0,
    4: named[3] ?? 0,
    5: named[4] ?? 0,
    later,
    never,
  }
  const rows = whichTry.filter((nth) => nth !== 'later' || later > 0)
  const most = Math.max(1, ...rows.map((nth) => counts[nth]))
  return (
    <Section title="On which try" about={formatCount(reached, 'person reached', 'people reached')}>
      <table className={`${figures.table} ${styles.table}`}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Try</th>
            <td />
            <th scope="col">Leads</th>
            <th scope="col">Of those reached</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((nth) => (
            <tr key={nth}>
              <th scope="row">{names[nth]}</th>
              <td className={styles.bar}>
                <i
                  aria-hidden="true"
                  data-never={nth === 'never' || undefined}
                  style={{ width: `${(share(counts[nth], most) ?? 0) * 100}%` }}
                />
              </td>
              <td className={figures.number}>
                <FigureLink count={counts[nth]} period={period} filter={{ nth }} />
              </td>
              <td className={`${figures.number} ${figures.muted}`}>
                {nth === 'never' ? '' : percent(counts[nth], reached)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={figures.note}>The desk’s tries, in the order they were made.</p>
    </Section>
  )
}
