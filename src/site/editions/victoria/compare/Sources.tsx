import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { compareQuotes } from '#edition/pages/compare-quotes.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { fairCredit, pricedSizes } from '#estimate/data/quotes.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { Summary } from '#site/ui/Summary.tsx'
import styles from './CompareQuotes.module.css'

/** What the verdicts are based on. It changes only with the day, and needs no script. */
export function Sources({ today }: { today: Day }) {
  const { value, checked } = certificatePrice
  const { low, high } = fairCredit.value
  return (
    <div className="page">
      <details className={styles.sources}>
        <Summary>{compareQuotes.sources}</Summary>
        <p className="dated">
          Certificates: federal schemes on {formatDay(today)}, counted at {formatMoney(value.mid)}{' '}
          each (last checked {formatDay(checked)}). Anything from {formatMoney(low)} to{' '}
          {formatMoney(high)} is nobody’s fault. Usual prices: {pricedSizes.source}. Outside those
          sizes we give no verdict. Paybacks are the savings calculator’s own at this price. They
          leave out the state rebate and any rise in what power costs. Nobody pays to look better
          here.
        </p>
      </details>
      <p className={styles.second} data-screen-only="">
        Only one quote? <a href="/#quote">Get a second quote</a>
      </p>
    </div>
  )
}
