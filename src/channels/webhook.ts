import { Webhook } from 'standardwebhooks'
import { Agent, type Dispatcher, request } from 'undici'
import type { Delivery, Outcome } from '#domain/delivery/delivery.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'
import { answerFrom, failureFrom } from './answer.ts'
import { publicConnector, type Resolve } from './public-address.ts'
import { retryAfterSeconds } from './retry-after.ts'

export type WebhookSettings = {
  endpoint: (id: string) => Promise<{ url: string; secret: string } | undefined>
  /** For receivers on one's own network. */
  allowPrivateAddresses: boolean
}

// Long enough for a receiver that works before it answers, and far inside the time a worker holds a delivery.
const patience = 10_000

/** Posts events as Standard Webhooks (standardwebhooks.com): signed, and with one id however often they are sent. */
export function webhookChannel(
  { endpoint, allowPrivateAddresses }: WebhookSettings,
  { timeout = patience, resolve }: { timeout?: number; resolve?: Resolve } = {},
) {
  const agent = new Agent({
    connect: allowPrivateAddresses ? { timeout } : publicConnector(timeout, resolve),
  })

  return async (delivery: Delivery, lead: LeadTold): Promise<Outcome> => {
    const receiver = delivery.endpoint ? await endpoint(delivery.endpoint) : undefined
    if (!receiver)
      return { delivered: false, answer: 'This endpoint is no longer in use', hopeless: true }
    const secrets = [receiver.secret, receiver.secret.replace(/^whsec_/, '')]
    try {
      const response = await request(receiver.url, {
        method: 'POST',
        dispatcher: agent,
        signal: AbortSignal.timeout(timeout),
        ...signed(delivery, lead, receiver.secret),
      })
      const said = await beginningOf(response.body)
      const answer = answerFrom(`${response.statusCode} ${said}`, secrets)
      return outcomeOf(response, answer)
    } catch (error) {
      return { delivered: false, answer: answerFrom(failureFrom(error), secrets) }
    }
  }
}

function signed(delivery: Delivery, lead: LeadTold, secret: string) {
  const now = new Date()
  const body = JSON.stringify(payload(delivery, lead))
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Wattlewise-Webhooks/1',
      'webhook-id': delivery.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(delivery.id, now, body),
    },
  }
}

function payload({ event }: Delivery, lead: LeadTold) {
  if (event === 'lead.withdrawn')
    return { type: event, timestamp: lead.withdrawnAt ?? lead.receivedAt, data: withdrawal(lead) }
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
