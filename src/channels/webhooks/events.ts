import { z } from 'zod'
import type { Brand } from '#content/brand.ts'
import type { Outcome } from '#domain/delivery/delivery.ts'
import { type ExampleEvent, exampleEvents } from '#domain/delivery/example-events.ts'
import type { OfferEvent } from '#domain/delivery/messages.ts'
import { exampleContent, exampleDelivery } from './examples.ts'
import { messageAboutOffer } from './installer-webhook.ts'
import { leadEvents, offerBase, offerEvents, testEvent, webhookHeaders } from './schemas.ts'
import {
  createWebhookSender,
  messageAbout,
  type WebhookMessage,
  type WebhookOptions,
  type WebhookReceiver,
  type WebhookSettings,
} from './webhook.ts'

const toSystems: Record<ExampleEvent, string> = {
  'lead.created': 'A new lead, with all that was answered',
  'lead.changed': 'Its person changed something, or the desk for them: the lead as it is now',
  'lead.withdrawn': 'Its person took it back: call and write no more',
  'lead.erased': 'It was erased: erase yours',
  'letters.failing': 'Letters to operators don’t arrive: somebody has to hear of it by another way',
  'lead.test': 'A test from the desk, about nothing',
}

const toInstallers: Record<OfferEvent, string> = {
  'offer.made': 'A lead is offered, without the person’s details',
  'offer.passed': 'The visitor chose somebody else’s price',
  'offer.accepted': 'The offer is accepted: here are the person’s details',
  'offer.changed': 'The person changed something, or asked again',
  'offer.half-time': 'Half of the time to call is gone, and no call is recorded',
  'offer.three-quarters': 'A quarter of the time to call is left, and no call is recorded',
  'offer.cancelled': 'Taken back: don’t call, and delete what you have',
  'offer.credited': 'The fee is given back',
  'offer.return-rejected': 'The return isn’t credited',
}

/** Every event that is posted, as the API's document says it, with an example by what composes the real ones. */
export function webhookEvents(about: { brand: Brand; siteUrl: string }) {
  const at = new Date('2026-11-23T23:00:00.000Z')
  return [
    ...exampleEvents.map((event) => ({
      event,
      summary: toSystems[event],
      to: 'systems' as const,
      headers: webhookHeaders,
      schema: messageSchema(event, event === 'lead.test' ? testEvent : leadEvents[event]),
      example: exampleOf(event, at, about.brand),
    })),
    ...(Object.keys(toInstallers) as OfferEvent[]).map((event) => ({
      event,
      summary: toInstallers[event],
      to: 'installers' as const,
      headers: webhookHeaders,
      schema: messageSchema(event, z.object({ ...offerBase, ...offerEvents[event].shape })),
      example: exampleOfOffer(event, at, about),
    })),
  ]
}

function messageSchema(event: string, data: z.ZodObject): z.ZodObject {
  return z.object({
    type: z.literal(event),
    timestamp: z.iso.datetime().describe('Since when it is so.'),
    data,
    example: z.literal(true).optional().describe('It is about nobody: the desk tries a receiver.'),
  })
}

function exampleOf(event: ExampleEvent, at: Date, brand: Brand): WebhookMessage {
  const message =
    event === 'lead.test'
      ? { type: event, timestamp: at.toISOString(), data: testData }
      : messageAbout(exampleDelivery(event), exampleContent(event, at, brand))
  return asExample(message, event)
}

const testData: z.input<typeof testEvent> = {
  message: 'This is a test. There is no lead behind it.',
}

function exampleOfOffer(
  event: OfferEvent,
  at: Date,
  { brand, siteUrl }: { brand: Brand; siteUrl: string },
): WebhookMessage {
  const message = messageAboutOffer(exampleDelivery(event), exampleContent(event, at, brand), {
    brand,
    now: () => at,
    offerLink: () => `${siteUrl}/offer?token=example`,
  })
  return asExample(message, event)
}

function asExample(message: WebhookMessage | undefined, event: string): WebhookMessage {
  if (!message) throw new Error(`There is no example of ${event}`)
  return { ...message, example: true }
}

/** Sends an example of an event, which is no delivery. */
export function webhookTester(
  { brand, ...settings }: Omit<WebhookSettings, 'endpoint'> & { brand: Brand },
  options: WebhookOptions = {},
) {
  const send = createWebhookSender(settings, options)
  return (
    receiver: WebhookReceiver,
    { id, event, now }: { id: string; event: ExampleEvent; now: Date },
  ): Promise<Outcome> => send(receiver, id, exampleOf(event, now, brand))
}
