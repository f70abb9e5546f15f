import { memo, useEffect, useRef, useState } from 'react'
import type { Day } from '#domain/estimate/shared/day.ts'
import type { Calculator as CalculatorContent } from '#edition/calculators/calculators.ts'
import { type Calculation, calculate } from '#estimate/calculate.ts'
import { type Draft, formatDraft } from '#estimate/inputs/draft.ts'
import type { HydrationProps } from '../client/hydrate.tsx'
import styles from './Calculator.module.css'
import { FieldLink } from './fields/FieldLink.tsx'
import { Fields } from './fields/Fields.tsx'
import { ProblemSummary } from './fields/ProblemSummary.tsx'
import { formatHeadline } from './headline.ts'
import { Results } from './results/Results.tsx'
import { useCalculator } from './use-calculator.ts'
import { Assumptions } from './working/Assumptions.tsx'
import { workingTable } from './working/working.ts'

export type CalculatorProps = {
  calculator: CalculatorContent
  draft: Draft
  today: Day
}

/** A caller that has already calculated, such as the server to choose its status, passes the result on. */
type Calculated = { calculation?: Calculation | undefined }

/** A calculator and its answer: a plain form, which with script answers each keystroke. */
export function Calculator({
  calculator,
  draft: firstDraft,
  today,
  calculation: firstCalculation,
  takeOver,
}: CalculatorProps & Calculated & HydrationProps) {
  const { path } = calculator
  const [rendered] = useState(() => ({
    draft: firstDraft,
    today,
    calculation: firstCalculation ?? calculate(calculator, firstDraft, today),
  }))
  const { form, draft, calculation, charted, folded, isLive, submits, saveEstimate, ...handlers } =
    useCalculator(calculator, rendered, { takeOver })
  const { headline, band, more, forWhom, narrowing } = formatHeadline(calculator, calculation)
  const sentence = useRef<HTMLParagraphElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { problems, estimate } = calculation

  useEffect(() => {
    if (submits === 0) return
    if (summary.current?.hidden) sentence.current?.scrollIntoView({ block: 'center' })
    else summary.current?.focus()
  }, [submits])

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
        onBlur={handlers.handleBlur}
        onSubmit={handlers.handleSubmit}
      >
        <Fields
          calculator={calculator}
          draft={draft}
          problems={problems}
          onChange={handlers.handleChange}
        />
        <p ref={sentence} id="calculator-answer" className={styles.answer} aria-live="polite">
          {headline}
          <span className={styles.band}>{band}</span>
        </p>
        <div className={styles.sentences}>
          <ProblemSummary ref={summary} problems={problems} autoFocus={!isLive} />
          <p className="lead" aria-live="polite">
            {more}
          </p>
          <p className={`muted ${styles.forWhom}`}>{forWhom}</p>
          <p className={`muted ${styles.forWhom}`} hidden={!narrowing}>
            {narrowing && (
              <>
                <FieldLink name={narrowing.field}>{narrowing.ask}</FieldLink>: {narrowing.effect}
              </>
            )}
          </p>
        </div>
        <div className={styles.results}>
          <div hidden={!estimate}>
            <Results calculator={calculator} charted={charted} folded={folded} />
          </div>
          <Assumptions
            estimate={charted.estimate}
            foldedEstimate={folded.estimate}
            isAnswered={estimate !== undefined}
            draft={draft}
            problems={problems}
            onChange={handlers.handleChange}
          />
          <NextSteps isLive={isLive} />
          {estimate?.inputs.readings ? (
            <button
              type="button"
              className={`link ${styles.copy}`}
              onClick={() => saveEstimate(path, estimate, workingTable(estimate))}
            >
              {fileLabel}
            </button>
          ) : (
            estimate && (
              <a
                className={`link ${styles.copy}`}
                href={`${path}.csv?${formatDraft(draft)}`}
                rel="nofollow"
                download=""
              >
                {fileLabel}
              </a>
            )
          )}
        </div>
      </form>
      {estimate && <DraftField form={calculator.form} query={formatDraft(draft)} path={path} />}
    </div>
  )
}

const fileLabel = 'The answer and its working as a spreadsheet'

/** Sends the draft along with the enquiry, whose form is elsewhere on the page. */
function DraftField({ form, path, query }: { form: string; path: string; query: string }) {
  if (query === '') return null
  return <input type="hidden" name="estimate" form={`${form}-form`} value={`${path}?${query}`} />
}

const NextSteps = memo(function NextSteps({ isLive }: { isLive: boolean }) {
  return (
    <div className={styles.onwards}>
      <p>
        An installer can check this on your roof. If you ask for one, we send what you entered here
        along, so nobody asks twice.
      </p>
      <a className="button" href="#quote">
        Ask an installer
      </a>
      <CopyLink hidden={!isLive} />
    </div>
  )
})

/** The address holds the draft: whoever opens it sees the same answer. */
function CopyLink({ hidden }: { hidden: boolean }) {
  const [label, setLabel] = useState('Copy a link to this answer')
  return (
    <button
      type="button"
      className={`link ${styles.copy}`}
      hidden={hidden}
      onClick={() => void copyAddress().then(setLabel)}
    >
      {label}
    </button>
  )
}

async function copyAddress(): Promise<string> {
  const isCopied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  )
  return isCopied ? 'Link copied' : location.href
}
