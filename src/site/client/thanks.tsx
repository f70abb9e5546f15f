import { hydrateRoot } from 'react-dom/client'
import { QuickEstimate } from '../sections/success/QuickEstimate.tsx'

/** Called by the inline script of the thank-you page if a form has left an estimate in this tab. */
export function touch(element: HTMLElement): void {
  hydrateRoot(element, <QuickEstimate />)
}
