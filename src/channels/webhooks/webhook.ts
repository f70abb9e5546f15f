import { Webhook } from 'standardwebhooks'
import type { Dispatcher } from 'undici'
import type { z } from 'zod'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type {
  Delivery,
  DeliveryLimits,
  Outcome,
  Send,
  SentMessage,
} from '#domain/delivery/delivery.ts'
import type { ContentOf, EventOn } from '#domain/delivery/messages.ts'
import { type OutgoingLead, withdrawnFrom } from '#domain/delivery/outgoing-lead.ts'
import { timeoutSignal } from '../abort-signal.ts'
import { compose } from '../compose.ts'
import { consentColumns } from '../consent-columns.ts'
import { openHttpClient } from '../http-client.ts'
import type { Resolve } from '../public-address.ts'
import { errorText, readStart, responseText } from '../response-text.ts'
import { retryAfterSeconds } from '../retry-after.ts'
import type { leadEvents, webhookHeaders } from './schemas.ts'

/** Where a webhook goes. `oldSecret` is set for a while after the secret was changed. */
export type WebhookReceiver = { url: string; secret: string; oldSecret?: string | undefined }

export type WebhookSettings = {
  endpoint: (id: string) => Promise<WebhookReceiver | undefined>
  /** Allows receivers on the operator's own network. */
  allowPrivateAddresses: boolean
}

// For a receiver we know nothing about yet: long enough for one that works before it answers.
const defaultTimeoutMs = 10_000

export type WebhookOptions = { timeout?: number; resolve?: Resolve }

/** Posts events as Standard Webhooks (standardwebhooks.com): signed, and with the same id on every attempt. */
export function webhookChannel(settings: WebhookSettings, options: WebhookOptions = {}): Send {
  const send = createWebhookSender(settings, options)
  return async (delivery, content, limits) => {
    const receiver = delivery.endpoint ? await settings.endpoint(delivery.endpoint) : undefined
    if (!receiver)
      return { delivered: false, answer: 'This endpoint is no longer in use', permanent: true }
    const message = messageAbout(delivery, content)
    return message
      ? send(receiver, delivery.id, message, limits)
      : { delivered: false, answer: 'Nothing is sent about this', permanent: true }
  }
}

/** What is posted. An example is about an invented person. */
export type WebhookMessage = { type: string; timestamp: string; data: object; example?: true }

/** What a delivery says to a system of ours. */
export function messageAbout(
  delivery: Delivery,
  content: DeliveryContent,
): WebhookMessage | undefined {
  const body = compose<Delivery, Omit<WebhookMessage, 'type'>>(
    composers,
    delivery,
    content,
    delivery,
  )
  return body && { type: delivery.event, ...body }
}

/** Posts a message to a receiver, signed by its secrets. */
export function createWebhookSender(
  { allowPrivateAddresses }: Omit<WebhookSettings, 'endpoint'>,
  { timeout = defaultTimeoutMs, resolve }: WebhookOptions,
) {
  const loadClient = openHttpClient(allowPrivateAddresses, { timeout, resolve })
  return async (
    receiver: WebhookReceiver,
    id: string,
    message: WebhookMessage,
    limits: DeliveryLimits = {},
  ): Promise<Outcome> => {
    const secrets = secretsOf(receiver)
    const secretTexts = secrets.flatMap((secret) => [secret, secret.replace(/^whsec_/, '')])
    let sending = false
    let sent: SentMessage | undefined
    try {
      const content = signed(id, message, secrets)
      const { request, dispatcher } = await loadClient()
      sending = true
      sent = content
      const response = await request(receiver.url, {
        method: 'POST',
        dispatcher,
        signal: timeoutSignal(limits.timeoutMs ?? timeout, limits),
        ...content,
      })
      const text = await readStart(response.body)
      const answer = responseText(`${response.statusCode} ${text}`, secretTexts)
      return { ...outcomeOf(response, answer), answered: true, sent }
    } catch (error) {
      const answer = responseText(errorText(error), secretTexts)
      // If the failure was ours, it says nothing about the receiver.
      const isReceiversFailure = sending && !limits.signal?.aborted
      return { delivered: false, answer, sent, ...(isReceiversFailure ? { answered: false } : {}) }
    }
  }
}

