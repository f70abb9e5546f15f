import type { Channel } from './channel.ts'
import type { DeliveryContent } from './content.ts'
import { type DeliveryEvent, rulesOf } from './messages.ts'

/** One message to one receiver. Its id is also the message id, so that the receiver can recognise a repeat. */
export type Delivery = {
  id: string
  /** Null where it is about no single lead. */
  lead: string | null
  channel: Channel
  event: DeliveryEvent
  endpoint: string | null
  /** The installer it is for, and the offer it is about. */
  installer: string | null
  offer: string | null
  /** The one operator it is for; null for everybody the channel writes to. */
  operator: string | null
  /** Of all deliveries with the same key just one is ever stored. */
  dedupeKey: string | null
  /** The request that its lead came with. */
  requestId?: string | null
}

/** The operators that a letter goes to: those that Settings names, all of them, the owners, or one. */
export type Audience = 'office' | 'team' | 'owners' | { operator: string }

export function audienceOf({
  channel,
  event,
  operator,
}: Pick<Delivery, 'channel' | 'event' | 'operator'>): Audience {
  if (channel === 'owner-letter') return 'owners'
  return rulesOf(event).audience ?? (operator === null ? 'office' : { operator })
}

/** Limits on one attempt, beside the channel's own timeout. */
export type DeliveryLimits = {
  /** Aborts the attempt because the process is shutting down. */
  signal?: AbortSignal | undefined
  /** How long to wait for an endpoint. */
  timeoutMs?: number
}

/** What one attempt sent to a webhook: to the letter, and without the secret that it was signed by. */
export type SentMessage = { headers: Readonly<Record<string, string>>; body: string }

/**
 * The outcome of an attempt. `answer` is the receiver's response, shortened and without secrets. `answered` says
 * whether an endpoint responded at all; it is absent when none was asked. A letter that was written `toFile` has no recipient, and is not
 * retried. A `permanent` failure is not retried. What is
 * `stopped` was not sent, since there is no reason for it any more. `sent` is what went to a webhook.
 */
export type Outcome = { answer: string; answered?: boolean; sent?: SentMessage | undefined } & (
  | { delivered: true; toFile?: true }
  | { delivered: false; retryAfterSeconds?: number; permanent?: true }
  | { delivered: false; stopped: true }
)

export type Send = (
  delivery: Delivery,
  content: DeliveryContent,
  limits?: DeliveryLimits,
) => Promise<Outcome>
