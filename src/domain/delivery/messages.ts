import { type Channel, systems } from './channel.ts'
import type { DeliveryContent } from './content.ts'
import * as once from './silence.ts'

type MessageRules = {
  /** The channels that tell it, to whoever there is. */
  by: readonly Channel[]
  /** What it was about, after its receiver's name in a list at the desk. */
  label: string
  /** The person's details are in it. In a letter to the visitor nothing that was typed on the site ever is. */
  namesPerson?: true
  /** The operators who get it, where they aren't those of Settings or the lead's own. */
  audience?: 'team'
  /** Goes out even after the lead was withdrawn or erased. */
  outlivesLead?: true
  /** Says itself that a lead was erased or taken back, so that its receiver's answer can't quote the person. */
  tellsOfErasure?: true
} & (
  | { by: readonly Exclude<Channel, 'visitor-letter'>[] }
  /** How many of it an address gets in 24 hours, whoever typed it and however often. */
  | { mostADay: number }
) &
  (
    | { about?: 'desk letter'; silent: once.LeadRule | null }
    | { about: 'offer'; silent: once.OfferRule | null }
    /** Read when it's sent: where there is nothing to say any more, it has no content. */
    | { about: Exclude<DeliveryContent['kind'], 'lead' | 'desk letter' | 'offer'> }
  )

const office = ['operator-letter'] as const
const owners = ['owner-letter'] as const
const visitor = ['visitor-letter'] as const
const installer = ['installer-letter', 'installer-webhook'] as const

/**
 * What goes out: one row for each event, with all that it means. Systems that hold leads read the names of the events: they never
 * change. docs/messages.md is this table.
 */
