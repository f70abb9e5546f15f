import { scripts } from '#site/client/scripts.ts'
import styles from './CompareQuotes.module.css'
import { CompareQuotes, type CompareQuotesProps } from './CompareQuotes.tsx'
import { Sources } from './Sources.tsx'

/** The section of /compare-quotes: complete HTML, and what script needs to hydrate it later. */
export function CompareQuotesPlace(props: CompareQuotesProps) {
  return (
    <>
      <section
        id="compare"
        className={styles.page}
        data-touch="compare"
        data-from={scripts.compare}
        data-props={JSON.stringify(props)}
      >
        <CompareQuotes {...props} />
      </section>
      <Sources today={props.today} />
    </>
  )
}
