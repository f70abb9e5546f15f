import { hydrateEnquiry } from './enquiry/hydrate.tsx'

/** Called by the inline script for the first thing a visitor touches, and for forms with a draft. */
export function touch(element: HTMLElement): void {
  hydrateEnquiry(element)
}
