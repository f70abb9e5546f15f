import type { Day } from '../../shared/day.ts'
import type { Problems } from '../../shared/fields.ts'
import type { Estimate } from '../../shared/figure.ts'
import { groupAlike } from '../../shared/group-quotes.ts'
import type { Money } from '../../shared/payback.ts'
import type { QuotesDraft } from '../../shared/quotes-draft.ts'
import { estimateHome, type HomeEstimate } from '../estimate.ts'
import { defaultInputs } from '../inputs/inputs.ts'
import { type ComparedHome, type ParsedQuotes, parseQuotes } from './draft.ts'
import { missingParts, panelKilowatts, type Quote, type QuotePart } from './quote.ts'
import { type QuoteWarning, reviewQuote, usualPrice } from './review-quote.ts'

export type ReviewedQuote = {
  number: number
  quote: Quote
  kilowatts: number
  warnings: QuoteWarning[]
  missing: QuotePart[]
  /** What this size usually costs with VAT; undefined where we know no prices. */
  usual: Estimate | undefined
  /** Pounds in the twelve months from the day of installation. */
  saving: Estimate
  /** At the price quoted; undefined where a battery's part of it isn't known. */
  money: Money | undefined
}

export type Compared = Pick<ParsedQuotes, 'home' | 'problems'> & {
  /** In the order typed; none while anything must be mended. */
  quotes: ReviewedQuote[]
  /** Groups quotes for the same thing, the cheapest first. */
  groups: ReviewedQuote[][]
}

/** Every quote of a draft, counted alike: by the calculator’s own sums at the price quoted. */
export function compareQuotes(draft: QuotesDraft, today: Day): Compared {
  const { home, quotes, problems } = parseQuotes(draft, today)
  if (Object.keys(problems).length > 0) return { home, problems, quotes: [], groups: [] }
  const reviewed: ReviewedQuote[] = []
  for (const { number, quote } of quotes) {
    const estimate = estimateQuote(quote, home, today)
    if ('problems' in estimate)
      return { home, problems: atFields(estimate.problems, number), quotes: [], groups: [] }
    reviewed.push(toReviewed(number, quote, { estimate, today }))
  }
  return { home, problems, quotes: reviewed, groups: groupAlike(reviewed, offeredIn) }
}

function toReviewed(
  number: number,
  quote: Quote,
  { estimate, today }: { estimate: HomeEstimate; today: Day },
): ReviewedQuote {
  const kilowatts = panelKilowatts(quote) ?? 0
  const { withoutBattery, withBattery } = estimate.energy
  const own = {
    region: estimate.place.region,
    share: (withBattery ?? withoutBattery).selfUseShare.mid,
    rate: estimate.rates.power,
  }
  return {
    number,
    quote,
    kilowatts,
    warnings: reviewQuote(quote, own, today),
    missing: missingParts(quote),
    usual: usualPrice(kilowatts, quote.batteryKwh, quote.installedOn ?? today),
    saving: estimate.saving.together,
    money: estimate.quoted,
  }
}

function estimateQuote(
  quote: Quote,
  { postcode, bill }: ComparedHome,
  today: Day,
): HomeEstimate | { problems: Problems } {
  return estimateHome(
    {
      ...defaultInputs,
      postcode,
      ...(bill !== undefined && { bill }),
      kw: panelKilowatts(quote) ?? 0,
      battery: quote.batteryKwh ?? 0,
      batteryprice: quote.batteryPrice,
      installed: quote.installedOn ?? today,
      ...(quote.inverterKilowatts !== undefined && { inverter: quote.inverterKilowatts }),
    },
    {},
    today,
    { quoted: { price: quote.price ?? 0 } },
  )
}

/** What the model finds wrong, at the field that it follows from. */
function atFields({ bill, kw, installed }: Problems, number: number): Record<string, string> {
  if (installed) return { [`${number}-installed`]: installed }
  if (kw) return { [`${number}-panels`]: kw }
  return { bill: bill ?? 'Check the bill, or leave it out' }
}

function offeredIn({ kilowatts, quote }: ReviewedQuote) {
  return { kilowatts, batteryKwh: quote.batteryKwh ?? 0, price: quote.price ?? 0 }
}
