import { compareQuotes } from '#edition/pages/compare-quotes.ts'
import type { QuoteField } from '#estimate/quote/draft.ts'
import { scripts } from '#site/client/scripts.ts'
import {
  type FieldsProps,
  FurtherQuote,
  HomeFields,
  QuoteFields,
} from '#site/compare/QuoteFields.tsx'
import { ReadQuote } from '#site/compare/ReadQuote.tsx'
import styles from './QuotesForm.module.css'

/** Asks for what decides first; the rest is folded. Sent with GET: the answer is an address that can be kept. */
export function QuotesForm({ isAnswered, ...shared }: FieldsProps & { isAnswered: boolean }) {
  return (
    <form
      data-screen-only=""
      className={styles.form}
      method="get"
      action="/compare-quotes"
      noValidate
    >
      <Quote number={1} {...shared} />
      {compareQuotes.further.map((heading, index) => (
        <FurtherQuote key={heading} number={index + 2} heading={heading} {...shared}>
          <Quote number={index + 2} {...shared} />
        </FurtherQuote>
      ))}
      <HomeFields {...shared} />
      <button type="submit" className="button">
        {isAnswered ? compareQuotes.again : compareQuotes.submit}
      </button>
      <p className="dated">{compareQuotes.privacy}</p>
    </form>
  )
}

const first: readonly QuoteField[] = ['panels', 'battery', 'price']

function Quote({ number, ...shared }: FieldsProps & { number: number }) {
  return (
    <QuoteFields number={number} first={first} {...shared}>
      <div data-touch="compare" data-from={scripts.compare} data-props={JSON.stringify({ number })}>
        <ReadQuote number={number} />
      </div>
    </QuoteFields>
  )
}
