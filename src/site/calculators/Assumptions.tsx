import { memo, useMemo } from 'react'
import {
  type AssumptionView,
  assumptionsView,
  fixedTable,
  workingTable,
} from '#content/calculators/assumptions-view.ts'
import type { Typed } from '#content/calculators/fields.ts'
import type { Estimate } from '#domain/estimate/estimate.ts'
import { assumptionNames } from '#domain/estimate/inputs/assumptions.ts'
import type { Problems } from '#domain/estimate/inputs/inputs.ts'
import { Summary } from '../ui/Summary.tsx'
import styles from './Assumptions.module.css'
import { type OnChange, reasonToOpen } from './Fields.tsx'
import { FigureTable } from './FigureTable.tsx'
import { Problem } from './Problem.tsx'
import { useFold } from './use-fold.ts'

type Props = {
  /** What the assumptions are of; undefined where nothing could be worked out yet. */
  estimate: Estimate | undefined
  /** What the folded tables are of; they may lag behind. */
  folded: Estimate | undefined
  /** Whether what was typed can be worked out at all. */
  isAnswered: boolean
  typed: Typed
  problems: Problems
  onChange: OnChange
}

/** How it was worked out: the sums, what may be changed in them, and what else is in them. */
export function Assumptions({ estimate, folded, isAnswered, typed, problems, onChange }: Props) {
  const views = useMemo(() => assumptionsView(estimate, problems), [estimate, problems])
  const fold = useFold(reasonToOpen(assumptionNames, { typed, problems }))
  const inView = views.map(({ name }) => name)
  return (
    <div className={styles.assumptions}>
      {folded && <Working estimate={folded} hidden={!isAnswered} />}
      <details {...fold}>
        <Summary>What we assume, and what you may change</Summary>
        <p className="dated">
          Where we know only a range, we reckon with all of it. Put your own figure in its place and
          the range closes.
        </p>
        <ul className={styles.list}>
          {views.map((view) => (
            <AssumptionField
              key={view.name}
              view={view}
              value={typed[view.name]}
              problem={problems[view.name]}
              onChange={onChange}
            />
          ))}
        </ul>
        {/* Nobody is shown what does not count just now; a plain form would forget it. */}
        {assumptionNames.map(
          (name) =>
            typed[name] &&
            !inView.includes(name) && (
              <input key={name} type="hidden" name={name} value={typed[name]} />
            ),
        )}
      </details>
      {folded && <Fixed estimate={folded} />}
    </div>
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

type WorkingProps = { estimate: Estimate; hidden: boolean }

const Working = memo(function Working({ estimate, hidden }: WorkingProps) {
  return (
    <details hidden={hidden}>
      <Summary>The working, line by line</Summary>
      <p className="dated">
        The middle of every range, as you could do it by hand. Only the hours are added up by
        machine: 8,760 of them.
      </p>
      <FigureTable table={workingTable(estimate)} caption="The working" quiet />
    </details>
  )
})

const Fixed = memo(function Fixed({ estimate }: { estimate: Estimate }) {
  return (
    <details>
      <Summary>What else is in it, with its sources</Summary>
      <FigureTable table={fixedTable(estimate)} caption="Other figures and their sources" quiet />
    </details>
  )
})
