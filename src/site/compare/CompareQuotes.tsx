import { formatDollars } from '#content/calculators/format.ts'
import { compareQuotes } from '#content/pages/compare-quotes.ts'
import { certificatePrice } from '#domain/estimate/data/certificates.ts'
import { type Day, formatDay } from '#domain/estimate/day.ts'
import type { QuotesDraft } from '#domain/quote/draft.ts'
import { brand } from '../brand.ts'
import styles from './CompareQuotes.module.css'
import { byPriceAfterDue, type Compared, compareDraft } from './compared.ts'
import { QuoteCards } from './QuoteCards.tsx'
import { QuotesForm } from './QuotesForm.tsx'
import { QuotesTable } from './QuotesTable.tsx'

/** An empty draft asks only. */
export type CompareQuotesProps = { draft: QuotesDraft; today: Day }

/** The page of /compare-quotes: the finding first, then the quotes side by side, then what was typed. */
export function CompareQuotes({ draft, today }: CompareQuotesProps) {
  const isAsked = Object.keys(draft).length > 0
  const compared = compareDraft(draft, today)
  const isAnswered = compared.quotes.length > 0
  const problems = isAsked ? compared.problems : {}
  return (
    <section className={styles.page} data-answered={isAnswered || undefined}>
      <div className="page">
        <h1>{compareQuotes.heading}</h1>
        <p className={`lead ${styles.lead}`}>
          {isAnswered ? compareQuotes.lead : `${compareQuotes.lead} ${compareQuotes.ask}`}
        </p>
        {brand.sellsInAustralia ? (
          <>
            <Problems problems={problems} />
            {isAnswered && <Answer compared={compared} today={today} />}
            <QuotesForm draft={draft} problems={problems} isAnswered={isAnswered} />
          </>
        ) : (
          <p className={styles.finding}>{compareQuotes.elsewhere}</p>
        )}
      </div>
    </section>
  )
}

function Problems({ problems }: { problems: Readonly<Record<string, string>> }) {
  const entries = Object.entries(problems)
  if (entries.length === 0) return null
  return (
    <div className={styles.problems} role="alert" tabIndex={-1}>
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
      <p className={styles.finding}>
        <Finding compared={compared} />
      </p>
      <QuotesTable compared={compared} />
      <QuoteCards compared={compared} />
      <p className={`dated ${styles.dated}`}>
        Certificates: federal schemes as they stand on {formatDay(today)}, at{' '}
        {formatDollars(value.low)} to {formatDollars(value.high)} each (last checked{' '}
        {formatDay(checked)}). Not counted: Solar Victoria’s rebate, which would come off all of
        them alike. Nobody pays to look better here.
      </p>
      <h2 className={styles.change}>What you typed</h2>
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
  const least = formatDollars(cheapest.review.priceAfterDue ?? 0)
  return (
    <>
      <b>
        Counted the same way, {cheapest.quote.from} asks the least: {least}.
      </b>{' '}
      {lowestAsked.number !== cheapest.number
        ? `The lowest price on paper, ${formatDollars(lowestAsked.quote.price ?? 0)} from ${lowestAsked.quote.from}, comes to ${formatDollars(lowestAsked.review.priceAfterDue ?? 0)}.`
        : 'It is the lowest price on paper too.'}
    </>
  )
}
