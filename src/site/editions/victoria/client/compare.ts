import { type HydrationTarget, hydrate, propsOf } from '#site/client/hydrate.tsx'
import { CompareQuotes, type CompareQuotesProps } from '../compare/CompareQuotes.tsx'

/** The inline script calls this when the comparison of quotes is touched. */
export function touch(element: HydrationTarget): void {
  hydrate(element, CompareQuotes, propsOf<CompareQuotesProps>(element))
}
