import { memo } from 'react'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { Summary } from '../../ui/Summary.tsx'
import { FigureTable } from '../FigureTable.tsx'
import { Axis } from './Axis.tsx'
import styles from './Chart.module.css'
import { dayTable, dayView, type Season, seasonLabels, seasons } from './day-view.ts'
import { Legend } from './Legend.tsx'
import { Plot } from './Plot.tsx'
import { SeasonChoice } from './SeasonChoice.tsx'

/** An average day of each season. */
export function DayChart({ estimate }: { estimate: HomeEstimate }) {
  const { scale, seasons: views } = dayView(estimate)
  return (
    <div className={styles.chart}>
      <SeasonChoice name="season" legend="Which day" />
      <Legend without={estimate.system.battery > 0 ? '' : 'discharging'} />
      {seasons.map((season) => (
        <div key={season} data-season={season}>
          <figure>
            <Plot width={240} shapes={views[season].shapes} scale={scale}>
              <Axis of="hours" />
            </Plot>
            <figcaption>{views[season].sentence}</figcaption>
          </figure>
          <DayNumbers estimate={estimate} season={season} />
        </div>
      ))}
    </div>
  )
}

type NumbersProps = { estimate: HomeEstimate; season: Season }

const DayNumbers = memo(function DayNumbers({ estimate, season }: NumbersProps) {
  return (
    <details className={styles.numbers}>
      <Summary>The numbers, hour by hour</Summary>
      <FigureTable
        table={dayTable(estimate.days[season])}
        caption={`${seasonLabels[season]}: kWh in each hour`}
        quiet
      />
    </details>
  )
})
