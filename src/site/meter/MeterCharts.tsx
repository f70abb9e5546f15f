import { useState } from 'react'
import { monthNames } from '#domain/calendar.ts'
import { FigureTable, type Table } from '../calculators/FigureTable.tsx'
import chart from '../calculators/results/Chart.module.css'
import { seasonLabels, seasons } from '../calculators/results/day-view.ts'
import { Plot } from '../calculators/results/Plot.tsx'
import { Summary } from '../ui/Summary.tsx'
import type { MeterView } from './meter-view.ts'

/** A home’s own day and year. All three days are in the page; the radios choose the visible one by CSS. */
export function MeterCharts({ view }: { view: MeterView }) {
  const { isBehindPanels, dayScale, days, yearScale, months } = view
  return (
    <>
      <div className={chart.chart}>
        <h3>Your own day, hour by hour, in kWh</h3>
        <fieldset className={chart.seasons}>
          <legend className="visually-hidden">Which of your days</legend>
          {seasons.map((season) => (
            <label key={season}>
              {/* Part of no form: the choice of a chart is no input. */}
              <input
                type="radio"
                name="meter-season"
                value={season}
                form="none"
                defaultChecked={season === 'mean'}
              />
              {seasonLabels[season]}
            </label>
          ))}
        </fieldset>
        {isBehindPanels && <BoughtAndSold />}
        {seasons.map((season) => (
          <figure key={season} data-season={season}>
            <Plot width={240} shapes={days[season].shapes} scale={dayScale}>
              <p className={chart.hours} aria-hidden="true">
                {['midnight', '6 am', 'noon', '6 pm', 'midnight'].map((label, index) => (
                  <span key={index}>{label}</span>
                ))}
              </p>
            </Plot>
            <figcaption>{days[season].sentence}</figcaption>
            <Numbers
              title="The numbers, hour by hour"
              caption={`${seasonLabels[season]}: your kWh in each hour`}
              table={days[season].table}
            />
          </figure>
        ))}
      </div>
      <div className={chart.chart}>
        <h3>Your own year, month by month, in kWh</h3>
        {isBehindPanels && <BoughtAndSold />}
        <figure>
          <Plot width={120} shapes={months.shapes} scale={yearScale}>
            <p className={chart.months} aria-hidden="true">
              {monthNames.map((name) => (
                <span key={name}>{name.slice(0, 3)}</span>
              ))}
            </p>
          </Plot>
          <figcaption>{months.sentence}</figcaption>
          <Numbers
            title="The numbers, month by month"
            caption="Your kWh in each month"
            table={months.table}
          />
        </figure>
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

function BoughtAndSold() {
  return (
    <ul className={chart.legend} aria-label="Colours">
      {[
        { label: 'Bought', tone: chart.imported },
        { label: 'Sold', tone: chart.exported },
      ].map(({ label, tone }) => (
        <li key={label}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <rect className={tone} x=".5" y=".5" width="15" height="15" />
          </svg>{' '}
          {label}
        </li>
      ))}
    </ul>
  )
}
