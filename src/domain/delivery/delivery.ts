import type { Channel } from './channel.ts'

export type LeadEvent = 'lead.created' | 'lead.withdrawn' | 'lead.erased'

/** One message to one receiver. Its id is also the message id, so that the receiver can recognise a repeat. */
export type Delivery = {
  id: string
  lead: string
  channel: Channel
  event: LeadEvent
  endpoint: string | null
}

/** Limits on one attempt, beside the channel's own timeout. */
export type DeliveryLimits = {
  /** Aborts the attempt because the process is shutting down. */
  signal?: AbortSignal | undefined
  /** How long to wait for an endpoint. */
  timeoutMs?: number
}

/**
 * The outcome of an attempt. `answer` is the receiver's response, shortened and without secrets. `answered` says
 * whether an endpoint responded at all; it is absent when none was asked. A `permanent` failure is not retried.
 */
export type Outcome = { answer: string; answered?: boolean } & (
  | { delivered: true }
  | { delivered: false; retryAfterSeconds?: number; permanent?: true }
)
