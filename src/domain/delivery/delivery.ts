import type { Channel } from './channel.ts'

export type LeadEvent = 'lead.created' | 'lead.withdrawn' | 'lead.erased'

/** One thing owed to one receiver. Its id is also the message id by which the receiver knows a repeat. */
export type Delivery = {
  id: string
  lead: string
  channel: Channel
  event: LeadEvent
  endpoint: string | null
}

/** What a try is kept within, beside the channel’s own patience. */
export type DeliveryLimits = {
  /** Ends it at once, as the process is about to end. */
  signal?: AbortSignal | undefined
  /** How long an endpoint is waited for. */
  patienceMs?: number
}

/**
 * What a try brought. `answer` is what the other side said, cut short, without secrets; `answered` whether an endpoint
 * said anything at all, where one was asked.
 */
export type Outcome = { answer: string; answered?: boolean } & (
  | { delivered: true }
  | { delivered: false; retryAfterSeconds?: number; hopeless?: true }
)
