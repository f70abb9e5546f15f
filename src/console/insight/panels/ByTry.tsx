import type { Period } from '#domain/insight/period.ts'
import { percentOfCalled, share } from '#domain/insight/share.ts'
import { type WhichTry, whichTry } from '#domain/lead/figure-filter.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import { FigureLink } from '../FigureLink.tsx'
import { formatCount } from '../format.ts'
import type { DeskInsights } from '../insights-query.ts'
import styles from './ByTry.module.css'

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
      <DataTable
        hideHead
        className={styles.table}
        rows={rows}
        keyOf={(nth) => nth}
        columns={[
          { head: 'Try', cell: (nth) => names[nth] },
          {
            cell: (nth) => (
              <i
                aria-hidden="true"
                className={`${styles.bar} ${kit.drawn}`}
                data-never={nth === 'never' || undefined}
                style={{ width: `${(share(counts[nth], most) ?? 0) * 100}%` }}
              />
            ),
          },
          {
            figure: 'People',
            cell: (nth) => <FigureLink count={counts[nth]} period={period} filter={{ nth }} />,
          },
          {
            figure: 'Of those reached',
            cell: (nth) => (nth === 'never' ? '' : percentOfCalled(counts[nth], reached)),
            look: 'muted',
          },
        ]}
      />
      <p className={kit.note}>The desk’s tries, in the order they were made.</p>
    </Section>
  )
}
