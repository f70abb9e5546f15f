import { memo, useMemo } from 'react'
import type { Day } from '#domain/estimate/shared/day.ts'
import type { Draft } from '#domain/estimate/shared/draft.ts'
import type { Problems } from '#domain/estimate/shared/fields.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { assumptionNames } from '#estimate/inputs/assumptions.ts'
import { workingNote, workingTable } from '#views/calculators/working/working.ts'
import { Summary } from '../../ui/Summary.tsx'
import { FigureTable } from '../FigureTable.tsx'
import { calculatorForm, type OnChange, reasonToOpen } from '../fields/Fields.tsx'
import { Problem } from '../fields/Problem.tsx'
import { useFold } from '../fields/use-fold.ts'
import styles from './Assumptions.module.css'
import { type AssumptionView, assumptionsView, fixedTable } from './assumptions-view.ts'

type Props = {
  /** Undefined where nothing could be calculated yet. */
  estimate: HomeEstimate | undefined
  /** For the folded tables, which may lag behind. */
  foldedEstimate: HomeEstimate | undefined
  /** Whether the draft could be calculated. */
  isAnswered: boolean
  today: Day
  draft: Draft
  problems: Problems
  onChange: OnChange
}

/** How the answer was worked out: the sums, the assumptions that may be changed, and the other figures. */
export function Assumptions({
  estimate,
  foldedEstimate,
  isAnswered,
  today,
  draft,
  problems,
  onChange,
}: Props) {
  const views = useMemo(
    () => assumptionsView(estimate, problems, today),
    [estimate, problems, today],
  )
  const fold = useFold(reasonToOpen(assumptionNames, { draft, problems }))
  const inView = views.map(({ name }) => name)
  return (
    <>
      {foldedEstimate && <Working estimate={foldedEstimate} hidden={!isAnswered} />}
      <details {...fold}>
        <Summary>What we assume, and what you can change</Summary>
        <p className="dated">
          The range we allow for is in brackets. Enter your own figure and it narrows.
        </p>
        <ul className={styles.list}>
          {views.map((view) => (
            <AssumptionField
              key={view.name}
              view={view}
              value={draft[view.name]}
              problem={problems[view.name]}
              onChange={onChange}
            />
          ))}
        </ul>
        {/* A changed assumption that doesn’t matter just now is hidden; a plain form must not lose it. */}
        {assumptionNames.map(
          (name) =>
            draft[name] &&
            !inView.includes(name) && (
              <input
                key={name}
                type="hidden"
                name={name}
                form={calculatorForm}
                value={draft[name]}
              />
            ),
        )}
      </details>
      {foldedEstimate && <Fixed estimate={foldedEstimate} />}
    </>
  )
}

type FieldProps = {
  view: AssumptionView
  value: string | undefined
  problem: string | undefined
  onChange: OnChange
}

const AssumptionField = memo(function AssumptionField({
  view,
  value,
  problem,
  onChange,
}: FieldProps) {
  const id = `calculator-${view.name}`
  return (
    <li>
      <label htmlFor={id}>{view.what}</label>
      <div className={styles.value}>
        <span>{view.value}</span>
        <input
          id={id}
          name={view.name}
          form={calculatorForm}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="yours"
          maxLength={40}
          value={value ?? ''}
          onChange={onChange}
          aria-describedby={`${id}-source ${id}-problem`}
          aria-invalid={problem === undefined ? undefined : true}
        />
      </div>
      <p id={`${id}-source`} className="dated">
        {view.source}
      </p>
      <Problem id={id} sentence={problem} />
    </li>
  )
})

type WorkingProps = { estimate: HomeEstimate; hidden: boolean }

const Working = memo(function Working({ estimate, hidden }: WorkingProps) {
  return (
    <details hidden={hidden}>
      <Summary>The working, line by line</Summary>
      <p className="dated">{workingNote}</p>
      <FigureTable table={workingTable(estimate)} caption="The working" quiet />
    </details>
  )
})

const Fixed = memo(function Fixed({ estimate }: { estimate: HomeEstimate }) {
  return (
    <details>
      <Summary>The other figures, and where they’re from</Summary>
      <FigureTable table={fixedTable(estimate)} caption="Other figures and their sources" quiet />
    </details>
  )
})
