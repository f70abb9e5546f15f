import { memo } from 'react'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { Summary } from '../../ui/Summary.tsx'
import { FigureTable } from '../FigureTable.tsx'
import { Axis } from './Axis.tsx'
import styles from './Chart.module.css'
import { Legend } from './Legend.tsx'
import { Plot } from './Plot.tsx'
import { yearTable, yearView } from './year-view.ts'

export function YearChart({ estimate }: { estimate: HomeEstimate }) {
  const { shapes, scale, sentence } = yearView(estimate)
  return (
    <div className={styles.chart}>
      <h2>A year, month by month, in kWh</h2>
      <Legend without={estimate.system.battery > 0 ? '' : 'discharging'} />
      <figure>
        <Plot width={120} shapes={shapes} scale={scale}>
          <Axis of="months" />
        </Plot>
        <figcaption>{sentence}</figcaption>
      </figure>
      <YearNumbers estimate={estimate} />
    </div>
  )
}

const YearNumbers = memo(function YearNumbers({ estimate }: { estimate: HomeEstimate }) {
  return (
    <details className={styles.numbers}>
      <Summary>The numbers, month by month</Summary>
      <FigureTable table={yearTable(estimate)} caption="kWh in each month" quiet />
    </details>
  )
})
