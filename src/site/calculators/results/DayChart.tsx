import { memo } from 'react'
import type { HomeEstimate } from '#domain/estimate/estimate.ts'
import { Summary } from '../../ui/Summary.tsx'
import { FigureTable } from '../FigureTable.tsx'
import styles from './Chart.module.css'
import { dayTable, dayView, type Season, seasonLabels, seasons } from './day-view.ts'
import { Legend } from './Legend.tsx'
import { Plot } from './Plot.tsx'

type Props = {
  estimate: HomeEstimate
  /** For the folded numbers, which may lag behind. */
  foldedEstimate: HomeEstimate
}

/** An average day. All three charts are in the page; the radios choose the visible one by CSS. */
export function DayChart({ estimate, foldedEstimate }: Props) {
  const { scale, seasons: views } = dayView(estimate)
  return (
    <div className={styles.chart}>
      <h3>A day, hour by hour, in kWh</h3>
      <fieldset className={styles.seasons}>
        <legend className="visually-hidden">Which day</legend>
        {seasons.map((season) => (
          <label key={season}>
            {/* Part of no form: the choice of a chart is no input. */}
            <input
              type="radio"
              name="season"
              value={season}
              form="none"
              defaultChecked={season === 'mean'}
            />
            {seasonLabels[season]}
          </label>
        ))}
      </fieldset>
      <Legend hasBattery={estimate.system.battery > 0} />
      {seasons.map((season) => (
        <figure key={season} data-season={season}>
          <Plot width={240} shapes={views[season].shapes} scale={scale}>
            <Hours />
          </Plot>
          <figcaption>{views[season].sentence}</figcaption>
          <DayNumbers estimate={foldedEstimate} season={season} />
        </figure>
      ))}
    </div>
  )
}

const Hours = memo(function Hours() {
  return (
    <p className={styles.hours} aria-hidden="true">
      <span>midnight</span>
      <span>6 am</span>
      <span>noon</span>
      <span>6 pm</span>
      <span>midnight</span>
    </p>
  )
})

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
