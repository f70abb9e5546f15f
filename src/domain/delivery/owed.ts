import type { EnquiryKind } from '../enquiry/form.ts'
import type { LeadSource } from '../lead/attribution.ts'
import { type Channel, channelNames, channels } from './channel.ts'
import { messages } from './messages.ts'

/** The facts of a new lead that decide which channels get it. */
type NewLead = { email: string; leadSource: LeadSource; kind: EnquiryKind }

/** A possible receiver of a lead, and the id of its delivery. */
export type OwedDelivery = { id: string; channel: Channel; endpoint: string | null }

/** What is set up here: the channels that can send, and the webhook endpoints. */
export type Receivers = { channels: readonly Channel[]; endpoints: readonly string[] }

/** All possible receivers of a lead, each with an id for the delivery. */
export function listReceivers(
  { channels: set, endpoints }: Receivers,
  newId: () => string,
): OwedDelivery[] {
  return channelNames
    .filter((channel) => set.includes(channel))
    .flatMap((channel) =>
      (channels[channel].perEndpoint ? endpoints : [null]).map((endpoint) => ({
        id: newId(),
        channel,
        endpoint,
      })),
    )
}

/** The receivers that a new lead is queued for. */
export function deliveriesOwed(lead: NewLead, receivers: readonly OwedDelivery[]): OwedDelivery[] {
  const telling: readonly Channel[] = messages['lead.created'].by
  return receivers.filter(
    ({ channel }) => telling.includes(channel) && mayGet[channels[channel].recipient](lead),
  )
}

const mayGet: Record<(typeof channels)[Channel]['recipient'], (lead: NewLead) => boolean> = {
  operators: () => true,
  // The public key is public: anybody could use it to make us write to anybody.
  visitor: ({ email, leadSource }) => email !== '' && leadSource !== 'key',
  // They learn of it by their offers.
  installer: () => false,
  // Questions and complaints stay between the visitor and us.
  system: ({ kind }) => kind === 'quotes',
}
