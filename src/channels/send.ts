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
import { defaultTimeouts as mailTimeouts } from './mail-timeouts.ts'
import { errorText, responseText } from './response-text.ts'
import { type InstallerTextSettings, installerTextChannel } from './texts/installer-text.ts'
import { timeoutMs as textTimeoutMs } from './texts/post-text.ts'
import {
  type InstallerWebhookSettings,
  installerWebhookChannel,
} from './webhooks/installer-webhook.ts'
import { type WebhookSettings, webhookChannel } from './webhooks/webhook.ts'

/** What channels need; of one that is not set up, undefined. */
export type ChannelSettings = EmailSettings &
  WebhookSettings &
  InstallerWebhookSettings &
  InstallerTextSettings & { hostedTable: HostedTable | undefined }

/** The longest that an attempt takes on each channel, in milliseconds. A delivery is claimed for longer. @internal */
export const longestTryMs: Record<Channel, number> = {
  ...everyLetter(mailTimeouts.all),
  'installer-webhook': longestTimeoutMs,
  'installer-text': textTimeoutMs,
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
    'installer-text': installerTextChannel(settings),
    webhook: webhookChannel(settings),
    'hosted-table': settings.hostedTable && hostedTableChannel(settings.hostedTable),
  }
  return {
    channels: channelNames.filter((channel) => senders[channel]),
    send: async (delivery, content, limits) => {
      const send = senders[delivery.channel]
      const notSetUp = { delivered: false, answer: 'This channel is not set up' } as const
      // A letter says the same, and a text that comes a day late is worse than none.
      if (!send && delivery.channel === 'installer-text') return { ...notSetUp, stopped: true }
      if (!send) return notSetUp
      return send(delivery, content, limits).catch((error: unknown) => ({
        delivered: false,
        answer: responseText(errorText(error)),
      }))
    },
  }
}
