import type { EnquiryKind } from '#domain/enquiry/form.ts'

/** Where the visitor reads that the lead is stored. Nothing in the address is about them. */
export function successPath(reference: string, kind: EnquiryKind): string {
  return `/success?ref=${reference}${kind === 'question' ? '&kind=question' : ''}`
}
