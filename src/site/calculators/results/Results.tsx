import { memo, Suspense } from 'react'
import type { Calculator } from '#edition/calculators/calculators.ts'
import type { Calculation } from '#estimate/calculate.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import styles from '../Calculator.module.css'
import { FigureTable } from '../FigureTable.tsx'
import { DayChart } from './DayChart.tsx'
import { moneyView } from './money-view.ts'
import { rebatesView } from './rebates-view.ts'
import { sizesView } from './sizes-view.ts'
import { YearChart } from './YearChart.tsx'

type Props = {
  calculator: Calculator
  /** For charts and open tables. */
  charted: Calculation
  /** For folded tables, which may lag behind. */
  folded: Calculation
}

/** Everything below the sentences of an answer. Suspense lets it hydrate by itself, after the fields. */
export const Results = memo(function Results(props: Props) {
  return (
    <Suspense>
      <Parts {...props} />
    </Suspense>
  )
})

function Parts({ calculator, charted, folded }: Props) {
  const { estimate } = charted
  if (!estimate) return null
  return (
    <>
      <Sizes calculator={calculator} calculation={charted} />
      <DayChart estimate={estimate} foldedEstimate={folded.estimate ?? estimate} />
      <YearChart estimate={estimate} foldedEstimate={folded.estimate ?? estimate} />
      <Money estimate={estimate} />
      <Rebates estimate={estimate} />
    </>
  )
}

const Sizes = memo(function Sizes({
  calculator,
  calculation,
}: {
  calculator: Calculator
  calculation: Calculation
}) {
  const view = sizesView(calculator, calculation)
  if (!view) return null
  return (
    <div className={styles.part}>
      <h3>
        {calculator.leadsWith === 'panels'
          ? 'Seven sizes, one household'
          : 'Four sizes, one household'}
      </h3>
      <FigureTable table={view.table} caption="The usual sizes compared" />
      {view.fit && <p className="dated">{view.fit}</p>}
    </div>
  )
})

const Money = memo(function Money({ estimate }: { estimate: HomeEstimate }) {
  const view = moneyView(estimate)
  if (!view) return null
  return (
    <div className={styles.part}>
      <h3>What it costs, and what you’re left with</h3>
      <FigureTable table={view.table} caption="Prices, savings and how far ahead you are" />
      <p className="dated">
        {`Each number is the middle; the range beside it covers eight cases out of ten. Your power bill goes from ${view.billBefore} a year to ${view.billAfter}. A new inverter after 15 years is counted; price rises and interest aren’t.`}
      </p>
    </div>
  )
})

const Rebates = memo(function Rebates({ estimate }: { estimate: HomeEstimate }) {
  const view = rebatesView(estimate)
  if (!view) return null
  return (
    <div className={styles.part}>
      <h3>Rebates where you live, now and after the next cut</h3>
      <FigureTable table={view.table} caption="Rebates on the day, and after it" />
      <p className="dated">{view.zone}</p>
    </div>
  )
})
