import { answerTo } from '#content/calculators/answer.ts'
import type { Calculator as Content } from '#content/calculators/calculators.ts'
import type { Shown } from '#content/calculators/shown.ts'
import type { Day } from '#domain/estimate/day.ts'
import { scripts } from '../scripts.ts'
import { Assumptions } from './Assumptions.tsx'
import styles from './Calculator.module.css'
import { DayDrawn } from './DayDrawn.tsx'
import { Fields } from './Fields.tsx'
import { Slot } from './Slot.tsx'
import { SlotTable } from './SlotTable.tsx'
import { YearDrawn } from './YearDrawn.tsx'

type Props = { calculator: Content; today: Day }

/**
 * A calculator as it is built: a plain form with the answer for a usual home. Server and script fill in other answers,
 * by the names of the places.
 */
export function Calculator({ calculator, today }: Props) {
  const { shown } = answerTo(calculator, {}, today)
  return (
    <section
      id="calculator"
      className={styles.calculator}
      data-touch="calculator"
      data-from={scripts.calculator}
      data-in="="
      data-path={calculator.path}
      aria-labelledby="calculator-title"
    >
      <div className="page">
        <div className="section-head">
          <h2 id="calculator-title">{calculator.heading}</h2>
          <p className="lead">{calculator.lead}</p>
        </div>
        <form
          className={styles.form}
          method="get"
          action={`${calculator.path}#calculator`}
          noValidate
          aria-labelledby="calculator-title"
        >
          <Fields calculator={calculator} />
          <p className={styles.answer} aria-live="polite">
            <Slot of={shown} name="answer" />
          </p>
          <div className={styles.said}>
            <div className={styles.problems} data-problems="" tabIndex={-1} hidden>
              <h3>Please put this right:</h3>
              <ul />
            </div>
            <p className="lead" aria-live="polite">
              <Slot of={shown} name="answer-more" />
            </p>
            <p className={styles.forWhom}>
              <Slot of={shown} name="answer-for" />
            </p>
          </div>
          <div className={styles.results}>
            <div data-part="results">
              <Results calculator={calculator} shown={shown} />
            </div>
            <Assumptions shown={shown} />
            <Onwards />
          </div>
        </form>
      </div>
    </section>
  )
}

function Results({ calculator, shown }: { calculator: Content; shown: Shown }) {
  return (
    <>
      <div className={styles.part} data-part="sizes" hidden={!shown.parts.sizes}>
        <h3>
          {calculator.leadsWith === 'panels'
            ? 'Seven sizes, one household'
            : 'Four sizes, one household'}
        </h3>
        <SlotTable of={shown} name="sizes" caption="The usual sizes compared" />
        <p className="dated" data-part="fit" hidden={!shown.parts.fit}>
          <Slot of={shown} name="fit" />
        </p>
      </div>
      <DayDrawn shown={shown} />
      <YearDrawn shown={shown} />
      <div className={styles.part} data-part="money" hidden={!shown.parts.money}>
        <h3>What it costs, and what it leaves</h3>
        <SlotTable of={shown} name="money" caption="Prices, savings and what is left over" />
        <p className="dated">
          From the unkind end of every figure to the kind one. The power bill goes from{' '}
          <Slot of={shown} name="bill-before" /> a year to <Slot of={shown} name="bill-after" />. No
          price rise is counted, and no interest.
        </p>
      </div>
      <div className={styles.part} data-part="rebates" hidden={!shown.parts.rebates}>
        <h3>Rebates where you live, now and next</h3>
        <SlotTable of={shown} name="rebates" caption="Rebates on the day, and after it" />
        <p className="dated">
          <Slot of={shown} name="zone" />
        </p>
      </div>
    </>
  )
}

function Onwards() {
  return (
    <div className={styles.onwards}>
      <p>
        An installer can hold this against your roof. If you ask for one, what you entered here goes
        along, so that nobody asks twice.
      </p>
      <a className="button" href="#quote">
        Ask an installer
      </a>
      <button type="button" className={styles.copy} data-copy="" hidden>
        Copy a link to this answer
      </button>
    </div>
  )
}
