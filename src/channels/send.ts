import type { Channel, Delivery, DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'
import { answerFrom, failureFrom } from './answer.ts'
import { type EmailSettings, emailChannel } from './email.ts'
import { type HostedTable, hostedTableChannel } from './hosted-table.ts'
import { type WebhookSettings, webhookChannel } from './webhook.ts'

export type ChannelSettings = EmailSettings & WebhookSettings & { hostedTable?: HostedTable }

export type Send = (delivery: Delivery, lead: LeadTold, limits?: DeliveryLimits) => Promise<Outcome>

/** One function that takes a delivery to wherever it is owed. It never throws and always ends. */
export function sender(settings: ChannelSettings): Send {
  const byEmail = emailChannel(settings)
  const ways: Record<Channel, Send> = {
    'operator-letter': byEmail,
    confirmation: byEmail,
    webhook: webhookChannel(settings),
    'hosted-table': settings.hostedTable ? hostedTableChannel(settings.hostedTable) : noTable,
  }
  return (delivery, lead, limits) =>
    ways[delivery.channel](delivery, lead, limits).catch((error: unknown) => ({
      delivered: false,
      answer: answerFrom(failureFrom(error)),
    }))
}

async function noTable(): Promise<Outcome> {
  return { delivered: false, answer: 'No hosted table is set' }
}
