import { formatMiddle, formatMoneyRange, formatPayback, formatShort } from '#content/format.ts'
import { formatPaysUpTo } from '#content/payback-sentence.ts'
import { listOf } from '#content/words.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import type { QuotesDraft } from '#domain/estimate/shared/quotes-draft.ts'
import { compareQuotes as words } from '#edition/pages/compare-quotes.ts'
import { formatWarning, missingWords, quoteSources } from '#edition/quote-warnings.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { type Compared, compareQuotes, type ReviewedQuote } from '#estimate/quote/compare-quotes.ts'
import { Problems } from '#site/compare/Problems.tsx'
import { PlainHero } from '#site/sections/PlainHero.tsx'
import { Summary } from '#site/ui/Summary.tsx'
import styles from './CompareQuotes.module.css'
import { QuotesForm } from './QuotesForm.tsx'

/** An empty draft asks only. */
export type CompareQuotesProps = { draft: QuotesDraft; today: Day }

/** The page of /compare-quotes. It needs no script: what was typed is the address, and the server answers it. */
export function CompareQuotesPlace({ draft, today }: CompareQuotesProps) {
  const isAsked = Object.keys(draft).length > 0
  const compared = isAsked ? compareQuotes(draft, today) : undefined
  const problems = compared?.problems ?? {}
  const isAnswered = compared !== undefined && compared.quotes.length > 0
  return (
    <>
      <PlainHero heading={words.heading}>
        <p className="lead">{words.lead}</p>
      </PlainHero>
      <div className={`page ${styles.page}`}>
        <div className={isAnswered ? styles.beside : undefined}>
          <div>
            <Problems className={styles.problems} problems={problems} />
            {isAnswered && <Answer {...compared} />}
          </div>
          <QuotesForm draft={draft} problems={problems} isAnswered={isAnswered} />
        </div>
        <details className={styles.more}>
          <Summary>{words.sources}</Summary>
          <p className="dated">{quoteSources(today)}</p>
        </details>
      </div>
    </>
  )
}

/** Only quotes for the same thing share a heading, the cheapest first. */
function Answer({ groups }: Compared) {
  return groups.map((quotes) => (
    <section key={quotes[0]?.number} className={styles.group}>
      <h2>{headingOf(quotes, groups.length)}</h2>
      {quotes.map((quote) => (
        <Reviewed key={quote.number} {...quote} />
      ))}
    </section>
  ))
}

function headingOf(quotes: readonly ReviewedQuote[], groups: number): string {
  const [first, second] = quotes
  if (first && second) {
    const less = (second.quote.price ?? 0) - (first.quote.price ?? 0)
    return less > 0
      ? `${first.quote.from} is the cheapest of ${quotes.length} alike, by ${formatMoney(less)}`
      : `${quotes.length} alike, at one price`
  }
  return groups > 1 ? 'On its own: another size' : 'What we find'
}

/** When it is paid back; where it never is, the price at which it would be. */
function paybackOf(money: NonNullable<ReviewedQuote['money']>): string {
  return [formatPayback(money.payback), formatPaysUpTo(money)].filter(Boolean).join('; ')
}

function Reviewed({ quote, kilowatts, usual, saving, money, warnings, missing }: ReviewedQuote) {
  const { from, price = 0, batteryKwh } = quote
  const rows: readonly (readonly [string, string])[] = [
    ['It asks', formatMoney(price)],
    ['Usual for this size', usual ? formatMoneyRange(usual) : 'We don’t know'],
    ['Worth a year, by our sum', formatMiddle(saving)],
    ['Paid back in', money ? paybackOf(money) : 'Type the battery’s part'],
  ]
  return (
    <article className={styles.quote}>
      <h3>
        {from}: {formatShort(kilowatts)} kW{batteryKwh ? ` and ${formatShort(batteryKwh)} kWh` : ''}
      </h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.warnings}>
        <h3>{warnings.length > 0 ? 'Ask before you sign' : 'Nothing in it to warn of'}</h3>
        {warnings.length > 0 && (
          <ul>
            {warnings.map((warning) => (
              <li key={warning.kind}>{formatWarning(warning)}</li>
            ))}
          </ul>
        )}
      </div>
      {missing.length > 0 && (
        <p className={styles.more}>
          <b>Get in writing too:</b> {listOf(missing.map((part) => missingWords[part]))}.
        </p>
      )}
    </article>
  )
}
