import type { Section } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { exampleQuote } from '#edition/example-quote.ts'
import { QuoteSheet } from '#site/explaining/QuoteSheet.tsx'
import { Band } from '#site/sections/guide/Band.tsx'
import { WordsSection } from '#site/sections/guide/WordsSection.tsx'
import { Summary } from '#site/ui/Summary.tsx'
import styles from './QuoteSection.module.css'

type Props = { section: Extract<Section, { kind: 'words' }>; today: Day }

/** An invented quote with notes in the margin: folded where there is no margin, on a phone. */
export function QuoteSection({ section, today }: Props) {
  return (
    <Band {...section}>
      <details className={styles.quote}>
        <Summary>The quote, line by line</Summary>
        <QuoteSheet {...exampleQuote(today)} />
      </details>
      <div className={styles.more}>
        <WordsSection {...section} />
      </div>
    </Band>
  )
}
