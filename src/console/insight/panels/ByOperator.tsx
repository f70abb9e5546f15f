import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Period } from '#domain/insight/period.ts'
import { percentOfCalled, share } from '#domain/insight/share.ts'
import { anybody } from '#domain/lead/figure-filter.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { useOperators } from '../../client/use-operators.ts'
import { formatMinutes } from '../../clock/format-clock.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import { FigureLink } from '../FigureLink.tsx'
import type { DeskInsights } from '../insights-query.ts'
import styles from './ByOperator.module.css'

type ByOperatorProps = {
  period: Period
  figures: Pick<DeskInsights, 'operators' | 'all'>
}

/** What each operator did for the leads of a period, and what came of it. */
export function ByOperator({ period, figures: { operators, all } }: ByOperatorProps) {
  const nameOf = useNames()
  const link = (count: number, filter: Partial<LeadFilter>) => (
    <FigureLink count={count} period={period} filter={filter} />
  )
  const most = Math.max(1, ...operators.map(({ tried }) => tried))
  return (
    <Section title="By operator" about={<About />}>
      {operators.length === 0 ? (
        <p className={kit.note}>Nobody tried to reach anybody, and no promise has ended.</p>
      ) : (
        <DataTable
          className={`${styles.table} ${kit.headless}`}
          rows={[...operators, { ...all, operator: anybody }]}
          keyOf={({ operator }) => operator}
          rowProps={({ operator }) => ({
            className: operator === anybody ? styles.all : undefined,
          })}
          columns={[
            { head: 'Operator', cell: ({ operator }) => <Name {...nameOf(operator)} /> },
            {
              className: styles.bar,
              cell: (one) => one.operator !== anybody && <TriedBar {...one} most={most} />,
            },
            { figure: 'Tries', cell: ({ calls }) => formatNumber(calls) },
            {
              figure: 'People tried',
              cell: ({ operator, tried }) => link(tried, { tried: operator }),
            },
            {
              figure: 'Reached',
              cell: ({ operator, reached }) => link(reached, { reached: operator }),
            },
            {
              figure: 'Of those tried',
              cell: ({ reached, tried }) => percentOfCalled(reached, tried),
              look: 'muted',
            },
            {
              figure: 'Median time to the first try',
              cell: ({ medianMinutes }) =>
                medianMinutes === null ? '–' : formatMinutes(medianMinutes),
            },
            {
              figure: 'Promises kept',
              cell: ({ operator, inTime, broken }) =>
                inTime + broken === 0 ? (
                  '–'
                ) : (
                  <span>
                    {link(inTime, { credit: creditOf(operator), promise: 'kept' })} of{' '}
                    {formatNumber(inTime + broken)}
                  </span>
                ),
            },
            {
              figure: 'Broken',
              cell: ({ operator, broken }) =>
                link(broken, { credit: creditOf(operator), promise: 'broken' }),
              look: ({ broken }) => broken > 0 && 'late',
            },
            {
              figure: 'Won',
              cell: ({ operator, won }) => link(won, { credit: creditOf(operator), state: 'won' }),
            },
          ]}
        />
      )}
      <p className={kit.note}>
        A visitor who asked several times is one person, once their enquiries are merged. Promises
        and won are counted by enquiry.
      </p>
      <p className={kit.note}>
        A promise counts for the operator who reached the visitor first and, while nobody has, for
        the one who has the lead. It’s kept or broken in the hours in which we may call; promises
        that still run count as neither. The first try is measured from when the lead could be
        called.
      </p>
    </Section>
  )
}

function About() {
  return (
    <>
      every figure opens the enquiries behind it
      <span className={styles.key}>; pale is tried, green is reached</span>
    </>
  )
}

/** The sum of all has no single operator. */
const creditOf = (operator: string) => (operator === anybody ? undefined : operator)

function Name({ name, about }: { name: string; about?: string }) {
  return (
    <>
      <b>{name}</b> {about && <small>{about}</small>}
    </>
  )
}

function TriedBar({ tried, reached, most }: { tried: number; reached: number; most: number }) {
  const width = (count: number) => `${(share(count, most) ?? 0) * 100}%`
  return (
    <span
      className={`${styles.tried} ${kit.drawn}`}
      aria-hidden="true"
      style={{ width: width(tried) }}
    >
      <i style={{ width: `${(share(reached, tried) ?? 0) * 100}%` }} />
    </span>
  )
}

const others: Readonly<Record<string, { name: string; about?: string }>> = {
  [anybody]: { name: 'All' },
  installers: { name: 'Installers', about: 'their calls aren’t tries of the desk' },
  visitors: { name: 'By the visitor’s word', about: 'nobody recorded the call' },
  nobody: { name: 'Nobody', about: 'not given to anybody' },
}

function useNames(): (operator: string) => { name: string; about?: string } {
  const operators = useOperators()
  return (id) => {
    const operator = operators.find((one) => one.id === id)
    // Names are unknown before they are loaded.
    if (!operator)
      return others[id] ?? { name: operators.length > 0 ? 'Somebody since removed' : '' }
    const { name, role, closed } = operator
    if (closed) return { name, about: 'has left' }
    return role === 'owner' ? { name, about: 'owner' } : { name }
  }
}
