import { terms } from '#estimate/terms.ts'
import type { StatedSystem } from '../offer/price.ts'
import { formatBand, formatSystem } from '../offer/price-words.ts'
import type { LetterText } from './template.ts'

/**
 * What the desk may write to a visitor who wants to see prices first: our own band, and what they want now. Its fields are filled in like
 * those of a template.
 */
export function pricesDraft(stated: StatedSystem, prices: number): LetterText {
  const first =
    prices === 0
      ? 'No installer has named a price yet, so here is ours to go by.'
      : 'The prices that installers named are on your page. Here is ours beside them.'
  return {
    subject: 'Prices for your system, and what you’d like next',
    body: [
      'Hello {first name},',
      `You asked to see prices before anybody calls. ${first}`,
      `For ${formatSystem(stated)}, our own estimate is ${formatBand(stated.band)}, ${terms.ourPrices.letter}.`,
      'What would you like? We can ask other installers, call you ourselves, or leave it at that. Please answer this email, or call us on {phone}. Nobody calls you until you say so.',
      'Kind regards,',
      '{operator}, {business}',
    ].join('\n\n'),
  }
}
