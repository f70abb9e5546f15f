import { type Channel, systems } from './channel.ts'
import type { DeliveryContent } from './content.ts'
import type { RegularLetter } from './regular-letters.ts'
import * as skip from './skip-rules.ts'

type MessageRules = {
  /** The channels that send it. */
  by: readonly Channel[]
  /** What it was about, after its receiver's name in a list at the desk. */
  label: string
  /** The person's details are in it. In a letter to the visitor nothing that was typed on the site ever is. */
  namesPerson?: true
  /** The operators who get it, where they aren't those of Settings or the lead's own. */
  audience?: 'team'
  /** The Reply-To of letters to operators and to visitors; our own mailbox by default. */
  repliesTo?: { operators?: 'the visitor'; visitor?: 'who wrote it' }
  /** Sent without being asked for one by one: its reader can end all of its kind by the link in it. */
  regular?: RegularLetter
  /** Everybody of the installer gets it, and not only who gets offers. */
  wholeFirm?: true
  /** Sent even to a visitor who asked us not to write, and after their consent has run out: the law requires it. */
  wantedByLaw?: true
  /** Goes out even after the lead was withdrawn or erased. */
  sendEvenIfWithdrawn?: true
  /** Says itself that a lead was erased or taken back, so that its receiver's answer can't quote the person. */
  tellsOfErasure?: true
} & (
  | { by: readonly Exclude<Channel, 'visitor-letter'>[] }
  /** How many an address gets in 24 hours, no matter who typed it or how often. */
  | { mostADay: number }
) &
  (
    | { about?: 'desk letter'; skipIf: skip.LeadRule | null }
    | { about: 'offer'; skipIf: skip.OfferRule | null }
    | { about: 'prices'; skipIf: skip.PricesRule | null }
    /** Read when it's sent: where there is nothing to say any more, it has no content. */
    | { about: Exclude<DeliveryContent['kind'], 'lead' | 'desk letter' | 'offer' | 'prices'> }
  )

const office = ['operator-letter'] as const
const owners = ['owner-letter'] as const
const visitor = ['visitor-letter'] as const
const installer = ['installer-letter', 'installer-webhook'] as const
const installerAtOnce = [...installer, 'installer-text'] as const

/**
 * What goes out: one row for each event, with all that it means. Systems that hold leads read the names of the events: they never
 * change. docs/messages.md is this table.
 */
