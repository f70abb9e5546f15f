import { type Channel, channelNames, channels, type NewLead } from './channel.ts'

/** Somebody who may have to be told of a lead, and the id of the delivery if so. */
export type Receiver = { id: string; channel: Channel; endpoint: string | null }

/** What is set up here: the channels that can send, and the webhook endpoints. */
export type Receivers = { channels: readonly Channel[]; endpoints: readonly string[] }

/** Everybody who may be owed a lead, each with an id for the delivery. */
export function listReceivers(
  { channels: set, endpoints }: Receivers,
  newId: () => string,
): Receiver[] {
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

/** Those of the receivers who are owed a new lead. */
export function deliveriesOwed(lead: NewLead, receivers: readonly Receiver[]): Receiver[] {
  return receivers.filter(({ channel }) => channels[channel].isOwed(lead))
}
