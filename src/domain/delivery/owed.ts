import type { EnquiryKind } from '../enquiry/form.ts'
import type { Channel } from './delivery.ts'

export type Owed = { channel: Channel; endpoint: string | null }

/** By whom a lead came: through a form of ours, or through the hosted data interface with a public key. */
export type CameBy = 'site' | 'key'

/**
 * What a new lead is owed. A row that came with a public key gets no confirmation: anybody has that key, and could
 * make us write to anybody. A question is between the visitor and us: no other system gets it.
 */
export function deliveriesOwed(
  lead: { email: string; cameBy: CameBy; kind: EnquiryKind },
  receivers: { endpoints: readonly string[]; hostedTable: boolean },
): Owed[] {
  const owed: Owed[] = [{ channel: 'operator-letter', endpoint: null }]
  if (lead.email && lead.cameBy === 'site') owed.push({ channel: 'confirmation', endpoint: null })
  if (lead.kind === 'question') return owed
  for (const endpoint of receivers.endpoints) owed.push({ channel: 'webhook', endpoint })
  if (receivers.hostedTable) owed.push({ channel: 'hosted-table', endpoint: null })
  return owed
}
