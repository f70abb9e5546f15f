import { formatMoneyInSentence, formatTens } from '#content/format.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { panelPrices } from '#estimate/data/prices.ts'
import { installationVat } from '#estimate/data/vat.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import type { QuotePart } from '#estimate/quote/quote.ts'
import type { QuoteWarning } from '#estimate/quote/review-quote.ts'
import { sourceLine } from './source-line.ts'

const percent = (share: number) => `${formatNumber(100 * share)}%`

/** What is odd in a quote, and what to ask about it. */
export function formatWarning(warning: QuoteWarning): string {
  switch (warning.kind) {
    case 'dear':
      return `${formatMoney(warning.price)} is above the usual ${formatMoneyInSentence(warning.usual)}. Ask what’s in it.`
    case 'cheap':
      return `${formatMoney(warning.price)} is below the usual ${formatMoneyInSentence(warning.usual)}. Ask what’s missing.`
    case 'unknown-size':
      return 'We’ve no figures for this size: our prices are for 3 to 6 kW. Get a second quote for the same.'
    case 'unknown-battery':
      return 'We’ve no price for this battery: ours is for 5 kWh. Ask for it as a line of its own.'
    case 'vat':
      return `On a home fitted on ${formatDay(warning.day)}, VAT is ${percent(warning.expected)}. Ask why theirs differs.`
    case 'yield':
      return `They promise more than the ${formatNumber(Math.round(warning.most / 10) * 10)} kWh a year that this size makes at best, facing south. Ask how they got it.`
    case 'self-use':
      return `They count on more use at home than the ${percent(warning.share)} we find. Ask for the row of MGD 003, the trade’s own table.`
    case 'export':
      return `An export rate above ${formatPence(warning.usual)} is usually tied. Ask to whom: your supplier, or their panels?`
    case 'saving':
      return `By themselves these panels can’t save more than ${formatTens(warning.most)} a year: that’s all they make, at the price of power.`
    case 'network':
      return `An inverter above ${warning.limit} kW on one phase needs the network’s approval before it’s fitted (G99). Ask who applies, and when.`
    case 'deposit':
      return `A deposit above ${percent(warning.most)} of the price is a lot. Ask what protects it.`
    case 'mcs':
      return 'There’s no MCS number. Without a certificate you may not be paid for export.'
    case 'over-time':
      return 'It’s paid over time. Ask for the cash price and compare that. We don’t compare credit.'
  }
}

/** Follows 'Get in writing too:'. */
export const missingWords: Record<QuotePart, string> = {
  inverter: 'the inverter’s kW, and G98 or G99',
  yield: 'the output in kWh a year',
  'self-use': 'the use at home they assumed',
  export: 'the export rate, and whose it is',
  deposit: 'the deposit, and what protects it',
  mcs: 'their MCS number',
  vat: 'the VAT in the price',
  payment: 'cash or over time',
}

/** What the verdicts are based on, as it holds on a day. */
export function quoteSources(today: Day): string {
  return `Usual prices: ${sourceLine(panelPrices, today)} Outside 3 to 6 kW we give no verdict. VAT: ${sourceLine(installationVat, today)} Output, use at home and payback are the savings calculator’s own, at the price quoted. Nobody pays to look better here.`
}
