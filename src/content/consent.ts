import type { EnquiryKind } from '#domain/enquiry/form.ts'
import type { Brand } from './brand/brand.ts'

/** What a visitor consents to. Wording and version are stored with each lead as evidence. */
export type Consent = { wording: string; version: string }

/** What the last button says. */
export const submitLabels: Record<EnquiryKind, string> = {
  quotes: 'Get My Quote',
  question: 'Send My Question',
}

// Raise a version with every change of its wording.
/** The sentences above the last button. The link to the privacy page is drawn beside them. */
export function consentsOf({ name }: Brand): Record<EnquiryKind, Consent> {
  return {
    quotes: {
      wording: `By pressing ‘${submitLabels.quotes}’ you ask ${name} and up to three local installers we choose to call, text or email you about this enquiry for three months.`,
      version: 'three months 2026-11-22',
    },
    question: {
      wording: `By pressing ‘${submitLabels.question}’ you ask ${name} to use these details to answer you. We don’t pass them on to anybody.`,
      version: 'question 2026-11-22',
    },
  }
}
