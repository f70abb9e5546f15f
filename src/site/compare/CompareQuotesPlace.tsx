import { compareQuotes } from '#content/pages/compare-quotes.ts'
import { brand } from '../brand.ts'
import { scripts } from '../client/scripts.ts'
import styles from './CompareQuotes.module.css'
import { CompareQuotes, type CompareQuotesProps } from './CompareQuotes.tsx'

/** The section of /compare-quotes: complete HTML, and what script needs to hydrate it later. */
export function CompareQuotesPlace(props: CompareQuotesProps) {
  return brand.sellsInAustralia ? (
    <section
      id="compare"
      className={styles.page}
      data-touch="compare"
      data-from={scripts.compare}
      data-props={JSON.stringify(props)}
    >
      <CompareQuotes {...props} />
    </section>
  ) : (
    <section className={styles.page}>
      <div className="page">
        <h1>{compareQuotes.heading}</h1>
        <p className={`lead ${styles.lead}`}>{compareQuotes.lead}</p>
        <p className={styles.finding}>{compareQuotes.elsewhere}</p>
      </div>
    </section>
  )
}
