import type { Day } from '#domain/estimate/day.ts'
import { zoneOf } from '#domain/estimate/postcode.ts'
import { type ParsedQuotes, parseQuotes, type QuotesDraft } from '#domain/quote/draft.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { type QuoteReview, reviewQuote } from '#domain/quote/review-quote.ts'

export type ReviewedQuote = { number: number; quote: Quote; review: QuoteReview }

export type Compared = Pick<ParsedQuotes, 'home' | 'problems'> & {
  zone: 1 | 2 | 3 | 4
  /** In the order typed; none while anything must be mended. */
  quotes: ReviewedQuote[]
}

/** Every quote of a draft, counted alike. */
export function compareDraft(draft: QuotesDraft, today: Day): Compared {
  const { home, quotes, problems } = parseQuotes(draft)
  const zone = zoneOf(home.postcode)
  const isWrong = Object.keys(problems).length > 0
  return {
    home,
    problems,
    zone,
    quotes: isWrong
      ? []
      : quotes.map((one) => ({ ...one, review: reviewQuote(one.quote, { zone, today }) })),
  }
}

/** The dearest last. Every compared quote has a price. */
export function byPriceAfterDue(quotes: readonly ReviewedQuote[]): ReviewedQuote[] {
  return quotes.toSorted(
    (one, other) => (one.review.priceAfterDue ?? 0) - (other.review.priceAfterDue ?? 0),
  )
}
