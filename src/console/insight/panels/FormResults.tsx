import { useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Period } from '#domain/insight/period.ts'
import { percent } from '#domain/insight/share.ts'
import { Section } from '../../ui/Section.tsx'
import { formLabel } from '../../words/labels.ts'
import { FigureLink } from '../FigureLink.tsx'
import { FoldButton } from '../FoldButton.tsx'
import { foldAfter } from '../format.ts'
import type { DeskInsights } from '../insights-query.ts'
import figures from './Figures.module.css'
import styles from './FormResults.module.css'

/** What became of the leads of each form: the six with the most leads, and the others when asked. */
export function FormResults({ period, forms }: { period: Period } & Pick<DeskInsights, 'forms'>) {
  const [isOpen, setOpen] = useState(false)
  const { named, others } = foldAfter(forms)
  const headings = ['Leads', 'Promises kept', 'Broken', 'Won']
  return (
    <Section title="What became of them" about="by form">
      <table className={figures.table}>
        <thead>
          <tr>
            <th scope="col">From which form</th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={figures.number}>
                {heading}
              </th>
            ))}
            <th scope="col" className={`${figures.number} ${styles.share}`}>
              Of leads
            </th>
          </tr>
        </thead>
        <tbody>
          {(isOpen ? forms : named).map(({ form, leads, inTime, broken, won }) => (
            <tr key={form}>
              <th scope="row">{formLabel(form)}</th>
              <td className={figures.number}>
                <FigureLink count={leads} period={period} filter={{ form }} />
              </td>
              <td className={figures.number}>
                <FigureLink count={inTime} period={period} filter={{ form, promise: 'kept' }} />
                {inTime + broken > 0 && ` of ${formatNumber(inTime + broken)}`}
              </td>
              <td className={`${figures.number} ${broken > 0 ? figures.late : ''}`}>
                <FigureLink count={broken} period={period} filter={{ form, promise: 'broken' }} />
              </td>
              <td className={figures.number}>
                <FigureLink count={won} period={period} filter={{ form, state: 'won' }} />
              </td>
              <td className={`${figures.number} ${figures.muted} ${styles.share}`}>
                {percent(won, leads)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && (
        <FoldButton count={others.length} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      )}
    </Section>
  )
}
