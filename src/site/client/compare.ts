import { CompareQuotes, type CompareQuotesProps } from '../compare/CompareQuotes.tsx'
import { type HydrationTarget, hydrate, propsOf } from './hydrate.tsx'

/** The inline script calls this when the comparison of quotes is touched. */
export function touch(element: HydrationTarget): void {
  hydrate(element, CompareQuotes, propsOf<CompareQuotesProps>(element))
}
