import type { ReactNode } from 'react'
import { formatMoneyInSentence } from '#content/format.ts'
import { missingWords } from '#edition/pages/compare-quotes.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { ReviewedQuote } from '#estimate/quote/compare-quotes.ts'
import { PriceLine } from './PriceLine.tsx'
import styles from './QuoteGroup.module.css'
import { questionsOf } from './question-words.ts'
import { aheadOf, batteryShareOf, groundsOf, paybackOf, sizeOf, verdictOf } from './quote-words.ts'

type Props = {
  quotes: readonly ReviewedQuote[]
  /** Whether there are others beside this group. */
  isOnItsOwn: boolean
}

/** Quotes for the same thing, each beside the others. */
export function QuoteGroup({ quotes, isOnItsOwn }: Props) {
  const [first] = quotes
  if (!first) return null
  const isPriced = quotes.some(({ verdict }) => verdict.kind !== 'none')
  return (
    <section className={`${styles.group} ${isOnItsOwn ? styles.deep : ''}`}>
      <div className="page">
        <h2>{headingOf(quotes, isOnItsOwn)}</h2>
        {isOnItsOwn && <p className={styles.note}>Not ranked: it isn’t the same thing.</p>}
        {isPriced && <PriceLine quotes={quotes} />}
        {isPriced && <p className={`dated ${styles.usual}`}>Green: usual for {usualOf(quotes)}.</p>}
        <table className={styles.quotes} data-count={quotes.length}>
          <caption className="visually-hidden">{headingOf(quotes, isOnItsOwn)}</caption>
          <thead>
            <tr>
              <td />
              {quotes.map(({ number, quote }) => (
                <th key={number} scope="col">
                  {quote.from}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(quotes).map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {quotes.map((one) => (
                  <td key={one.number}>
                    {quotes.length > 2 && <b className={styles.from}>{one.quote.from}</b>}
                    {of(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function headingOf(quotes: readonly ReviewedQuote[], isOnItsOwn: boolean): string {
  const [first, ...others] = quotes
  if (!first) return ''
  const size = sizeOf(first)
  if (others.length === 0)
    return isOnItsOwn ? `On its own: ${size}` : `${size.charAt(0).toUpperCase()}${size.slice(1)}`
  const isSame = others.every((other) => sizeOf(other) === size)
  return `The ${others.length === 1 ? 'two' : 'three'} for ${isSame ? size : `about ${size}`}`
}

function usualOf(quotes: readonly ReviewedQuote[]): string {
  return quotes
    .map((one) => `${sizeOf(one)}, ${formatMoneyInSentence(one.usual)}`)
    .filter((text, index, all) => all.indexOf(text) === index)
    .join('; ')
}

type Row = { name: string; of: (one: ReviewedQuote) => ReactNode }

function rowsOf(quotes: readonly ReviewedQuote[]): Row[] {
  const hasRebate = quotes.some(({ review }) => review.stateRebate > 0)
  return [
    {
      name: `Price you’d pay, cash${hasRebate ? ', before the state rebate' : ''}`,
      of: (one) => (
        <>
          <span className={styles.price}>{formatMoney(one.review.cashPrice)}</span>
          <small>{sumOf(one)}</small>
        </>
      ),
    },
    {
      name: 'Our verdict on the price',
      of: (one) => (
        <>
          <span className={styles.verdict} data-verdict={one.verdict.kind}>
            {verdictOf(one)}
          </span>
          <small>{groundsOf(one)}</small>
        </>
      ),
    },
    {
      name: quotes.some(({ quote }) => quote.batteryKwh)
        ? 'A kilowatt, a kilowatt-hour'
        : 'A kilowatt',
      of: perSize,
    },
    {
      name: 'Paid back in',
      of: (one) => {
        const { years, range } = paybackOf(one)
        return (
          <>
            {years}
            <small>{[range, batteryShareOf(one)].filter(Boolean).join('. ')}</small>
          </>
        )
      },
    },
    { name: 'Ahead after 25 years', of: aheadOf },
    { name: 'Ask them', of: (one) => <Ask one={one} /> },
  ]
}

/** How the price compared comes from the price quoted. */
function sumOf({ quote, review }: ReviewedQuote): string {
  const { price = 0 } = quote
  const correction = review.cashPrice - price - review.stateRebate
  const parts = [
    review.stateRebate > 0 && `the ${formatMoney(review.stateRebate)} state rebate they took off`,
    correction > 0.5 && `${formatMoney(correction)} that certificates can’t pay`,
  ].filter((part) => part !== false)
  const paid = quote.payment === 'over-time' ? ', paid over time' : ''
  return parts.length > 0
    ? `${formatMoney(price)} quoted${paid}, plus ${parts.join(' and ')}`
    : `as quoted${paid}`
}

function perSize({ quote, review }: ReviewedQuote): string {
  const { panelsPerKilowatt, batteryPerKwh } = review
  const parts = [
    panelsPerKilowatt && `${formatMoney(panelsPerKilowatt)} a kW`,
    batteryPerKwh && `${formatMoney(batteryPerKwh)} a kWh`,
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(', ')
  return quote.batteryKwh ? 'They give one price for both. Ask for two.' : ''
}

function Ask({ one }: { one: ReviewedQuote }) {
  const { missing } = one.review
  return (
    <>
      <ul className={styles.ask}>
        {questionsOf(one).map(({ ask, why }) => (
          <li key={ask}>
            <b>{ask}</b> {why}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={styles.missing}>
          Get in writing too: {missing.map((part) => missingWords[part]).join(', ')}.
        </p>
      )}
    </>
  )
}
