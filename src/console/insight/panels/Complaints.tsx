import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { Totals } from '../../ui/Facts.tsx'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import type { Insights } from '../insights-query.ts'

/** Complaints about data that came in this period, and what became of them. */
export function Complaints({ complaints }: Pick<Insights, 'complaints'>) {
  const { came, answered, inTime, open, overdue } = complaints
  return (
    <Section title="Complaints about data" about="apart from enquiries">
      <Totals
        totals={[
          ['Came', formatNumber(came)],
          ['Answered', formatNumber(answered)],
          ['In 30 days', formatNumber(inTime)],
          ['Open', formatNumber(open)],
          ['Overdue', <span className={overdue > 0 ? kit.late : ''}>{formatNumber(overdue)}</span>],
        ]}
      />
    </Section>
  )
}
