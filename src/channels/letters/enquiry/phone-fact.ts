import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { Dialable } from '#domain/privacy/dialable.ts'
import type { Fact } from '../letter.ts'
import { phoneLink } from '../links.ts'

/** What a letter to operators is about. */
export type LeadOfLetter = { lead: OutgoingLead; dialable?: Dialable | undefined }

/** The number of a lead in a letter to operators with the reason why it may be dialled, or may not. */
export function phoneFact({ lead: { columns, phone }, dialable }: LeadOfLetter): Fact {
  if (!dialable?.ok) return { name: 'Phone', value: dialable?.message ?? 'See the lead' }
  const value = dialable.note ? `${columns.phone} (${dialable.note})` : columns.phone
  return { name: 'Phone', value, ...phoneLink(columns.phone, phone.e164) }
}
