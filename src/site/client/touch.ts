import { Interest } from '../article/Interest.tsx'
import { Enquiry } from '../enquiry/Enquiry.tsx'
import { hydrate, propsOf, type Touched } from './hydrate.tsx'

/** Called by the inline script for the first thing a visitor touches, and for forms with a draft. */
export function touch(element: Touched): void {
  if (element.dataset.touch === 'interest') hydrate(element, Interest, propsOf(element))
  else hydrate(element, Enquiry, propsOf(element))
}
