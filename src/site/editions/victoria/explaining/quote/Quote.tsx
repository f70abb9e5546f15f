import { exampleQuote } from '#edition/explaining/quote.ts'
import { QuoteSheet } from '#site/explaining/QuoteSheet.tsx'

/** An example quote, line by line, and what to make of each, under the heading of its article. */
export function QuoteWithNotes() {
  const quote = exampleQuote()
  return (
    <figure id="example-quote">
      <figcaption>{quote.text.point}</figcaption>
      <QuoteSheet {...quote} />
      <p className="dated">{quote.text.source}</p>
    </figure>
  )
}
