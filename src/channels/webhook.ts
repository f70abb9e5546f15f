import { Webhook } from 'standardwebhooks'
import { Agent, type Dispatcher, request } from 'undici'
import type { Delivery, DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'
import { answerFrom, failureFrom } from './answer.ts'
import { publicConnector, type Resolve } from './public-address.ts'
import { retryAfterSeconds } from './retry-after.ts'
import { within } from './within.ts'

/** Where a webhook goes. While the secret is being changed over there is an old one too. */
export type WebhookReceiver = { url: string; secret: string; oldSecret?: string | undefined }

export type WebhookSettings = {
  endpoint: (id: string) => Promise<WebhookReceiver | undefined>
  /** For receivers on one's own network. */
  allowPrivateAddresses: boolean
}

// Where nothing is known of a receiver yet: long enough for one that works before it answers.
const patience = 10_000

type Waits = { timeout?: number; resolve?: Resolve }

/** Posts events as Standard Webhooks (standardwebhooks.com): signed, and with one id however often they are sent. */
export function webhookChannel(settings: WebhookSettings, waits: Waits = {}) {
  const post = poster(settings, waits)
  return async (delivery: Delivery, lead: LeadTold, limits?: DeliveryLimits): Promise<Outcome> => {
    const receiver = delivery.endpoint ? await settings.endpoint(delivery.endpoint) : undefined
    if (!receiver)
      return { delivered: false, answer: 'This endpoint is no longer in use', hopeless: true }
    return post(receiver, delivery.id, payload(delivery, lead), limits)
  }
}

/** Posts a signed message that is about nobody, so that a receiver can be tried out. */
export function webhookTester(settings: Omit<WebhookSettings, 'endpoint'>, waits: Waits = {}) {
  const post = poster(settings, waits)
  return (receiver: WebhookReceiver, id: string, now: Date): Promise<Outcome> =>
    post(receiver, id, {
      type: 'lead.test',
      timestamp: now.toISOString(),
      data: { message: 'This is a test. There is no lead behind it.' },
    })
}

function poster(
  { allowPrivateAddresses }: Omit<WebhookSettings, 'endpoint'>,
  { timeout = patience, resolve }: Waits,
) {
  const agent = new Agent({
    connect: allowPrivateAddresses ? { timeout } : publicConnector(timeout, resolve),
  })
  return async (
    receiver: WebhookReceiver,
    id: string,
    message: object,
    limits: DeliveryLimits = {},
  ): Promise<Outcome> => {
    const secrets = secretsOf(receiver)
    const withheld = secrets.flatMap((secret) => [secret, secret.replace(/^whsec_/, '')])
    let asked = false
    try {
      const content = signed(id, JSON.stringify(message), secrets)
      asked = true
      const response = await request(receiver.url, {
        method: 'POST',
        dispatcher: agent,
        signal: within(limits.patienceMs ?? timeout, limits),
        ...content,
      })
      const said = await beginningOf(response.body)
      const answer = answerFrom(`${response.statusCode} ${said}`, withheld)
      return { ...outcomeOf(response, answer), answered: true }
    } catch (error) {
      const answer = answerFrom(failureFrom(error), withheld)
      // Where it's our own doing, nothing is known of the receiver.
      const theirs = asked && !limits.signal?.aborted
      return { delivered: false, answer, ...(theirs ? { answered: false } : {}) }
    }
  }
}

function secretsOf({ secret, oldSecret }: WebhookReceiver): string[] {
  return oldSecret ? [secret, oldSecret] : [secret]
}

/** Signed with each secret: receivers take a message if any of its signatures is right. */
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

function payload({ event }: Delivery, lead: LeadTold) {
  if (event === 'lead.withdrawn')
    return { type: event, timestamp: lead.withdrawnAt ?? lead.receivedAt, data: withdrawal(lead) }
  if (event === 'lead.erased')
    return { type: event, timestamp: lead.erasedAt ?? lead.receivedAt, data: erasure(lead) }
  return {
    type: event,
    timestamp: lead.receivedAt,
    data: {
      ...lead.columns,
      consent: true,
      reference_number: lead.reference,
      id: lead.id,
      form: lead.formSlug,
      page: lead.page,
      answered: lead.answered,
      source: lead.source,
      consent_evidence: lead.consent,
      phone_e164: lead.phone.e164,
      marks: {
        suspected: lead.suspected,
        duplicate_of: lead.duplicateOf,
        earlier_lead: lead.earlierLead,
        phone_doubtful: lead.phone.doubtful,
      },
    },
  }
}

/** Who withdraws is not told about once more: the receiver knows them by id and reference. */
function withdrawal({ id, reference, withdrawnAt }: LeadTold) {
  return { id, reference_number: reference, consent: false, withdrawn_at: withdrawnAt }
}

function erasure({ id, reference, erasedAt }: LeadTold) {
  return { id, reference_number: reference, erased_at: erasedAt }
}

function outcomeOf({ statusCode, headers }: Dispatcher.ResponseData, answer: string): Outcome {
  if (statusCode >= 200 && statusCode < 300) return { delivered: true, answer }
  // Gone: the Standard Webhooks way to say that nothing more is wanted.
  if (statusCode === 410) return { delivered: false, answer, hopeless: true }
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

/** The status has decided already: what cannot be read of the body is left. */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > 1000) break
    }
  } catch {
    // Too slow, cut off, or not what it said it was.
  }
  return text
}
