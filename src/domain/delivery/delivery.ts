export const channels = ['operator-letter', 'confirmation', 'webhook', 'hosted-table'] as const
export type Channel = (typeof channels)[number]

export type LeadEvent = 'lead.created' | 'lead.withdrawn' | 'lead.erased'

/** One thing owed to one receiver. Its id is also the message id by which the receiver knows a repeat. */
export type Delivery = {
  id: string
  lead: string
  channel: Channel
  event: LeadEvent
  endpoint: string | null
}

/** What a try brought. `answer` is what the other side said, cut short, without secrets. */
export type Outcome =
  | { delivered: true; answer: string }
  | { delivered: false; answer: string; retryAfterSeconds?: number; hopeless?: true }
