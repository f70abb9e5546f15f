import { QuoteWithNotes } from '../explaining/quote/Quote.tsx'

/** What a writer of this edition may use in an article besides what every edition has. */
export const ownParts = { QuoteWithNotes }
