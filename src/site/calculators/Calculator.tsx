import { memo, useEffect, useRef, useState } from 'react'
import { type Answer, answerTo } from '#content/calculators/answer.ts'
import { calculatorAt } from '#content/calculators/calculators.ts'
import { addressOf, type Typed } from '#content/calculators/fields.ts'
import { formatHeadline } from '#content/calculators/headline.ts'
import type { Day } from '#domain/estimate/day.ts'
import type { Hydrated } from '../client/hydrate.tsx'
import { Assumptions } from './Assumptions.tsx'
import styles from './Calculator.module.css'
import { CopyLink } from './CopyLink.tsx'
import { Fields } from './Fields.tsx'
import { ProblemSummary } from './ProblemSummary.tsx'
import { Results } from './Results.tsx'
import { useCalculator } from './use-calculator.ts'

export type CalculatorProps = {
  /** The page it stands on, which says what it leads with. */
  path: string
  typed: Typed
  today: Day
}

/** Whoever needs the answer for more than to show it has it worked out already. */
type Worked = { worked?: Answer | undefined }

/** A calculator with the answer to what was typed: a plain form, and with script one that answers each keystroke. */
export function Calculator({
  path,
  typed: first,
  today,
  worked,
  takeOver,
}: CalculatorProps & Worked & Hydrated) {
  const calculator = calculatorAt(path)
  if (!calculator) throw new Error(`There is no calculator on ${path}`)
  const [rendered] = useState(() => ({
    typed: first,
    today,
    answer: worked ?? answerTo(calculator, first, today),
  }))
  const { form, typed, answer, drawn, folded, isLive, submitted, ...react } = useCalculator(
    calculator,
    rendered,
    { takeOver },
  )
  const headline = formatHeadline(calculator, answer)
  const sentence = useRef<HTMLParagraphElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { problems, estimate } = answer

  useEffect(() => {
    if (submitted === 0) return
    if (summary.current?.hidden) sentence.current?.scrollIntoView({ block: 'center' })
    else summary.current?.focus()
  }, [submitted])

  return (
    <div className="page">
      <div className="section-head">
        <h2 id="calculator-title">{calculator.heading}</h2>
        <p className="lead">{calculator.lead}</p>
      </div>
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={`${path}#calculator`}
        noValidate
        aria-labelledby="calculator-title"
        onBlur={react.leave}
        onSubmit={react.submit}
      >
        <Fields calculator={calculator} typed={typed} problems={problems} onChange={react.change} />
        <p ref={sentence} id="calculator-answer" className={styles.answer} aria-live="polite">
          {headline.answer}
        </p>
        <div className={styles.said}>
          <ProblemSummary of={summary} problems={problems} autoFocus={!isLive} />
          <p className="lead" aria-live="polite">
            {headline.more}
          </p>
          <p className={styles.forWhom}>{headline.forWhom}</p>
        </div>
        <div className={styles.results}>
          <div hidden={!estimate}>
            <Results calculator={calculator} drawn={drawn} folded={folded} />
          </div>
          <Assumptions
            estimate={drawn.estimate}
            folded={folded.estimate}
            isAnswered={estimate !== undefined}
            typed={typed}
            problems={problems}
            onChange={react.change}
          />
          <Onwards isLive={isLive} />
        </div>
      </form>
      {estimate && <Carried form={calculator.form} address={addressOf(typed)} path={path} />}
    </div>
  )
}

/** What was typed here goes along with the enquiry, whose form stands elsewhere on the page. */
function Carried({ form, path, address }: { form: string; path: string; address: string }) {
  if (address === '') return null
  return <input type="hidden" name="estimate" form={`${form}-form`} value={`${path}?${address}`} />
}

const Onwards = memo(function Onwards({ isLive }: { isLive: boolean }) {
  return (
    <div className={styles.onwards}>
      <p>
        An installer can hold this against your roof. If you ask for one, what you entered here goes
        along, so that nobody asks twice.
      </p>
      <a className="button" href="#quote">
        Ask an installer
      </a>
      <CopyLink hidden={!isLive} />
    </div>
  )
})
