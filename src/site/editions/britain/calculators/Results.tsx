import { memo, Suspense } from 'react'
import type { Calculator } from '#content/calculator.ts'
import type { Calculation } from '#domain/estimate/shared/calculate.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import styles from '#site/calculators/Below.module.css'
import { FigureTable } from '#site/calculators/FigureTable.tsx'
import { YearChart } from '#site/calculators/results/YearChart.tsx'
import { Summary } from '#site/ui/Summary.tsx'
import { Movers } from './Movers.tsx'
import own from './Results.module.css'
import { batteriesTable, moneyTable, sizesTable, sumTable } from './tables.ts'

type Props = { calculator: Calculator; charted: Calculation }

/** The open part below an answer. Suspense lets it hydrate by itself, after the fields. */
export const Results = memo(function Results(props: Props) {
  return (
    <Suspense>
      <Parts {...props} />
    </Suspense>
  )
})

function Parts({ calculator, charted }: Props) {
  const { estimate, advice } = charted
  if (!estimate) return null
  if (calculator.leadsWith === 'panels' && advice)
    return (
      <div className={own.stack}>
        <Sizes advice={advice} />
        <Sum estimate={estimate} />
      </div>
    )
  const leadsWithSaving = calculator.leadsWith === 'saving'
  return (
    <>
      <div className={styles.columns}>
        {!leadsWithSaving && advice && <Batteries advice={advice} estimate={estimate} />}
        <Sum estimate={estimate} />
        {leadsWithSaving && <Movers estimate={estimate} />}
      </div>
      <div className={styles.folds}>
        <details>
          <Summary>What you pay, and what you’re left with</Summary>
          <Money estimate={estimate} />
        </details>
        {leadsWithSaving && (
          <details>
            <Summary>A year, month by month</Summary>
            <YearChart estimate={estimate} />
          </details>
        )}
      </div>
    </>
  )
}

type Advice = NonNullable<Calculation['advice']>

const Sizes = memo(function Sizes({ advice }: { advice: Advice }) {
  return (
    <div>
      <h2>Four sizes, one household</h2>
      <FigureTable table={sizesTable(advice)} caption="Four sizes of panels compared" />
      <p className="dated">
        The marked one is paid back soonest. G98 means: fit first, tell the network. It’s the
        inverter that counts.
      </p>
    </div>
  )
})

type BatteriesProps = { advice: Advice; estimate: HomeEstimate }

const Batteries = memo(function Batteries({ advice, estimate }: BatteriesProps) {
  const { life } = estimate.assumptions
  return (
    <div className={own.three}>
      <h2>What each size is worth</h2>
      <FigureTable
        table={batteriesTable(advice, estimate)}
        caption="What three sizes of battery add, are worth and cost"
      />
      <p className="dated">
        {`Beside the best you can do without one on the same tariff, over ${life.value.mid} years. What a battery loses on the way is counted.`}
      </p>
    </div>
  )
})

const Money = memo(function Money({ estimate }: { estimate: HomeEstimate }) {
  return (
    <div>
      <FigureTable
        table={moneyTable(estimate)}
        caption="Price, VAT, payback and what is left after 25 years"
      />
      <p className="dated">
        The middle, and the range likely around it in brackets. Price rises, interest and a new
        inverter are left out: we found no checked price of one.
      </p>
    </div>
  )
})

const Sum = memo(function Sum({ estimate }: { estimate: HomeEstimate }) {
  const view = sumTable(estimate)
  return (
    <div className={own.three}>
      <h2>Where it comes from</h2>
      <FigureTable table={view.table} caption="The saving of the first twelve months" />
      <p className="dated">{view.note}</p>
    </div>
  )
})
