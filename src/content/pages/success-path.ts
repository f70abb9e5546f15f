import type { EnquiryKind } from '#domain/enquiry/form.ts'

/** The address of the thank-you page. It says nothing about the visitor. */
export function successPath(reference: string, kind: EnquiryKind): string {
  return `/success?ref=${reference}${kind === 'question' ? '&kind=question' : ''}`
}
