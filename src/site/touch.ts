import { hydrateEnquiry } from './enquiry/hydrate.tsx'

/** Called by the inline script for the first thing a visitor touches, and for forms with a draft. */
export function touch(element: HTMLElement, event?: string): void {
  hydrateEnquiry(element, event)
}