function secretsOf({ secret, oldSecret }: WebhookReceiver): string[] {
  return oldSecret ? [secret, oldSecret] : [secret]
}

/** Signs with each secret: a receiver accepts a message if any signature is right. */
function signed(id: string, message: WebhookMessage, secrets: readonly string[]): SentMessage {
  const now = new Date()
  const body = JSON.stringify(message)
  const headers: z.input<typeof webhookHeaders> = {
    'user-agent': 'Wattlewise-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
    ...(message.example && { 'webhook-example': 'true' }),
  }
  return { body, headers: { 'content-type': 'application/json', ...headers } }
}

/** What each event says, and since when it's so. */
const composers: {
  [E in EventOn<'webhook'>]: (
    content: ContentOf<E>,
    delivery: Delivery,
  ) => Pick<WebhookMessage, 'timestamp'> & { data: z.input<(typeof leadEvents)[E]> }
} = {
  'lead.created': ({ lead }) => ({ timestamp: lead.receivedAt, data: wholeLead(lead) }),
  'lead.changed': ({ lead }) => ({
    timestamp: lead.changedAt,
    data: { ...wholeLead(lead), changes: lead.changes },
  }),
  // The receiver knows a lead that ends by its id and reference: the person's details are left out.
  'lead.withdrawn': ({ lead }, delivery) => {
    const { id, reference, receivedAt } = lead
    const at = withdrawnFrom(delivery, lead)
    const data = { id, reference_number: reference, consent: false as const, withdrawn_at: at }
    return { timestamp: at ?? receivedAt, data }
  },
  'lead.erased': ({ lead: { id, reference, receivedAt, erasedAt } }) => ({
    timestamp: erasedAt ?? receivedAt,
    data: { id, reference_number: reference, erased_at: erasedAt },
  }),
  // Letters fail, so people must be notified by another channel.
  'letters.failing': ({ letters: { since, waiting, gaveUp } }) => ({
    timestamp: since,
    data: { failing_since: since, waiting, given_up: gaveUp },
  }),
}

function wholeLead(lead: OutgoingLead): z.input<(typeof leadEvents)['lead.created']> {
  return {
    ...lead.columns,
    consent: true,
    reference_number: lead.reference,
    id: lead.id,
    form: lead.formSlug,
    page: lead.page,
    answered: lead.answered,
    source: lead.attributions,
    consent_evidence: lead.consent,
    ...consentColumns(lead),
    phone_e164: lead.phone.e164,
    marks: {
      suspected: lead.suspected,
      duplicate_of: lead.duplicateOf,
      earlier_lead: lead.earlierLead,
      phone_doubtful: lead.phone.doubtful,
    },
    ...callWish(lead),
    // They see prices first, and have said yes to no installer.
    ...(lead.awaitsYes && !lead.boxes.calls ? { may_call: false } : {}),
  }
}

/** When and how the visitor asked to be called, where they did. */
function callWish({ wish, callableFrom }: OutgoingLead) {
  const { from, until, contactBy } = wish
  if (!from && !contactBy) return {}
  return { call: { from, until, by: contactBy, callable_from: callableFrom } }
}

function outcomeOf({ statusCode, headers }: Dispatcher.ResponseData, answer: string): Outcome {
  if (statusCode >= 200 && statusCode < 300) return { delivered: true, answer }
  // 410 Gone is how a Standard Webhooks receiver unsubscribes.
  if (statusCode === 410) return { delivered: false, answer, permanent: true }
  const header = headers['retry-after']
  const seconds =
    statusCode === 429 || statusCode === 503
      ? retryAfterSeconds(Array.isArray(header) ? header[0] : header, new Date())
      : undefined
  return {
    delivered: false,
    answer,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  }
}
