import type { Brand } from '#content/brand.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'

/** Whether a letter may speak of a call: they left a number and, where boxes ask, ticked the one for calls. */
export function mayCall(
  { boxes, columns }: Pick<OutgoingLead, 'boxes' | 'columns'>,
  { consent }: Pick<Brand, 'consent'>,
): boolean {
  return columns.phone !== '' && (consent !== 'channels' || boxes.calls !== null)
}
