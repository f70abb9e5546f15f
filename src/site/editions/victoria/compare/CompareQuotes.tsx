import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { formatShort } from '#content/format.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import type { QuotesDraft } from '#domain/estimate/shared/quotes-draft.ts'
import { compareQuotes } from '#edition/pages/compare-quotes.ts'
import { acrossBorder } from '#estimate/border.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { type Compared, usualPanels } from '#estimate/quote/compare-quotes.ts'
import type { HydrationProps } from '#site/client/hydrate.tsx'
import { Problems } from '#site/compare/Problems.tsx'
import styles from './CompareQuotes.module.css'
import { findingOf, noticesOf } from './finding.ts'
import { QuoteGroup } from './QuoteGroup.tsx'
import { QuotesForm } from './QuotesForm.tsx'
import { Typed } from './Typed.tsx'
import { useComparison } from './use-comparison.ts'

/** An empty draft asks only. */
export type CompareQuotesProps = { draft: QuotesDraft; today: Day }

/**
 * The page of /compare-quotes. An answer that comes while the visitor is typing is shown below the form, where it moves nothing they
 * look at; one they asked for is shown above it, the finding first.
 */
export function CompareQuotes({ takeOver, ...rendered }: CompareQuotesProps & HydrationProps) {
  const { draft, compared, problems, isSent, submits, form } = useComparison(rendered, {
    takeOver,
  })
  const isAnswered = compared.quotes.length > 0
  const [wasAnswered] = useState(isAnswered)
  const finding = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (submits === 0) return
    if (summary.current) summary.current.focus()
    else finding.current?.scrollIntoView({ block: 'center' })
  }, [submits])

  const answer = isAnswered && <Groups compared={compared} />
  const fields = <QuotesForm draft={draft} problems={problems} isAnswered={isAnswered} {...form} />
  const verdict = (
    <div className="page" aria-live="polite">
      {isAnswered && <Verdict ref={finding} compared={compared} />}
    </div>
  )
  return (
    <div data-answered={isAnswered || undefined}>
      <div className="page">
        <h1>{compareQuotes.heading}</h1>
        <p className={`lead ${styles.lead}`} data-screen-only="">
          {compareQuotes.lead}
        </p>
        {isSent && <Problems ref={summary} className={styles.problems} problems={problems} />}
        {!wasAnswered && fields}
      </div>
      {verdict}
      {answer}
      {isAnswered && (
        <div className={`page ${styles.typed}`} data-screen-only="">
          <h2>What you typed</h2>
          <Typed quotes={compared.quotes} />
        </div>
      )}
      {wasAnswered && (
        <div className="page" data-screen-only="">
          <details className={styles.change} open={!isAnswered || Object.keys(problems).length > 0}>
            <summary className="button">{compareQuotes.change}</summary>
            {fields}
          </details>
        </div>
      )}
    </div>
  )
}

/** The verdict in one line, what decides it, and what we took apart or can’t hold. */
function Verdict({ ref, compared }: { ref: Ref<HTMLDivElement>; compared: Compared }) {
  const { headline, decide, more } = findingOf(compared)
  return (
    <>
      <div ref={ref} className={styles.finding}>
        <p className="dated">{homeOf(compared)}</p>
        <p className={styles.headline}>{headline}</p>
        <p className={styles.decide}>{decide}</p>
        {more.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className={styles.links} data-screen-only="">
          <button type="button" className={styles.print} data-print="" onClick={() => print()}>
            Print on one page
          </button>
          <a href="#quote-1">Change a quote</a>
          {compared.quotes.length < 3 && <a href={`#quote-${nextNumber(compared)}`}>Add another</a>}
        </p>
      </div>
      {noticesOf(compared).map(({ number, finding, about, isWarning, field }) => (
        <p key={number} className={styles.notice} data-warning={isWarning || undefined}>
          <b>{finding}</b> {about}
          {field && (
            <>
              {' '}
              <a href={`#${field}`} data-screen-only="">
                That’s not right
              </a>
            </>
          )}
        </p>
      ))}
    </>
  )
}

function nextNumber({ quotes }: Compared): number {
  return [1, 2, 3].find((number) => !quotes.some((one) => one.number === number)) ?? 3
}

/** Whose home the answer is for. */
function homeOf({ quotes, home }: Compared): string {
  const { postcode, monthlyBill, roofKilowatts } = home
  const count = ['One quote', 'Two quotes', 'Three quotes'][quotes.length - 1]
  const where = postcode ? ` at ${postcode}` : ''
  const bill = monthlyBill
    ? `, for a bill of ${formatMoney(monthlyBill)} a month`
    : ', for an average Victorian home'
  const roof = quotes.some(({ review }) => !review.kilowatts)
    ? `, with ${formatShort(roofKilowatts ?? usualPanels)} kW on the roof already`
    : ''
  const across = acrossBorder(postcode)
  const border = across ? `. ${postcode} is also ${across}, where other rebates hold` : ''
  return `${count}${where}${bill}${roof}${border}`
}

function Groups({ compared: { groups } }: { compared: Compared }): ReactNode {
  return groups.map((quotes) => (
    <QuoteGroup
      key={quotes[0]?.number}
      quotes={quotes}
      isOnItsOwn={groups.length > 1 && quotes.length === 1}
    />
  ))
}
