import { useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Period } from '#domain/insight/period.ts'
import { percent } from '#domain/insight/share.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { formLabel } from '../../words/labels.ts'
import { FigureLink } from '../FigureLink.tsx'
import { FoldButton } from '../FoldButton.tsx'
import { foldAfter } from '../format.ts'
import type { DeskInsights } from '../insights-query.ts'
import styles from './FormResults.module.css'

/** What became of the leads of each form: the six with the most leads, and the others when asked. */
export function FormResults({ period, forms }: { period: Period } & Pick<DeskInsights, 'forms'>) {
  const [isOpen, setOpen] = useState(false)
  const { named, others } = foldAfter(forms)
  const link = (count: number, filter: Partial<LeadFilter>) => (
    <FigureLink count={count} period={period} filter={filter} />
  )
  return (
    <Section title="What became of them" about="by form">
      <DataTable
        rows={isOpen ? forms : named}
        keyOf={({ form }) => form}
        columns={[
          { head: 'From which form', cell: ({ form }) => formLabel(form) },
          { figure: 'Enquiries', cell: ({ form, leads }) => link(leads, { form }) },
          {
            figure: 'Promises kept',
            cell: ({ form, inTime, broken }) => (
              <>
                {link(inTime, { form, promise: 'kept' })}
                {inTime + broken > 0 && ` of ${formatNumber(inTime + broken)}`}
              </>
            ),
          },
          {
            figure: 'Broken',
            cell: ({ form, broken }) => link(broken, { form, promise: 'broken' }),
            look: ({ broken }) => broken > 0 && 'late',
          },
          { figure: 'Won', cell: ({ form, won }) => link(won, { form, state: 'won' }) },
          {
            figure: 'Of these',
            look: 'muted',
            className: styles.share,
            cell: ({ won, leads }) => percent(won, leads),
          },
        ]}
      />
      {others.length > 0 && (
        <FoldButton count={others.length} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      )}
    </Section>
  )
}
