import { formatMoney } from '#estimate/format-money.ts'
import { byPriceAfterDue, type Compared } from './compared.ts'
import { LookAtThis } from './LookAtThis.tsx'
import styles from './QuoteCards.module.css'
import { KitOf } from './QuotesTable.tsx'
import { madeRows, saidRows, sentenceOf } from './rows.tsx'

/** What the sentence under the name says already. */
const inSentence = ['Panels', 'Inverter', 'Battery, usable', 'Installed on']

/** The quotes one under the other for a phone: the cheapest in truth first, warnings before figures. */
export function QuoteCards({ compared }: { compared: Compared }) {
  const quotes = byPriceAfterDue(compared.quotes)
  const rows = [
    ...saidRows(compared).filter(({ name }) => !inSentence.includes(name)),
    ...madeRows(quotes),
  ]
  return (
    <div className={styles.cards}>
      <table className={`table ${styles.rank}`}>
        <caption className="visually-hidden">The quotes by price after what is due</caption>
        <thead>
          <tr>
            <th scope="col">Quote</th>
            <th scope="col">Asked</th>
            <th scope="col">After what is due</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map(({ number, quote, review }) => {
            const holds = review.priceAfterDue === quote.price
            return (
              <tr key={number}>
                <th scope="row">{quote.from}</th>
                <td>
                  {holds ? formatMoney(quote.price ?? 0) : <s>{formatMoney(quote.price ?? 0)}</s>}
                </td>
                <td>{formatMoney(review.priceAfterDue ?? 0)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {quotes.map((one) => (
        <section key={one.number} className={styles.quote}>
          <KitOf {...one} />
          <h2>{one.quote.from}</h2>
          <p>
            {sentenceOf(one)} <a href={`#quote-${one.number}`}>Change</a>
          </p>
          <div className={styles.look}>
            <LookAtThis review={one.review} />
          </div>
          <dl>
            {rows.map(({ name, isMain, of }) => (
              <div key={name} data-main={isMain}>
                <dt>{name}</dt>
                <dd>{of(one)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
