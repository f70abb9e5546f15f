import type { EnquiryKind } from '#domain/enquiry/form.ts'

/** The prefix of the forms that other sites show in a frame. */
export const embedPath = '/embed'

/** The address of the thank-you page. Its token, if there is one, shows until when we call; nothing in it names the visitor. */
export function successPath(
  { reference, token }: { reference: string; token?: string | undefined },
  kind: EnquiryKind,
): string {
  return `/success?ref=${reference}${token ? `&token=${token}` : ''}${kind === 'quotes' ? '' : `&kind=${kind}`}`
}
