import type { EnquiryKind } from '../enquiry/form.ts'
import type { Channel } from './delivery.ts'

/** By whom a lead came: through a form of ours, or through the hosted data interface with a public key. */
export type CameBy = 'site' | 'key'

/** Somebody who may have to be told of a lead, and the id of the delivery if so. */
export type Receiver = { id: string; channel: Channel; endpoint: string | null }

type Lead = { email: string; cameBy: CameBy; kind: EnquiryKind }

/** Those of the receivers who are owed a new lead. */
export function deliveriesOwed(lead: Lead, receivers: readonly Receiver[]): Receiver[] {
  return receivers.filter(({ channel }) => isOwed(channel, lead))
}

function isOwed(channel: Channel, { email, cameBy, kind }: Lead): boolean {
  switch (channel) {
    case 'operator-letter':
      return true
    case 'confirmation':
      // Anybody has the public key, and could make us write to anybody.
      return email !== '' && cameBy === 'site'
    case 'webhook':
    case 'hosted-table':
      // A question is between the visitor and us.
      return kind !== 'question'
  }
}
