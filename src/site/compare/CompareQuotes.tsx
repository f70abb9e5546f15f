import { type Ref, useEffect, useRef, useState } from 'react'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import type { QuotesDraft } from '#domain/quote/draft.ts'
import { compareQuotes } from '#edition/pages/compare-quotes.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { HydrationProps } from '../client/hydrate.tsx'
import styles from './CompareQuotes.module.css'
import { byPriceAfterDue, type Compared } from './compared.ts'
import { QuoteCards } from './QuoteCards.tsx'
import { QuotesForm } from './QuotesForm.tsx'
import { QuotesTable } from './QuotesTable.tsx'
import { useComparison } from './use-comparison.ts'

/** An empty draft asks only. */
export type CompareQuotesProps = { draft: QuotesDraft; today: Day }

/**
 * The page of /compare-quotes. An answer that comes while somebody is typing stands below the form, so that nothing they look at
 * moves; one that was asked for stands above it, the finding first.
 */
export function CompareQuotes({ takeOver, ...rendered }: CompareQuotesProps & HydrationProps) {
  const { draft, today, compared, problems, isSent, submits, form } = useComparison(rendered, {
    takeOver,
  })
  const isAnswered = compared.quotes.length > 0
  const [wasAnswered] = useState(isAnswered)
  const finding = useRef<HTMLParagraphElement>(null)
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (submits === 0) return
    if (summary.current) summary.current.focus()
    else finding.current?.scrollIntoView({ block: 'center' })
  }, [submits])

  const answer = (
    <>
      <div aria-live="polite">
        {isAnswered && (
          <p ref={finding} className={styles.finding}>
            <Finding compared={compared} />
          </p>
        )}
      </div>
      {isAnswered && <Answer compared={compared} today={today} />}
    </>
  )
  return (
    <div className="page" data-answered={isAnswered || undefined}>
      <h1>{compareQuotes.heading}</h1>
      <p className={`lead ${styles.lead}`} data-screen-only="">
        {wasAnswered ? compareQuotes.lead : `${compareQuotes.lead} ${compareQuotes.ask}`}
      </p>
      {isSent && <Problems ref={summary} problems={problems} />}
      {wasAnswered && answer}
      {wasAnswered && isAnswered && (
        <h2 className={styles.change} data-screen-only="">
          What you typed
        </h2>
      )}
      <QuotesForm draft={draft} problems={problems} isAnswered={isAnswered} {...form} />
      {!wasAnswered && answer}
    </div>
  )
}

type ProblemsProps = { ref: Ref<HTMLDivElement>; problems: Readonly<Record<string, string>> }

function Problems({ ref, problems }: ProblemsProps) {
  const entries = Object.entries(problems)
  if (entries.length === 0) return null
  return (
    <div ref={ref} className={styles.problems} role="alert" tabIndex={-1}>
      <h2>Please fix:</h2>
      <ul>
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <a href={`#compare-${name}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Answer({ compared, today }: { compared: Compared; today: Day }) {
  const { value, checked } = certificatePrice
  return (
    <>
      <QuotesTable compared={compared} />
      <QuoteCards compared={compared} />
      <p className={`dated ${styles.dated}`}>
        Certificates: federal schemes as they stand on {formatDay(today)}, at{' '}
        {formatMoney(value.low)} to {formatMoney(value.high)} each (last checked{' '}
        {formatDay(checked)}). Not counted: Solar Victoria’s rebate, which would come off all of
        them alike. Nobody pays to look better here.
      </p>
    </>
  )
}

/** Two sentences with both prices: who asks the least in truth, and whose paper says otherwise. */
function Finding({ compared: { quotes } }: { compared: Compared }) {
  const [cheapest] = byPriceAfterDue(quotes)
  const lowestAsked = quotes.toSorted(
    (one, other) => (one.quote.price ?? 0) - (other.quote.price ?? 0),
  )[0]
  if (!cheapest || !lowestAsked) return null
  const least = formatMoney(cheapest.review.priceAfterDue ?? 0)
  return (
    <>
      <b>
        Counted the same way, {cheapest.quote.from} asks the least: {least}.
      </b>{' '}
      {lowestAsked.number !== cheapest.number
        ? `The lowest price on paper, ${formatMoney(lowestAsked.quote.price ?? 0)} from ${lowestAsked.quote.from}, comes to ${formatMoney(lowestAsked.review.priceAfterDue ?? 0)}.`
        : 'It is the lowest price on paper too.'}
    </>
  )
}
