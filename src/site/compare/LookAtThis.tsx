import { missingWords } from '#edition/pages/compare-quotes.ts'
import { Tick } from '../link-page/Tick.tsx'
import type { ReviewedQuote } from './compared.ts'
import styles from './LookAtThis.module.css'
import { formatWarning } from './warning-words.ts'

/** What to ask about a quote: warnings first, then what isn't on the paper. */
export function LookAtThis({ review: { warnings, missing } }: Pick<ReviewedQuote, 'review'>) {
  // The warning says it already.
  const absent = missing.filter((part) => part !== 'battery-model')
  return (
    <>
      {warnings.length === 0 ? (
        <p className={styles.right}>
          <Tick /> Nothing looks wrong.
        </p>
      ) : (
        <ul className={styles.warnings}>
          {warnings.map(formatWarning).map(({ finding, about }) => (
            <li key={finding}>
              <b>{finding}</b> {about}
            </li>
          ))}
        </ul>
      )}
      {absent.length > 0 && (
        <p className={`muted ${styles.missing}`}>
          Not in it: {absent.map((part) => missingWords[part]).join('; ')}. Ask for it in writing.
        </p>
      )}
    </>
  )
}
