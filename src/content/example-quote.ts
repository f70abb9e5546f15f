/** A line of an invented quote, or one that is missing on it, with what to make of it. */
export type QuoteLine = {
  /** Whether it is as it should be, worth a question, or not on the quote at all. */
  state: 'fine' | 'ask' | 'missing'
  text?: string
  detail?: string
  amount?: string
  isTotal?: boolean
  note: { title: string; text: string }
}

/** An invented quote. */
export type ExampleQuote = { title: string; about: string; lines: readonly QuoteLine[] }
