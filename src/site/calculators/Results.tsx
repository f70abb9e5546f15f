import { memo, Suspense } from 'react'
import type { Answer } from '#content/calculators/answer.ts'
import type { Calculator } from '#content/calculators/calculators.ts'
import { moneyView } from '#content/calculators/money-view.ts'
import { rebatesView } from '#content/calculators/rebates-view.ts'
import { sizesView } from '#content/calculators/sizes-view.ts'
import type { Estimate } from '#domain/estimate/estimate.ts'
import styles from './Calculator.module.css'
import { DayDrawn } from './DayDrawn.tsx'
import { FigureTable } from './FigureTable.tsx'
import { YearDrawn } from './YearDrawn.tsx'

type Props = {
  calculator: Calculator
  /** What drawings and open tables show. */
  drawn: Answer
  /** What folded tables show; they may lag behind. */
  folded: Answer
}

/** Everything an answer comes with, below its sentences. It is hydrated by itself, once the fields are. */
export const Results = memo(function Results(props: Props) {
  return (
    <Suspense>
      <Parts {...props} />
    </Suspense>
  )
})

function Parts({ calculator, drawn, folded }: Props) {
  const { estimate } = drawn
  if (!estimate) return null
  return (
    <>
      <Sizes calculator={calculator} answer={drawn} />
      <DayDrawn estimate={estimate} folded={folded.estimate ?? estimate} />
      <YearDrawn estimate={estimate} folded={folded.estimate ?? estimate} />
      <Money estimate={estimate} />
      <Rebates estimate={estimate} />
    </>
  )
}

const Sizes = memo(function Sizes({
  calculator,
  answer,
}: {
  calculator: Calculator
  answer: Answer
}) {
  const view = sizesView(calculator, answer)
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

const Money = memo(function Money({ estimate }: { estimate: Estimate }) {
  const view = moneyView(estimate)
  if (!view) return null
  return (
    <div className={styles.part}>
      <h3>What it costs, and what it leaves</h3>
      <FigureTable table={view.table} caption="Prices, savings and what is left over" />
      <p className="dated">
        {`From the unkind end of every figure to the kind one. The power bill goes from ${view.billBefore} a year to ${view.billAfter}. No price rise is counted, and no interest.`}
      </p>
    </div>
  )
})

const Rebates = memo(function Rebates({ estimate }: { estimate: Estimate }) {
  const view = rebatesView(estimate)
  if (!view) return null
  return (
    <div className={styles.part}>
      <h3>Rebates where you live, now and next</h3>
      <FigureTable table={view.table} caption="Rebates on the day, and after it" />
      <p className="dated">{view.zone}</p>
    </div>
  )
})
