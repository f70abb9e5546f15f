import { memo, Suspense } from 'react'
import type { Calculator } from '#content/calculator.ts'
import type { Calculation } from '#domain/estimate/shared/calculate.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import styles from '#site/calculators/Below.module.css'
import { FigureTable } from '#site/calculators/FigureTable.tsx'
import { YearChart } from '#site/calculators/results/YearChart.tsx'
import { moneyView } from './money-view.ts'
import { sizesView } from './sizes-view.ts'

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
  const { estimate } = charted
  if (!estimate) return null
  if (calculator.leadsWith !== 'saving')
    return <Sizes calculator={calculator} calculation={charted} />
  return (
    <div className={styles.columns}>
      <Money estimate={estimate} />
      <YearChart estimate={estimate} />
    </div>
  )
}

const headings = {
  panels: { heading: 'Seven sizes, one household', caption: 'Seven sizes of panels compared' },
  battery: {
    heading: 'The price at which each size pays',
    caption: 'Four sizes of battery and the price at which each pays for itself',
  },
}

type SizesProps = { calculator: Calculator; calculation: Calculation }

const Sizes = memo(function Sizes({ calculator, calculation }: SizesProps) {
  const view = sizesView(calculator, calculation)
  if (!view) return null
  const { heading, caption } = headings[calculator.leadsWith === 'panels' ? 'panels' : 'battery']
  return (
    <div>
      <h2>{heading}</h2>
      <FigureTable table={view.table} caption={caption} />
      {view.note && <p className="dated">{view.note}</p>}
    </div>
  )
})

const Money = memo(function Money({ estimate }: { estimate: HomeEstimate }) {
  const view = moneyView(estimate)
  if (!view) return null
  return (
    <div>
      <h2>What you pay, and what you’re left with</h2>
      <FigureTable table={view.table} caption="Prices, savings and how far ahead you are" />
      <p className="dated">
        {`The middle, and the range likely around it in brackets. Your power bill goes from ${view.billBefore} a year to ${view.billAfter}. A new inverter after 15 years is counted; price rises and interest aren’t.`}
      </p>
    </div>
  )
})
