import { Interest } from '../article/Interest.tsx'
import { Enquiry } from '../enquiry/Enquiry.tsx'
import { type HydrationTarget, hydrate, propsOf } from './hydrate.tsx'

/** Called by the inline script when a form or the interest picker is first touched, and for a form with a draft. */
export function touch(element: HydrationTarget): void {
  if (element.dataset.touch === 'interest') hydrate(element, Interest, propsOf(element))
  else hydrate(element, Enquiry, propsOf(element))
}
