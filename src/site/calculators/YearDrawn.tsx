import { layers } from '#content/calculators/energy-drawn.ts'
import type { Shown } from '#content/calculators/shown.ts'
import { monthNames } from '#domain/estimate/day.ts'
import { Summary } from '../ui/Summary.tsx'
import styles from './Drawn.module.css'
import { Legend } from './Legend.tsx'
import { Slot } from './Slot.tsx'
import { SlotTable } from './SlotTable.tsx'

export function YearDrawn({ shown }: { shown: Shown }) {
  return (
    <div className={styles.drawn}>
      <h3>A year, month by month, in kWh</h3>
      <Legend shown={shown} />
      <figure>
        <div className={styles.plot}>
          <svg viewBox="0 0 120 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.rule} d="M0 0H120M0 50H120" />
            {layers.map((layer) => (
              <path
                key={layer}
                className={styles[layer]}
                data-path={`year-${layer}`}
                d={shown.paths[`year-${layer}`]}
              />
            ))}
            <path className={styles.used} data-path="year-use" d={shown.paths['year-use']} />
          </svg>
          <p className={styles.scale} aria-hidden="true">
            <Slot of={shown} name="year-top" />
            <Slot of={shown} name="year-half" />
            <span>0</span>
          </p>
          <p className={styles.months} aria-hidden="true">
            {monthNames.map((name) => (
              <span key={name}>{name.slice(0, 3)}</span>
            ))}
          </p>
        </div>
        <figcaption>
          <Slot of={shown} name="year" />
        </figcaption>
        <details className={styles.numbers}>
          <Summary>The numbers, month by month</Summary>
          <SlotTable of={shown} name="year" caption="kWh in each month" quiet />
        </details>
      </figure>
    </div>
  )
}
