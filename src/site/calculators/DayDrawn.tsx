import { seasons } from '#content/calculators/day-shown.ts'
import { layers } from '#content/calculators/energy-drawn.ts'
import type { Shown } from '#content/calculators/shown.ts'
import { Summary } from '../ui/Summary.tsx'
import styles from './Drawn.module.css'
import { Legend } from './Legend.tsx'
import { Slot } from './Slot.tsx'
import { SlotTable } from './SlotTable.tsx'

const labels = { summer: 'Summer', winter: 'Winter', mean: 'The whole year' }

/** A typical day. The three drawings are all there; the radios only choose which is seen. */
export function DayDrawn({ shown }: { shown: Shown }) {
  return (
    <div className={styles.drawn}>
      <h3>A day, hour by hour, in kWh</h3>
      <fieldset className={styles.seasons}>
        <legend className="visually-hidden">Which day</legend>
        {seasons.map((season) => (
          <label key={season}>
            {/* Belongs to no form: which drawing is seen is no part of the question. */}
            <input
              type="radio"
              name="season"
              value={season}
              form="none"
              defaultChecked={season === 'mean'}
            />
            {labels[season]}
          </label>
        ))}
      </fieldset>
      <Legend shown={shown} />
      {seasons.map((season) => (
        <figure key={season} data-season={season}>
          <div className={styles.plot}>
            <svg viewBox="0 0 240 100" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.rule} d="M0 0H240M0 50H240" />
              {layers.map((layer) => (
                <path
                  key={layer}
                  className={styles[layer]}
                  data-path={`day-${season}-${layer}`}
                  d={shown.paths[`day-${season}-${layer}`]}
                />
              ))}
              <path
                className={styles.used}
                data-path={`day-${season}-use`}
                d={shown.paths[`day-${season}-use`]}
              />
            </svg>
            <p className={styles.scale} aria-hidden="true">
              <Slot of={shown} name="day-top" />
              <Slot of={shown} name="day-half" />
              <span>0</span>
            </p>
            <p className={styles.hours} aria-hidden="true">
              <span>midnight</span>
              <span>6 am</span>
              <span>noon</span>
              <span>6 pm</span>
              <span>midnight</span>
            </p>
          </div>
          <figcaption>
            <Slot of={shown} name={`day-${season}`} />
          </figcaption>
          <details className={styles.numbers}>
            <Summary>The numbers, hour by hour</Summary>
            <SlotTable
              of={shown}
              name={`day-${season}`}
              caption={`${labels[season]}: kWh in each hour`}
              quiet
            />
          </details>
        </figure>
      ))}
    </div>
  )
}
