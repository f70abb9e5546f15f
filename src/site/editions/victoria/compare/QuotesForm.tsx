import type { ComponentProps } from 'react'
import { compareQuotes } from '#edition/pages/compare-quotes.ts'
import type { QuoteField } from '#estimate/quote/draft.ts'
import {
  type FieldsProps,
  FurtherQuote,
  HomeFields,
  QuoteFields,
} from '#site/compare/QuoteFields.tsx'
import { ReadQuote } from '#site/compare/ReadQuote.tsx'
import styles from './QuotesForm.module.css'

type Props = FieldsProps & { isAnswered: boolean } & ComponentProps<'form'>

/** Asks for what decides first; the rest is folded. Sent with GET: the answer is an address that can be kept. */
export function QuotesForm({ draft, problems, isAnswered, ...form }: Props) {
  const shared = { draft, problems }
  return (
    <form
      data-screen-only=""
      className={styles.form}
      method="get"
      action="/compare-quotes"
      noValidate
      {...form}
    >
      <QuoteFields number={1} first={first} {...shared}>
        <button type="submit" className="button">
          {isAnswered ? compareQuotes.again : compareQuotes.submit}
        </button>
        <p className="dated">{compareQuotes.privacy}</p>
        <ReadQuote number={1} />
      </QuoteFields>
      {compareQuotes.further.map((heading, index) => (
        <FurtherQuote key={heading} number={index + 2} heading={heading} {...shared}>
          <QuoteFields number={index + 2} first={first} {...shared}>
            <ReadQuote number={index + 2} />
          </QuoteFields>
          <button type="submit" className="quiet">
            {compareQuotes.compare}
          </button>
        </FurtherQuote>
      ))}
      <HomeFields {...shared} />
    </form>
  )
}

const first: readonly QuoteField[] = ['kw', 'battery', 'price']
