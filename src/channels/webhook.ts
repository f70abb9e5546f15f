import { Webhook } from 'standardwebhooks'
import type { Dispatcher } from 'undici'
import type { Delivery, DeliveryLimits, Outcome, Send } from '#domain/delivery/delivery.ts'
import type { ContentOf, EventOn } from '#domain/delivery/messages.ts'
import { type OutgoingLead, withdrawnFrom } from '#domain/delivery/outgoing-lead.ts'
import { timeoutSignal } from './abort-signal.ts'
import { compose } from './compose.ts'
import type { Resolve } from './public-address.ts'
import { errorText, readStart, responseText } from './response-text.ts'
import { retryAfterSeconds } from './retry-after.ts'

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
    const body = compose(composers, delivery, content, delivery)
    return body
      ? send(receiver, delivery.id, { type: delivery.event, ...body }, limits)
      : { delivered: false, answer: 'Nothing is sent about this', permanent: true }
  }
}

/** Sends a test event. */
export function webhookTester(
  settings: Omit<WebhookSettings, 'endpoint'>,
  options: WebhookOptions = {},
) {
  const send = createWebhookSender(settings, options)
  return (receiver: WebhookReceiver, id: string, now: Date): Promise<Outcome> =>
    send(receiver, id, {
      type: 'lead.test',
      timestamp: now.toISOString(),
      data: { message: 'This is a test. There is no lead behind it.' },
    })
}

/** Posts a message to a receiver, signed by its secrets. */
export function createWebhookSender(
  { allowPrivateAddresses }: Omit<WebhookSettings, 'endpoint'>,
  { timeout = defaultTimeoutMs, resolve }: WebhookOptions,
) {
  // Loaded with the first message: many servers never send one.
  const loadClient = async () => {
    const { Agent, request } = await import('undici')
    const { publicConnector } = await import('./public-connector.ts')
    const connect = allowPrivateAddresses ? { timeout } : publicConnector(timeout, resolve)
    return { request, dispatcher: new Agent({ connect }) }
  }
  let client: ReturnType<typeof loadClient> | undefined
  return async (
    receiver: WebhookReceiver,
    id: string,
    message: object,
    limits: DeliveryLimits = {},
  ): Promise<Outcome> => {
    const secrets = secretsOf(receiver)
    const secretTexts = secrets.flatMap((secret) => [secret, secret.replace(/^whsec_/, '')])
    let sending = false
    try {
      const content = signed(id, JSON.stringify(message), secrets)
      client ??= loadClient()
      const { request, dispatcher } = await client
      sending = true
      const response = await request(receiver.url, {
        method: 'POST',
        dispatcher,
        signal: timeoutSignal(limits.timeoutMs ?? timeout, limits),
        ...content,
      })
      const text = await readStart(response.body)
      const answer = responseText(`${response.statusCode} ${text}`, secretTexts)
      return { ...outcomeOf(response, answer), answered: true }
    } catch (error) {
      const answer = responseText(errorText(error), secretTexts)
      // If the failure was ours, it says nothing about the receiver.
      const isReceiversFailure = sending && !limits.signal?.aborted
      return { delivered: false, answer, ...(isReceiversFailure ? { answered: false } : {}) }
    }
  }
}

function secretsOf({ secret, oldSecret }: WebhookReceiver): string[] {
  return oldSecret ? [secret, oldSecret] : [secret]
}

/** Signs with each secret: a receiver accepts a message if any signature is right. */
function signed(id: string, body: string, secrets: readonly string[]) {
  const now = new Date()
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Wattlewise-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': secrets
        .map((secret) => new Webhook(secret).sign(id, now, body))
        .join(' '),
    },
  }
}

/** What each event says, and since when it's so. */
const composers: {
  [E in EventOn<'webhook'>]: (
    content: ContentOf<E>,
    delivery: Delivery,
  ) => { timestamp: string; data: object }
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
    const data = { id, reference_number: reference, consent: false, withdrawn_at: at }
    return { timestamp: at ?? receivedAt, data }
  },
  'lead.erased': ({ lead: { id, reference, receivedAt, erasedAt } }) => ({
    timestamp: erasedAt ?? receivedAt,
    data: { id, reference_number: reference, erased_at: erasedAt },
  }),
  // Somebody must hear of it by another way.
  'letters.failing': ({ letters: { since, waiting, gaveUp } }) => ({
    timestamp: since,
    data: { failing_since: since, waiting, given_up: gaveUp },
  }),
}

function wholeLead(lead: OutgoingLead) {
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
    phone_e164: lead.phone.e164,
    marks: {
      suspected: lead.suspected,
      duplicate_of: lead.duplicateOf,
      earlier_lead: lead.earlierLead,
      phone_doubtful: lead.phone.doubtful,
    },
    ...callWish(lead),
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
