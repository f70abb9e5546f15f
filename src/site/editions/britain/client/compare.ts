import { type HydrationTarget, hydrate, propsOf } from '#site/client/hydrate.tsx'
import { ReadQuote, type ReadQuoteProps } from '#site/compare/ReadQuote.tsx'

/** The inline script calls this when the part that reads a quote's file is touched. */
export function touch(element: HydrationTarget): void {
  hydrate(element, ReadQuote, propsOf<ReadQuoteProps>(element))
}
