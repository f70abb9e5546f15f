import type { Shown } from '#content/calculators/shown.ts'
import { assumptionNames } from '#domain/estimate/assumptions.ts'
import { Summary } from '../ui/Summary.tsx'
import styles from './Assumptions.module.css'
import { Wrong } from './Fields.tsx'
import { Slot } from './Slot.tsx'
import { SlotTable } from './SlotTable.tsx'

/** How it was worked out: the sums, what may be changed in them, and what else is in them. */
export function Assumptions({ shown }: { shown: Shown }) {
  return (
    <div className={styles.assumptions}>
      <details data-part="working">
        <Summary>The working, line by line</Summary>
        <p className="dated">
          The middle of every range, as you could do it by hand. Only the hours are added up by
          machine: 8,760 of them.
        </p>
        <SlotTable of={shown} name="working" caption="The working" quiet />
      </details>
      <details>
        <Summary>What we assume, and what you may change</Summary>
        <p className="dated">
          Where we know only a range, we reckon with all of it. Put your own figure in its place and
          the range closes.
        </p>
        <ul className={styles.list}>
          {assumptionNames.map((name) => {
            const id = `calculator-${name}`
            const part = `assumption-${name}`
            return (
              <li key={name} data-part={part} hidden={!shown.parts[part]}>
                <label htmlFor={id}>
                  <Slot of={shown} name={`what-${name}`} />
                </label>
                <div className={styles.value}>
                  <Slot of={shown} name={`value-${name}`} />
                  <input
                    id={id}
                    name={name}
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder="yours"
                    maxLength={40}
                    aria-describedby={`${id}-source ${id}-problem`}
                  />
                </div>
                <p id={`${id}-source`} className="dated">
                  <Slot of={shown} name={`source-${name}`} />
                </p>
                <Wrong id={id} name={name} />
              </li>
            )
          })}
        </ul>
      </details>
      <details>
        <Summary>What else is in it, with its sources</Summary>
        <SlotTable of={shown} name="fixed" caption="Other figures and their sources" quiet />
      </details>
    </div>
  )
}
