import { memo, useCallback, useEffect, useState } from 'react'
import { type Calculation, calculate } from '#domain/estimate/shared/calculate.ts'
import { formatDraft } from '#domain/estimate/shared/draft.ts'
import { FieldNotes } from '#views/calculators/FieldNotes.tsx'
import { Results } from '#views/calculators/Results.tsx'
import { workingTable } from '#views/calculators/working/working.ts'
import type { HydrationProps } from '../client/hydrate.tsx'
import { Summary } from '../ui/Summary.tsx'
import styles from './Below.module.css'
import type { CalculatorProps } from './Calculator.tsx'
import type { OnChange } from './fields/Fields.tsx'
import { MoreFields } from './fields/MoreFields.tsx'
import type { Below, Outlet } from './outlet.ts'
import { DayChart } from './results/DayChart.tsx'
import { Assumptions } from './working/Assumptions.tsx'

export type CalculatorBelowProps = CalculatorProps & {
  calculation?: Calculation | undefined
  outlet?: Outlet
}

/** The part below the answer: the cost, the year, and, folded, the other fields, the working and the hours. */
export function CalculatorBelow({
  calculator,
  draft: firstDraft,
  today,
  calculation: firstCalculation,
  outlet,
  takeOver,
}: CalculatorBelowProps & HydrationProps) {
  const { path } = calculator
  const [below, setBelow] = useState<Below>(() => {
    const calculation = firstCalculation ?? calculate(calculator, firstDraft, today)
    return {
      draft: firstDraft,
      calculation,
      charted: calculation,
      folded: calculation,
      isLive: false,
    }
  })
  const { draft, calculation, charted, folded, isLive } = below
  const { problems, estimate } = calculation

  useEffect(() => {
    if (!outlet) return
    outlet.show = (change) => setBelow((now) => ({ ...now, ...change }))
    outlet.show(outlet.below)
    if (takeOver?.().length) outlet.onEntered?.()
  }, [outlet, takeOver])

  const onChange = useCallback<OnChange>((event) => outlet?.onChange?.(event), [outlet])
  const fields = { draft, problems, onChange }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its fields
    <div className="page" onBlur={() => outlet?.onBlur?.()}>
      <div hidden={!estimate}>
        <Results calculator={calculator} charted={charted} />
      </div>
      <div className={styles.folds}>
        <MoreFields calculator={calculator} {...fields}>
          <FieldNotes today={today} />
        </MoreFields>
        <Assumptions
          estimate={charted.estimate}
          foldedEstimate={folded.estimate}
          isAnswered={estimate !== undefined}
          today={today}
          {...fields}
        />
        {folded.estimate && (
          <details data-screen-only="">
            <Summary>Hour by hour: summer, winter, the whole year</Summary>
            <DayChart estimate={folded.estimate} />
          </details>
        )}
      </div>
      <div className={styles.onwards}>
        <CopyLink hidden={!isLive} />
        {estimate?.inputs.readings ? (
          <button
            type="button"
            className="link"
            onClick={() => outlet?.saveEstimate?.(path, estimate, workingTable(estimate))}
          >
            {fileLabel}
          </button>
        ) : (
          estimate && (
            <a
              className="link"
              href={`${path}.csv?${formatDraft(draft)}`}
              rel="nofollow"
              download=""
            >
              {fileLabel}
            </a>
          )
        )}
      </div>
    </div>
  )
}

const fileLabel = 'The answer and its working as a spreadsheet'

/** The address holds the draft: anyone who opens it sees the same answer. */
const CopyLink = memo(function CopyLink({ hidden }: { hidden: boolean }) {
  const [label, setLabel] = useState('Copy a link to this answer')
  return (
    <button
      type="button"
      className="link"
      hidden={hidden}
      onClick={() => void copyAddress().then(setLabel)}
    >
      {label}
    </button>
  )
})

/** Browsers without a clipboard, or that keep it to themselves, show the address to be copied by hand. */
async function copyAddress(): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.href)
    return 'Link copied'
  } catch {
    return location.href
  }
}
