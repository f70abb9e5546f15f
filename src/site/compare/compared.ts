import type { Day } from '#domain/estimate/shared/day.ts'
import type { Estimate } from '#domain/estimate/shared/figure.ts'
import { type ParsedQuotes, parseQuotes, type QuotesDraft } from '#domain/quote/draft.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { type QuoteReview, reviewQuote } from '#domain/quote/review-quote.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { zoneOf } from '#estimate/postcode.ts'

/** What our model says of a quote’s size in this home: dollars, and the saving in the first year. */
type Modelled = { usualPrice: Estimate; saving: Estimate }

/** Without panels there is nothing to model: a battery alone depends on panels that we don’t know. */
export type ReviewedQuote = {
  number: number
  quote: Quote
  review: QuoteReview
  modelled: Modelled | undefined
}

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
      : quotes.map((one) => {
          const review = reviewQuote(one.quote, { zone, today })
          return { ...one, review, modelled: model({ ...one, review }, home, today) }
        }),
  }
}

function model(
  { quote, review }: Pick<ReviewedQuote, 'quote' | 'review'>,
  { postcode, monthlyBill }: ParsedQuotes['home'],
  today: Day,
): Modelled | undefined {
  if (!review.kilowatts) return undefined
  const estimate = estimateHome(
    {
      ...defaultInputs,
      ...(postcode ? { postcode } : {}),
      ...(monthlyBill ? { bill: monthlyBill, every: 'month' as const } : {}),
      kw: review.kilowatts,
      battery: quote.batteryKwh ?? 0,
      installed: quote.installedOn ?? today,
      rebate: 'no',
    },
    {},
    today,
  )
  if ('problems' in estimate) return undefined
  const { cost, saving } = estimate.money.together
  return { usualPrice: cost, saving }
}

/** The dearest last. Every compared quote has a price. */
export function byPriceAfterDue(quotes: readonly ReviewedQuote[]): ReviewedQuote[] {
  return quotes.toSorted(
    (one, other) => (one.review.priceAfterDue ?? 0) - (other.review.priceAfterDue ?? 0),
  )
}
