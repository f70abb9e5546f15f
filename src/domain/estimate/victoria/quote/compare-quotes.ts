import type { Day } from '../../shared/day.ts'
import type { Problems } from '../../shared/fields.ts'
import type { Estimate } from '../../shared/figure.ts'
import { groupAlike } from '../../shared/group-quotes.ts'
import type { Money } from '../../shared/payback.ts'
import type { QuotesDraft } from '../../shared/quotes-draft.ts'
import { estimateHome, type HomeEstimate } from '../estimate.ts'
import { defaultInputs } from '../inputs/inputs.ts'
import { type Zone, zoneOf } from '../postcode.ts'
import { type ComparedHome, type ParsedQuotes, parseQuotes } from './draft.ts'
import { judgePrice, type PriceVerdict, usualRange } from './price-verdict.ts'
import type { Quote } from './quote.ts'
import { type QuoteReview, reviewQuote } from './review-quote.ts'

export type ReviewedQuote = {
  number: number
  quote: Quote
  review: QuoteReview
  /** What this size usually costs after certificates, dollars. */
  usual: Estimate
  verdict: PriceVerdict
  /** At the price compared. `battery` is what the battery adds to new panels. */
  money: { together: Money; battery?: Money }
}

export type Compared = Pick<ParsedQuotes, 'home' | 'problems'> & {
  zone: Zone
  /** In the order typed; none while anything must be mended. */
  quotes: ReviewedQuote[]
  /** Groups quotes for the same thing, the cheapest first. */
  groups: ReviewedQuote[][]
}

/** Panels on the roof already, kW, where the buyer of a battery alone doesn't say. */
export const usualPanels = defaultInputs.kw

/** Every quote of a draft, counted alike. */
export function compareQuotes(draft: QuotesDraft, today: Day): Compared {
  const { home, quotes, problems } = parseQuotes(draft, today)
  const zone = zoneOf(home.postcode)
  const reviewed = Object.keys(problems).length > 0 ? [] : reviewAll({ home, quotes, zone, today })
  if ('problems' in reviewed) return { home, zone, quotes: [], groups: [], ...reviewed }
  return { home, problems, zone, quotes: reviewed, groups: groupAlike(reviewed, sizeOf) }
}

function reviewAll({
  home,
  quotes,
  zone,
  today,
}: Pick<ParsedQuotes, 'home' | 'quotes'> & { zone: Zone; today: Day }):
  | ReviewedQuote[]
  | Pick<ParsedQuotes, 'problems'> {
  const reviewed: ReviewedQuote[] = []
  for (const { number, quote } of quotes) {
    const review = reviewQuote(quote, { zone, isZoneKnown: home.postcode !== '', today })
    const estimate = estimateQuote(quote, review, home, today)
    if ('problems' in estimate) return { problems: atFields(estimate.problems, number, quote) }
    const { money, quoted } = estimate
    const usual = usualRange(money.together.cost)
    reviewed.push({
      number,
      quote,
      review,
      usual,
      verdict: judgePrice(review.cashPrice, usual, {
        kilowatts: review.kilowatts,
        batteryKwh: quote.batteryKwh,
      }),
      money: quoted ?? money,
    })
  }
  return reviewed
}

/** A battery on its own joins panels that are there. */
function estimateQuote(
  quote: Quote,
  { kilowatts, cashPrice }: QuoteReview,
  { postcode, monthlyBill, roofKilowatts }: ComparedHome,
  today: Day,
): HomeEstimate | { problems: Problems } {
  return estimateHome(
    {
      ...defaultInputs,
      ...(postcode ? { postcode } : {}),
      ...(monthlyBill ? { bill: monthlyBill, every: 'month' as const } : {}),
      kw: kilowatts ?? roofKilowatts ?? usualPanels,
      have: kilowatts ? 'no' : 'yes',
      battery: quote.batteryKwh ?? 0,
      installed: quote.installedOn ?? today,
      rebate: 'no',
    },
    {},
    today,
    { quoted: { price: cashPrice, battery: quote.batteryPrice } },
  )
}

/** What the model finds wrong, at the field that it follows from. */
function atFields(
  { bill, kw, installed }: Problems,
  number: number,
  { panels }: Quote,
): Record<string, string> {
  if (installed) return { [`${number}-installed`]: installed }
  if (kw) return { [`${number}-${panels ? 'panels' : 'kw'}`]: kw }
  return { bill: bill ?? 'Check the bill, or leave it out' }
}

function sizeOf({ review, quote }: ReviewedQuote) {
  const { kilowatts = 0, cashPrice } = review
  return { kilowatts, batteryKwh: quote.batteryKwh ?? 0, price: cashPrice }
}
