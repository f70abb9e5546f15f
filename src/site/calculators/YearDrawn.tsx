import { memo } from 'react'
import { yearTable, yearView } from '#content/calculators/year-view.ts'
import { monthNames } from '#domain/estimate/day.ts'
import type { HomeEstimate } from '#domain/estimate/estimate.ts'
import { Summary } from '../ui/Summary.tsx'
import styles from './Drawn.module.css'
import { FigureTable } from './FigureTable.tsx'
import { Legend } from './Legend.tsx'
import { Plot } from './Plot.tsx'

type Props = {
  estimate: HomeEstimate
  /** What the folded numbers are of; they may lag behind. */
  folded: HomeEstimate
}

export function YearDrawn({ estimate, folded }: Props) {
  const { shapes, scale, sentence } = yearView(estimate)
  return (
    <div className={styles.drawn}>
      <h3>A year, month by month, in kWh</h3>
      <Legend hasBattery={estimate.system.battery > 0} />
      <figure>
        <Plot width={120} shapes={shapes} scale={scale}>
          <Months />
        </Plot>
        <figcaption>{sentence}</figcaption>
        <YearNumbers estimate={folded} />
      </figure>
    </div>
  )
}

const Months = memo(function Months() {
  return (
    <p className={styles.months} aria-hidden="true">
      {monthNames.map((name) => (
        <span key={name}>{name.slice(0, 3)}</span>
      ))}
    </p>
  )
})

const YearNumbers = memo(function YearNumbers({ estimate }: { estimate: HomeEstimate }) {
  return (
    <details className={styles.numbers}>
      <Summary>The numbers, month by month</Summary>
      <FigureTable table={yearTable(estimate)} caption="kWh in each month" quiet />
    </details>
  )
})
