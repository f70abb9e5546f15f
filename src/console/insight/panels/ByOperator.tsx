import type { CSSProperties } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { OperatorFigures } from '#domain/insight/desk-figures.ts'
import type { Period } from '#domain/insight/period.ts'
import { percent, share } from '#domain/insight/share.ts'
import { anybody } from '#domain/lead/figure-filter.ts'
import { useOperators } from '../../client/use-operators.ts'
import { formatMinutes } from '../../clock/format-clock.ts'
import { Section } from '../../ui/Section.tsx'
import { FigureLink } from '../FigureLink.tsx'
import type { DeskInsights } from '../insights-query.ts'
import styles from './ByOperator.module.css'
import figures from './Figures.module.css'

type ByOperatorProps = {
  period: Period
  figures: Pick<DeskInsights, 'operators' | 'all'>
}

const headings = [
  'Tries',
  'Leads tried',
  'Reached',
  'Of those tried',
  'To first try, half within',
  'Promises kept',
  'Broken',
  'Won',
]

/** What each operator did for the leads of these days, and what came of it. */
export function ByOperator({ period, figures: { operators, all } }: ByOperatorProps) {
  const nameOf = useNames()
  const most = Math.max(1, ...operators.map(({ tried }) => tried))
  return (
    <Section title="By person" about={<About />}>
      {operators.length === 0 ? (
        <p className={figures.note}>Nobody tried to reach anybody, and no promise has ended.</p>
      ) : (
        <table className={`${figures.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Person</th>
              <td className={styles.bar} />
              {headings.map((heading) => (
                <th key={heading} scope="col" className={figures.number}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {operators.map((one) => {
              const { name, about } = nameOf(one.operator)
              return (
                <tr key={one.operator}>
                  <th scope="row">
                    <b>{name}</b> {about && <small>{about}</small>}
                  </th>
                  <td className={styles.bar}>
                    <TriedBar {...one} most={most} />
                  </td>
                  <Cells one={one} who={one.operator} credit={one.operator} period={period} />
                </tr>
              )
            })}
            <tr className={styles.all}>
              <th scope="row">All</th>
              <td className={styles.bar} />
              <Cells one={all} who={anybody} period={period} />
            </tr>
          </tbody>
        </table>
      )}
      <p className={figures.note}>
        A promise counts for whoever reached the visitor first and, while nobody has, for whoever
        has the lead. It’s kept or broken by lawful calling hours; promises that still run count as
        neither. The first try is measured from when the lead could be called.
      </p>
    </Section>
  )
}

function About() {
  return (
    <>
      every figure opens its leads
      <span className={styles.key}>; pale is tried, green is reached</span>
    </>
  )
}

function Cells({
  one,
  who,
  credit,
  period,
}: {
  one: Omit<OperatorFigures, 'operator'>
  who: string
  credit?: string
  period: Period
}) {
  const { calls, tried, reached, medianMinutes, inTime, broken, won } = one
  const owed = inTime + broken
  const [tries = '', leads = '', reach = '', rate = '', median = '', promises = '', ...rest] =
    headings
  return (
    <>
      <td className={figures.number} data-label={tries}>
        {formatNumber(calls)}
      </td>
      <td className={figures.number} data-label={leads}>
        <FigureLink count={tried} period={period} filter={{ tried: who }} />
      </td>
      <td className={figures.number} data-label={reach}>
        <FigureLink count={reached} period={period} filter={{ reached: who }} />
      </td>
      <td className={`${figures.number} ${figures.muted}`} data-label={rate}>
        {percent(reached, tried)}
      </td>
      <td className={figures.number} data-label={median}>
        {medianMinutes === null ? '–' : formatMinutes(medianMinutes)}
      </td>
      <td className={figures.number} data-label={promises}>
        {owed === 0 ? (
          '–'
        ) : (
          <span>
            <FigureLink count={inTime} period={period} filter={{ credit, promise: 'kept' }} /> of{' '}
            {formatNumber(owed)}
          </span>
        )}
      </td>
      <td className={`${figures.number} ${broken > 0 ? figures.late : ''}`} data-label={rest[0]}>
        <FigureLink count={broken} period={period} filter={{ credit, promise: 'broken' }} />
      </td>
      <td className={figures.number} data-label={rest[1]}>
        <FigureLink count={won} period={period} filter={{ credit, state: 'won' }} />
      </td>
    </>
  )
}

function TriedBar({ tried, reached, most }: { tried: number; reached: number; most: number }) {
  const width = (count: number) => `${(share(count, most) ?? 0) * 100}%`
  return (
    <span className={styles.tried} aria-hidden="true" style={{ width: width(tried) }}>
      <i style={{ width: `${(share(reached, tried) ?? 0) * 100}%` } as CSSProperties} />
    </span>
  )
}

const others: Readonly<Record<string, { name: string; about?: string }>> = {
  installers: { name: 'Installers', about: 'their calls aren’t tries of the desk' },
  visitors: { name: 'By the visitor’s word', about: 'nobody recorded the call' },
  nobody: { name: 'Nobody', about: 'not given to anybody' },
}

function useNames(): (operator: string) => { name: string; about?: string } {
  const operators = useOperators()
  return (id) => {
    const operator = operators.find((one) => one.id === id)
    // Before they are loaded nobody has a name.
    if (!operator)
      return others[id] ?? { name: operators.length > 0 ? 'Somebody since removed' : '' }
    const { name, role, closed } = operator
    if (closed) return { name, about: 'has left' }
    return role === 'owner' ? { name, about: 'owner' } : { name }
  }
}