export const messages = {
  'lead.created': {
    by: ['operator-letter', 'confirmation', ...systems],
    label: '',
    namesPerson: true,
    silent: null,
  },
  'lead.changed': {
    by: ['operator-letter', ...systems],
    label: 'change',
    namesPerson: true,
    silent: null,
  },
  'lead.withdrawn': { by: systems, label: 'withdrawal', silent: null },
  'lead.erased': { by: systems, label: 'erasure', tellsOfErasure: true, silent: null },
  /** The link to their own page, which they asked for again. */
  'lead.link': { by: visitor, label: 'link to their page', mostADay: 3, silent: null },
  /** A visitor says that nobody called: owners are told at once. */
  'lead.not-called': { by: owners, label: 'nobody called', silent: null },
  /** An operator was given a lead, and asked for letters about that. */
  'lead.assigned': { by: office, label: 'a lead of theirs', silent: once.reassigned },
  'promise.half-time': { by: office, label: 'half of the time gone', silent: once.promiseIsOver },
  'promise.three-quarters': {
    by: office,
    audience: 'team',
    label: 'three quarters gone',
    silent: once.promiseIsOver,
  },
  'promise.nine-tenths': { by: owners, label: 'nine tenths gone', silent: once.reached },
  /** When we call at last, before the promise breaks. */
  'promise.new-time': { by: visitor, label: 'a new time', mostADay: 1, silent: once.newTimeIsOver },
  'promise.did-they-call': {
    by: visitor,
    label: '“Did we call?”',
    mostADay: 1,
    silent: once.notPromised,
  },
  /** The desk called five times and reached nobody: decision 0039. */
  'call.could-not-reach': {
    by: visitor,
    label: 'we couldn’t reach them',
    mostADay: 1,
    silent: once.finished,
  },
  /** Their number is somebody else's, or nobody's. */
  'call.wrong-number': { by: visitor, label: 'wrong number', mostADay: 1, silent: once.finished },
  /** What an operator wrote: the delivery has the letter's id, and answers go to the operator. */
  'desk.letter': {
    by: visitor,
    about: 'desk letter',
    label: 'written at the desk',
    mostADay: 5,
    silent: null,
  },
  'offer.made': { by: installer, about: 'offer', label: 'offer', silent: once.answered },
  /** An installer accepted: it gets the details, and the visitor reads who it is and when it calls, as often as there may be one. */
  'offer.accepted': {
    by: [...installer, 'visitor-letter'],
    about: 'offer',
    label: 'acceptance',
    namesPerson: true,
    mostADay: 3,
    silent: once.withoutDetails,
  },
  /** The visitor changed something, after an installer accepted. */
  'offer.changed': {
    by: installer,
    about: 'offer',
    label: 'change',
    namesPerson: true,
    silent: once.withoutDetails,
  },
  /** The visitor stopped it, withdrew or was erased. */
  'offer.cancelled': {
    by: installer,
    about: 'offer',
    label: 'taken back',
    outlivesLead: true,
    tellsOfErasure: true,
    silent: once.notCancelled,
  },
  'offer.credited': {
    by: installer,
    about: 'offer',
    label: 'return credited',
    outlivesLead: true,
    silent: once.notCredited,
  },
  'offer.return-rejected': {
    by: installer,
    about: 'offer',
    label: 'return not credited',
    outlivesLead: true,
    silent: once.notRejected,
  },
  /** An installer says that it never reached them: their answer decides its return. */
  'offer.did-they-call': {
    by: visitor,
    label: '“Did anybody call?”',
    mostADay: 1,
    silent: once.quoted,
  },
  /** The terms to accept before the first offer. */
  'installer.terms': { by: ['installer-letter'], about: 'terms', label: 'terms' },
  /** The link to its page, which it asked for again. */
  'installer.link': { by: ['installer-letter'], about: 'link', label: 'link to its page' },
  /** An accreditation, or its approval as a seller, ends soon or has ended. */
  'installer.expiring': {
    by: ['installer-letter', 'owner-letter'],
    about: 'expiring',
    label: 'accreditation that ends',
  },
  /** What it accepted in a month, and what it owes. */
  'installer.statement': { by: ['installer-letter'], about: 'statement', label: 'statement' },
  /** Promises that are broken, once a day. */
  'leads.late': { by: owners, about: 'late leads', label: 'broken promises' },
  /** How the week went, on Mondays if they asked for it. */
  'desk.weekly': { by: owners, about: 'weekly', label: 'the week’s figures' },
  /** Letters to operators don't arrive: told every endpoint once a day (decision 0031). */
  'letters.failing': { by: ['webhook'], about: 'failing letters', label: 'letters that fail' },
  /**
   * Somebody signed in as an operator from a new browser, or their account changed; or there is a new owner, a new destination or a
   * reset, told to every owner. Owed with the audit entry, whose id the key has: decision 0043.
   */
  'account.changed': { by: office, about: 'account', label: 'a change to their account' },
  /** A synthetic enquiry by which operators see whether everything works: the delivery has its id (decision 0040). */
  'enquiry.probe': { by: ['confirmation'], label: 'probe', silent: null },
} as const satisfies Record<string, MessageRules>

type Messages = typeof messages
export type DeliveryEvent = keyof Messages

export const deliveryEvents = Object.keys(messages) as DeliveryEvent[]

/** The events that a channel tells. */
export type EventOn<C extends Channel> = {
  [E in DeliveryEvent]: C extends Messages[E]['by'][number] ? E : never
}[DeliveryEvent]

/** What a delivery of an event says: a lead, where its row doesn't say what it is about. */
export type ContentOf<E extends DeliveryEvent> = Extract<
  DeliveryContent,
  { kind: Messages[E] extends { about: infer Kind } ? Kind : 'lead' }
>

/** What a visitor is written to about after the confirmation. */
export type VisitorLetter = EventOn<'visitor-letter'>
/** What an installer is told of an offer. */
export type OfferEvent = EventOn<'installer-webhook'>
/** What an installer is told apart from any offer. */
export type InstallerEvent = Exclude<EventOn<'installer-letter'>, OfferEvent>

export function rulesOf(event: DeliveryEvent): MessageRules {
  return messages[event]
}

/** What is told even after a lead was withdrawn or erased. */
export const toldAnyway = deliveryEvents.filter((event) => rulesOf(event).outlivesLead)
