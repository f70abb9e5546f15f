import { type Channel, channelNames } from '#domain/delivery/channel.ts'
import type { Delivery, DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'
import { longestPatienceMs } from '#domain/delivery/patience.ts'
import { answerFrom, failureFrom } from './answer.ts'
import { type EmailSettings, emailChannel } from './email.ts'
import { type HostedTable, hostedTableChannel, patience as tablePatience } from './hosted-table.ts'
import { patience as letterPatience } from './post.ts'
import { type WebhookSettings, webhookChannel } from './webhook.ts'

export type ChannelSettings = EmailSettings & WebhookSettings & { hostedTable?: HostedTable }

export type Send = (delivery: Delivery, lead: LeadTold, limits?: DeliveryLimits) => Promise<Outcome>

/** The longest a try takes on each channel, in milliseconds. A delivery is claimed for longer. */
export const longestTryMs: Record<Channel, number> = {
  'operator-letter': letterPatience.all,
  confirmation: letterPatience.all,
  webhook: longestPatienceMs,
  'hosted-table': tablePatience,
}

export type Sender = {
  /** Takes a delivery to wherever it is owed. It never throws and always ends. */
  send: Send
  /** The channels that are set up here. */
  channels: readonly Channel[]
}

export function openSender(settings: ChannelSettings): Sender {
  const byEmail = emailChannel(settings)
  const senders: Record<Channel, Send | undefined> = {
    'operator-letter': byEmail,
    confirmation: byEmail,
    webhook: webhookChannel(settings),
    'hosted-table': settings.hostedTable && hostedTableChannel(settings.hostedTable),
  }
  return {
    channels: channelNames.filter((channel) => senders[channel]),
    send: async (delivery, lead, limits) => {
      const send = senders[delivery.channel]
      if (!send) return { delivered: false, answer: 'This channel is not set up' }
      return send(delivery, lead, limits).catch((error: unknown) => ({
        delivered: false,
        answer: answerFrom(failureFrom(error)),
      }))
    },
  }
}
