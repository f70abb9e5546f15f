import { useEffect, useRef, useState } from 'react'
import type { Calculator as CalculatorContent } from '#content/calculator.ts'
import { type Calculation, calculate } from '#domain/estimate/shared/calculate.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { type Draft, formatDraft } from '#domain/estimate/shared/draft.ts'
import { formatHeadline } from '#views/calculators/headline.ts'
import type { HydrationProps } from '../client/hydrate.tsx'
import styles from './Calculator.module.css'
import { FieldLink } from './fields/FieldLink.tsx'
import { calculatorForm, Fields } from './fields/Fields.tsx'
import { ProblemSummary } from './fields/ProblemSummary.tsx'
import type { Outlet } from './outlet.ts'
import { useCalculator } from './use-calculator.ts'

export type CalculatorProps = {
  calculator: CalculatorContent
  draft: Draft
  today: Day
}

/** A caller that has already calculated, such as the server to choose its status, passes the result on. */
type Calculated = { calculation?: Calculation | undefined }

/** The first fields of a calculator and its answer: a plain form, which with script answers each keystroke. */
export function Calculator({
  calculator,
  draft: firstDraft,
  today,
  calculation: firstCalculation,
  outlet,
  takeOver,
}: CalculatorProps & Calculated & { outlet?: Outlet } & HydrationProps) {
  const { path } = calculator
  const [rendered] = useState(() => ({
    draft: firstDraft,
    today,
    calculation: firstCalculation ?? calculate(calculator, firstDraft, today),
  }))
  const { form, draft, calculation, isLive, submits, ...handlers } = useCalculator(
    calculator,
    rendered,
    { outlet, takeOver },
  )
  const { headline, band, decision, more, forWhom, narrowing } = formatHeadline(
    calculator,
    calculation,
  )
  const sentence = useRef<HTMLParagraphElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { problems, estimate } = calculation

  useEffect(() => {
    if (submits === 0) return
    if (summary.current?.hidden) sentence.current?.scrollIntoView({ block: 'center' })
    else summary.current?.focus()
  }, [submits])

  return (
    <form
      ref={form}
      id={calculatorForm}
      method="get"
      action={`${path}#calculator`}
      noValidate
      aria-label="Calculator"
      onBlur={handlers.handleBlur}
      onSubmit={handlers.handleSubmit}
    >
      <div className={styles.fields}>
        <Fields
          names={calculator.first}
          draft={draft}
          problems={problems}
          onChange={handlers.handleChange}
        />
        <button type="submit" className={`quiet ${styles.work}`}>
          Work it out
        </button>
      </div>
      <div className={styles.sentences}>
        <ProblemSummary ref={summary} problems={problems} autoFocus={!isLive} />
        <p ref={sentence} id="calculator-answer" className={styles.answer} aria-live="polite">
          {headline}
          <span className={styles.band}>{band}</span>
        </p>
        <p className={styles.decision}>{decision}</p>
        <p>{more}</p>
        <p className="dated">
          {forWhom}{' '}
          {narrowing && (
            <span data-screen-only="">
              <FieldLink name={narrowing.field}>{narrowing.ask}</FieldLink>: {narrowing.effect}
            </span>
          )}
        </p>
      </div>
      {estimate && <DraftField form={calculator.form} query={formatDraft(draft)} path={path} />}
    </form>
  )
}

/** Sends the draft along with the enquiry, whose form is elsewhere on the page. */
function DraftField({ form, path, query }: { form: string; path: string; query: string }) {
  if (query === '') return null
  return <input type="hidden" name="estimate" form={`${form}-form`} value={`${path}?${query}`} />
}
