import {
  type Channel,
  channelNames,
  channelsWhere,
  type LetterChannel,
} from '#domain/delivery/channel.ts'
import type { Send } from '#domain/delivery/delivery.ts'
import { longestTimeoutMs } from '#domain/delivery/timeout.ts'
import { type EmailSettings, emailChannel } from './email.ts'
import {
  type HostedTable,
  hostedTableChannel,
  timeoutMs as tableTimeoutMs,
} from './hosted-table.ts'
import { type InstallerWebhookSettings, installerWebhookChannel } from './installer-webhook.ts'
import { defaultTimeouts as mailTimeouts } from './mail-timeouts.ts'
import { errorText, responseText } from './response-text.ts'
import { type WebhookSettings, webhookChannel } from './webhook.ts'

/** What channels need; of one that is not set up, undefined. */
export type ChannelSettings = EmailSettings &
  WebhookSettings &
  InstallerWebhookSettings & { hostedTable: HostedTable | undefined }

/** The longest that an attempt takes on each channel, in milliseconds. A delivery is claimed for longer. @internal */
export const longestTryMs: Record<Channel, number> = {
  ...everyLetter(mailTimeouts.all),
  'installer-webhook': longestTimeoutMs,
  webhook: longestTimeoutMs,
  'hosted-table': tableTimeoutMs,
}

function everyLetter<T>(one: T): Record<LetterChannel, T> {
  const names = channelsWhere(({ isLetter }) => isLetter === true) as LetterChannel[]
  return Object.fromEntries(names.map((name) => [name, one])) as Record<LetterChannel, T>
}

export type Sender = {
  /** Sends any delivery by its channel. Failures are returned, never thrown. */
  send: Send
  /** The channels that are set up here. */
  channels: readonly Channel[]
}

export function openSender(settings: ChannelSettings): Sender {
  const byEmail = emailChannel(settings)
  const senders: Record<Channel, Send | undefined> = {
    ...everyLetter<Send>(byEmail),
    'installer-webhook': installerWebhookChannel(settings),
    webhook: webhookChannel(settings),
    'hosted-table': settings.hostedTable && hostedTableChannel(settings.hostedTable),
  }
  return {
    channels: channelNames.filter((channel) => senders[channel]),
    send: async (delivery, content, limits) => {
      const send = senders[delivery.channel]
      if (!send) return { delivered: false, answer: 'This channel is not set up' }
      return send(delivery, content, limits).catch((error: unknown) => ({
        delivered: false,
        answer: responseText(errorText(error)),
      }))
    },
  }
}
