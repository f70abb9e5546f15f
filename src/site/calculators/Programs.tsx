import { programsAnswer, programsAsked } from '#content/calculators/programs-shown.ts'
import type { Day } from '#domain/estimate/day.ts'
import { scripts } from '../scripts.ts'
import { Summary } from '../ui/Summary.tsx'
import { Wrong } from './Fields.tsx'
import styles from './Programs.module.css'
import { Slot } from './Slot.tsx'
import { SlotTable } from './SlotTable.tsx'

/** What is open at a postcode today; as built, in Victoria on the day it was built. */
export function Programs({ today }: { today: Day }) {
  const { path, heading, lead } = programsAsked
  const { shown } = programsAnswer(undefined, today)
  return (
    <section
      id="open"
      data-touch="programs"
      data-from={scripts.calculator}
      data-in="="
      aria-labelledby="open-title"
    >
      <div className="page">
        <div className="section-head">
          <h2 id="open-title">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <form
          className={styles.form}
          method="get"
          action={`${path}#open`}
          noValidate
          aria-labelledby="open-title"
        >
          <label htmlFor="open-postcode">Postcode</label>
          <input
            id="open-postcode"
            name="postcode"
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="3000"
            maxLength={12}
            aria-describedby="open-postcode-problem"
          />
          <button type="submit">Look it up</button>
          <Wrong id="open-postcode" name="postcode" />
        </form>
        <p className={styles.answer} aria-live="polite">
          <Slot of={shown} name="answer" />
        </p>
        <div data-part="open">
          <p className="dated">
            <Slot of={shown} name="answer-more" />
          </p>
          <SlotTable of={shown} name="open" caption="Programs that are open" wordy />
        </div>
        <details className={styles.closed} data-part="closed" hidden={!shown.parts.closed}>
          <Summary>What is no longer open</Summary>
          <SlotTable of={shown} name="closed" caption="Programs that are not open" wordy />
        </details>
      </div>
    </section>
  )
}
