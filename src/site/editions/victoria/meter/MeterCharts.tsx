import { useState } from 'react'
import { FigureTable, type Table } from '#site/calculators/FigureTable.tsx'
import { Axis } from '#site/calculators/results/Axis.tsx'
import chart from '#site/calculators/results/Chart.module.css'
import { seasonLabels, seasons } from '#site/calculators/results/day-view.ts'
import { Legend } from '#site/calculators/results/Legend.tsx'
import { Plot } from '#site/calculators/results/Plot.tsx'
import { SeasonChoice } from '#site/calculators/results/SeasonChoice.tsx'
import { Summary } from '#site/ui/Summary.tsx'
import type { MeterView } from './meter-view.ts'

/** A home’s own day and year. */
export function MeterCharts({ view }: { view: MeterView }) {
  const { isBehindPanels, dayScale, days, yearScale, months } = view
  return (
    <>
      <div className={chart.chart}>
        <h3>Your own day, hour by hour, in kWh</h3>
        <SeasonChoice name="meter-season" legend="Which of your days" />
        {isBehindPanels && <Legend without="self discharging used" />}
        {seasons.map((season) => (
          <div key={season} data-season={season}>
            <figure>
              <Plot width={240} shapes={days[season].shapes} scale={dayScale}>
                <Axis of="hours" />
              </Plot>
              <figcaption>{days[season].sentence}</figcaption>
            </figure>
            <Numbers
              title="The numbers, hour by hour"
              caption={`${seasonLabels[season]}: your kWh in each hour`}
              table={days[season].table}
            />
          </div>
        ))}
      </div>
      <div className={chart.chart}>
        <h3>Your own year, month by month, in kWh</h3>
        {isBehindPanels && <Legend without="self discharging used" />}
        <figure>
          <Plot width={120} shapes={months.shapes} scale={yearScale}>
            <Axis of="months" />
          </Plot>
          <figcaption>{months.sentence}</figcaption>
        </figure>
        <Numbers
          title="The numbers, month by month"
          caption="Your kWh in each month"
          table={months.table}
        />
      </div>
    </>
  )
}

/** Rendered when it’s opened: all four tables at once would be a long task on a slow phone. */
function Numbers({ title, caption, table }: { title: string; caption: string; table: Table }) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <details className={chart.numbers} onToggle={() => setIsOpened(true)}>
      <Summary>{title}</Summary>
      {isOpened && <FigureTable table={table} caption={caption} quiet />}
    </details>
  )
}
