import { useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Period } from '#domain/insight/period.ts'
import { percent } from '#domain/insight/share.ts'
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
  return (
    <Section title="What became of them" about="by form">
      <DataTable
        rows={isOpen ? forms : named}
        keyOf={({ form }) => form}
        columns={[
          { head: 'From which form', cell: ({ form }) => formLabel(form) },
          {
            head: 'Leads',
            isNumber: true,
            cell: ({ form, leads }) => (
              <FigureLink count={leads} period={period} filter={{ form }} />
            ),
          },
          {
            head: 'Promises kept',
            isNumber: true,
            cell: ({ form, inTime, broken }) => (
              <>
                <FigureLink count={inTime} period={period} filter={{ form, promise: 'kept' }} />
                {inTime + broken > 0 && ` of ${formatNumber(inTime + broken)}`}
              </>
            ),
          },
          {
            head: 'Broken',
            isNumber: true,
            look: ({ broken }) => (broken > 0 ? 'late' : undefined),
            cell: ({ form, broken }) => (
              <FigureLink count={broken} period={period} filter={{ form, promise: 'broken' }} />
            ),
          },
          {
            head: 'Won',
            isNumber: true,
            cell: ({ form, won }) => (
              <FigureLink count={won} period={period} filter={{ form, state: 'won' }} />
            ),
          },
          {
            head: 'Of leads',
            isNumber: true,
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
