import { bringInterestToLife } from './article/interest.ts'
import { bringShareToLife } from './article/share.ts'
import { bringEnquiryToLife } from './enquiry/bring-to-life.tsx'

const kinds: Record<string, (element: HTMLElement) => void> = {
  enquiry: bringEnquiryToLife,
  interest: bringInterestToLife,
  share: bringShareToLife,
}

/** Called by the inline script for the first thing a visitor touches, and for forms with a draft. */
export function touch(element: HTMLElement & { k?: unknown }): void {
  kinds[element.dataset.touch ?? '']?.(element)
  // From here on it sees for itself.
  element.k = { push: () => 0 }
}
