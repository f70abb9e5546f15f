import type { Channel } from './channel.ts'

/** What happened to a lead. Systems that hold it read these values: they never change. */
export type LeadEvent = 'lead.created' | 'lead.changed' | 'lead.withdrawn' | 'lead.erased'

/** What is noticed of a promise while it runs, told to whoever can still keep it. */
export type PromiseNotice = 'promise.half-time' | 'promise.three-quarters' | 'promise.nine-tenths'

/** What a visitor is written to about after the confirmation. */
export type VisitorLetter =
  /** When we call at last, before the promise breaks. */
  | 'promise.new-time'
  | 'promise.did-they-call'
  /** The link to their own page, which they asked for again. */
  | 'lead.link'
  /** An installer accepted: who it is, and when it calls. */
  | 'offer.accepted'
  /** An installer says that it never reached them. */
  | 'offer.did-they-call'
  /** The desk called five times and reached nobody. */
  | 'call.could-not-reach'
  /** Their number is somebody else's, or nobody's. */
  | 'call.wrong-number'
  /** What an operator wrote: the delivery has the letter's id. */
  | 'desk.letter'

/** What an installer is told of an offer. Its systems read these values: they never change. */
export const offerEvents = [
  'offer.made',
  /** It accepted: here are the details. */
  'offer.accepted',
  /** The visitor changed something, after it accepted. */
  'offer.changed',
  /** The visitor stopped it, withdrew or was erased. */
  'offer.cancelled',
  /** A return was decided. */
  'offer.credited',
  'offer.return-rejected',
] as const
export type OfferEvent = (typeof offerEvents)[number]

/** Whether an event says that a lead was erased or taken back: nothing of the person is in it, and it goes out afterwards. */
export function tellsOfErasure(event: DeliveryEvent): boolean {
  return event === 'lead.erased' || event === 'offer.cancelled'
}

/** What an installer is told even after its lead was withdrawn or erased; it says nothing of the person. */
export const toldAnyway = [
  'offer.cancelled',
  'offer.credited',
  'offer.return-rejected',
] as const satisfies OfferEvent[]

/** What an installer is told apart from any offer. */
export type InstallerEvent =
  /** The terms to accept before the first offer. */
  | 'installer.terms'
  /** The link to its page, which it asked for again. */
  | 'installer.link'
  /** An accreditation, or its approval as a seller, ends soon or has ended. */
  | 'installer.expiring'
  /** What it accepted in a month, and what it owes. */
  | 'installer.statement'

/** What is about no single lead. */
export type DeskEvent =
  /** Promises that are broken, told to owners once a day. */
  | 'leads.late'
  /** How the week went, told to owners on Mondays if they asked for it. */
  | 'desk.weekly'
  /** Letters to operators don't arrive, told to webhooks. */
  | 'letters.failing'
  /** Somebody signed in as an operator from a new browser, or their account changed: the key has the audit entry's id. */
  | 'account.changed'
  /** A synthetic enquiry by which operators see whether everything works: the delivery has its id. */
  | 'enquiry.probe'

export type DeliveryEvent =
  | LeadEvent
  | PromiseNotice
  | VisitorLetter
  | DeskEvent
  | OfferEvent
  | InstallerEvent
  /** A visitor says that nobody called: owners are told at once. */
  | 'lead.not-called'
  /** An operator was given a lead, and asked for letters about that. */
  | 'lead.assigned'

/** Every event with the channels that tell it, to whoever there is. */
export const eventChannels = {
  'lead.created': ['operator-letter', 'confirmation', 'webhook', 'hosted-table'],
  'lead.changed': ['operator-letter', 'webhook', 'hosted-table'],
  'lead.withdrawn': ['webhook', 'hosted-table'],
  'lead.erased': ['webhook', 'hosted-table'],
  'lead.assigned': ['operator-letter'],
  'lead.not-called': ['owner-letter'],
  'lead.link': ['visitor-letter'],
  'promise.half-time': ['operator-letter'],
  'promise.three-quarters': ['operator-letter'],
  'promise.nine-tenths': ['owner-letter'],
  'promise.new-time': ['visitor-letter'],
  'promise.did-they-call': ['visitor-letter'],
  'call.could-not-reach': ['visitor-letter'],
  'call.wrong-number': ['visitor-letter'],
  'desk.letter': ['visitor-letter'],
  'offer.made': ['installer-letter', 'installer-webhook'],
  'offer.accepted': ['installer-letter', 'installer-webhook', 'visitor-letter'],
  'offer.changed': ['installer-letter', 'installer-webhook'],
  'offer.cancelled': ['installer-letter', 'installer-webhook'],
  'offer.credited': ['installer-letter', 'installer-webhook'],
  'offer.return-rejected': ['installer-letter', 'installer-webhook'],
  'offer.did-they-call': ['visitor-letter'],
  'installer.terms': ['installer-letter'],
  'installer.link': ['installer-letter'],
  'installer.expiring': ['installer-letter', 'owner-letter'],
  'installer.statement': ['installer-letter'],
  'leads.late': ['owner-letter'],
  'desk.weekly': ['owner-letter'],
  'letters.failing': ['webhook'],
  'account.changed': ['operator-letter'],
  'enquiry.probe': ['confirmation'],
} as const satisfies Record<DeliveryEvent, readonly Channel[]>

/** The events that a channel tells. */
export type EventOn<C extends Channel> = {
  [E in DeliveryEvent]: C extends (typeof eventChannels)[E][number] ? E : never
}[DeliveryEvent]

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
  if (event === 'promise.three-quarters') return 'team'
  return operator === null ? 'office' : { operator }
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
 * whether an endpoint responded at all; it is absent when none was asked. A letter that was written `toFile` reached nobody, and is not
 * retried. A `permanent` failure is not retried. What is
 * `stopped` was not sent, since there is no reason for it any more.
 */
export type Outcome = { answer: string; answered?: boolean } & (
  | { delivered: true; toFile?: true }
  | { delivered: false; retryAfterSeconds?: number; permanent?: true }
  | { delivered: false; stopped: true }
)