export const messages = {
  'lead.created': {
    by: ['operator-letter', 'confirmation', ...systems],
    label: '',
    namesPerson: true,
    repliesTo: { operators: 'the visitor' },
    skipIf: null,
  },
  'lead.changed': {
    by: ['operator-letter', ...systems],
    label: 'change',
    namesPerson: true,
    skipIf: null,
  },
  /** Of the letter only where the visitor did it: to the operator who has the lead. */
  'lead.withdrawn': { by: ['operator-letter', ...systems], label: 'withdrawal', skipIf: null },
  'lead.erased': { by: systems, label: 'erasure', tellsOfErasure: true, skipIf: null },
  /** The link to their own page, which they asked for again. */
  'lead.link': { by: visitor, label: 'link to their page', mostADay: 3, skipIf: null },
  /** The prices of installers, before any call: once no installer is still deciding, and at the latest at the promised time. */
  'lead.prices': {
    by: visitor,
    about: 'prices',
    label: 'prices',
    mostADay: 3,
    skipIf: skip.noPrices,
  },
  /** A visitor says that they got no call: owners are notified at once. */
  'lead.not-called': { by: owners, label: 'nobody called', regular: 'notices', skipIf: null },
  /** An operator was given a lead, and asked for letters about that. */
  'lead.assigned': {
    by: office,
    label: 'a lead of theirs',
    regular: 'given',
    skipIf: skip.reassigned,
  },
  'promise.half-time': {
    by: office,
    label: 'half of the time is gone',
    regular: 'notices',
    skipIf: skip.promiseIsOver,
  },
  'promise.three-quarters': {
    by: office,
    audience: 'team',
    label: 'a quarter of the time is left',
    regular: 'notices',
    skipIf: skip.promiseIsOver,
  },
  'promise.nine-tenths': {
    by: owners,
    label: 'the time is nearly over',
    regular: 'notices',
    skipIf: skip.reached,
  },
  /** By when we call instead, before the promise breaks. */
  'promise.new-time': { by: visitor, label: 'a new time', mostADay: 1, skipIf: skip.newTimeIsOver },
  /** The newly promised time is over too, and the visitor wasn't reached. */
  'promise.broken-again': {
    by: owners,
    label: 'a second promise broken',
    regular: 'notices',
    skipIf: skip.reached,
  },
  'promise.did-they-call': {
    by: visitor,
    label: '“Did we call?”',
    mostADay: 1,
    regular: 'asking',
    skipIf: skip.notPromised,
  },
  /** The desk called five times without reaching them: decision 0039. */
  'call.could-not-reach': {
    by: visitor,
    label: 'we couldn’t reach them',
    mostADay: 1,
    skipIf: skip.finished,
  },
  /** Their number belongs to another person, or isn't in use. */
  'call.wrong-number': { by: visitor, label: 'wrong number', mostADay: 1, skipIf: skip.finished },
  /** What an operator wrote: the delivery has the letter's id. */
  'desk.letter': {
    by: visitor,
    about: 'desk letter',
    label: 'written at the desk',
    mostADay: 5,
    repliesTo: { visitor: 'who wrote it' },
    skipIf: null,
  },
  /** What became of a complaint, as an operator wrote it: the delivery has the letter's id. */
  'complaint.outcome': {
    by: visitor,
    about: 'desk letter',
    label: 'outcome of the complaint',
    mostADay: 5,
    repliesTo: { visitor: 'who wrote it' },
    wantedByLaw: true,
    skipIf: null,
  },
  'offer.made': {
    by: installerAtOnce,
    about: 'offer',
    label: 'offer',
    regular: 'offers',
    skipIf: skip.answered,
  },
  /** An installer accepted: it gets the details, and the visitor reads who it is and when it calls, as often as there may be one. */
  'offer.accepted': {
    by: [...installer, 'visitor-letter'],
    about: 'offer',
    label: 'acceptance',
    namesPerson: true,
    mostADay: 3,
    skipIf: skip.withoutDetails,
  },
  /** The visitor said no to its price, or yes to as many others as may call. Why, if they said it, and nothing of the person. */
  'offer.passed': {
    by: installer,
    about: 'offer',
    label: 'not chosen',
    skipIf: skip.notPassed,
  },
  /** The visitor changed something, after an installer accepted. */
  'offer.changed': {
    by: installer,
    about: 'offer',
    label: 'change',
    namesPerson: true,
    skipIf: skip.withoutDetails,
  },
  /** The visitor stopped it, withdrew or was erased. */
  'offer.cancelled': {
    by: installer,
    about: 'offer',
    label: 'taken back',
    sendEvenIfWithdrawn: true,
    tellsOfErasure: true,
    skipIf: skip.notCancelled,
  },
  /** It accepted and has recorded no call: so much of the promised time is gone. */
  'offer.half-time': {
    by: installerAtOnce,
    about: 'offer',
    label: 'half of the time to call is gone',
    namesPerson: true,
    wholeFirm: true,
    skipIf: skip.triedOrOver,
  },
  'offer.three-quarters': {
    by: installerAtOnce,
    about: 'offer',
    label: 'a quarter of the time to call is left',
    namesPerson: true,
    wholeFirm: true,
    skipIf: skip.triedOrOver,
  },
  /** The promised time is over, and an installer that tried in time tries again on that day. */
  'offer.tried': {
    by: visitor,
    about: 'offer',
    label: 'an installer tried',
    mostADay: 1,
    skipIf: skip.notTried,
  },
  'offer.credited': {
    by: installer,
    about: 'offer',
    label: 'return credited',
    sendEvenIfWithdrawn: true,
    skipIf: skip.notCredited,
  },
  'offer.return-rejected': {
    by: installer,
    about: 'offer',
    label: 'return not credited',
    sendEvenIfWithdrawn: true,
    skipIf: skip.notRejected,
  },
  /** An installer says that it never reached them: their answer decides its return. */
  'offer.did-they-call': {
    by: visitor,
    label: '“Did anybody call?”',
    mostADay: 1,
    regular: 'asking',
    skipIf: skip.quoted,
  },
  /** An installer gave a lead back, and so much of the time to decide that is gone. */
  'offer.return-half-time': {
    by: owners,
    about: 'offer',
    label: 'half of the time to decide is gone',
    regular: 'notices',
    sendEvenIfWithdrawn: true,
    skipIf: skip.decided,
  },
  'offer.return-three-quarters': {
    by: owners,
    about: 'offer',
    label: 'a quarter of the time to decide is left',
    regular: 'notices',
    sendEvenIfWithdrawn: true,
    skipIf: skip.decided,
  },
  /** The terms to accept before the first offer. */
  'installer.terms': { by: ['installer-letter'], about: 'terms', label: 'terms' },
  /** An offer in which nothing is real, to be accepted before the first offer. */
  'installer.rehearsal': {
    by: ['installer-letter'],
    about: 'rehearsal',
    label: 'rehearsal offer',
  },
  /** The link to its page, which it asked for again. */
  'installer.link': { by: ['installer-letter'], about: 'link', label: 'link to its page' },
  /** An accreditation, or its approval as a seller, ends soon or has ended. */
  'installer.expiring': {
    by: ['installer-letter', 'owner-letter'],
    about: 'expiring',
    label: 'accreditation that ends',
  },
  /** The desk confirmed a service or an accreditation that its office asked for, or said why not: the delivery has the request's id. */
  'installer.decided': { by: ['installer-letter'], about: 'decided', label: 'what we decided' },
  /** Three calls that it didn't make in time: an operator rings its office. */
  'installer.late': {
    by: owners,
    about: 'late',
    label: 'calls not made in time',
    regular: 'notices',
  },
  /** What it accepted in a month, and what it owes. */
  'installer.statement': { by: ['installer-letter'], about: 'statement', label: 'statement' },
  /** Promises that are broken, once a day. */
  'leads.late': { by: owners, about: 'late leads', label: 'broken promises', regular: 'morning' },
  /** How the week went, on Mondays if they asked for it. */
  'desk.weekly': { by: owners, about: 'weekly', label: 'the week’s figures', regular: 'weekly' },
  /** Letters to operators don't arrive: sent to every endpoint once a day (decision 0031). */
  'letters.failing': { by: ['webhook'], about: 'failing letters', label: 'letters that fail' },
  /**
   * An operator signed in from a new browser, or their account changed; or there is a new owner, a new destination or a reset, sent to
   * every owner. Queued with the audit entry; the key has its id: decision 0043.
   */
  'account.changed': { by: office, about: 'account', label: 'a change to their account' },
  /** A synthetic enquiry by which operators see whether everything works: the delivery has its id (decision 0040). */
  'enquiry.probe': { by: ['confirmation'], label: 'probe', skipIf: null },
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
/** The messages to an installer about an offer. */
export type OfferEvent = EventOn<'installer-webhook'>
/** What an installer's people are texted about. */
export type TextEvent = EventOn<'installer-text'>
/** The messages to an installer that aren't about an offer. */
export type InstallerEvent = Exclude<EventOn<'installer-letter'>, OfferEvent>

export function rulesOf(event: DeliveryEvent): MessageRules {
  return messages[event]
}

/** Whether a mailbox groups its letters about one enquiry. */
export function threads(event: DeliveryEvent): boolean {
  return 'skipIf' in rulesOf(event)
}

/** Whether an installer's people are texted about it. */
export function isTextEvent(event: DeliveryEvent): event is TextEvent {
  return rulesOf(event).by.includes('installer-text')
}

/** The messages sent even after a lead was withdrawn or erased. */
export const eventsSentEvenIfWithdrawn = deliveryEvents.filter(
  (event) => rulesOf(event).sendEvenIfWithdrawn,
)
