import type { InstallerEvent, OfferEvent, VisitorLetter } from '../delivery/messages.ts'
import type { AuditDetails, AuditKind } from './audit-event.ts'
import { manyLeads } from './bulk-reading.ts'
import type { Role } from './role.ts'

/** `actor` is who did it, `person` who the detail names. */
export type Readers =
  | 'nobody'
  | 'actor'
  | 'person'
  | 'owners'
  | 'actor and owners'
  | 'person and owners'
/** Which operators get a letter about it. `operator` is who did it. */
export type LetterRule<Detail> = Readers | ((detail: Detail, operator: string | null) => Readers)

/** What follows from an event in the history of a lead. */
export type LeadRules<Detail> = {
  /** What is to be done next with the lead is worked out again. */
  queue: boolean
  /** The lead goes to the next installers. */
  offersAgain?: true
  /** What the installer in its detail is sent about its offer. */
  installer?: OfferEvent | ((detail: Detail) => OfferEvent)
  /** What the visitor is sent. */
  visitor?: VisitorLetter
  /** The lead is found by these words too. */
  words?: (detail: Detail) => string
  letter?: LetterRule<Detail>
}

/** What follows from every other event. */
export type DeskRules<Detail> = {
  letter: LetterRule<Detail>
  /** What the installer in its detail is sent. */
  installer?: InstallerEvent
}

/** The kinds of entries in a lead's history. */
export type HistoryKind =
  | Exclude<Extract<AuditKind, `lead.${string}`>, 'lead.exported'>
  | 'person.given'
  | 'person.erased'
/** All others: of accounts, installers and settings. */
export type DeskKind = Exclude<AuditKind, HistoryKind>

/** What follows from each kind of event of a lead: a new kind must say. */
export const leadRules = {
  'lead.released': { queue: true },
  'lead.contacted': { queue: true },
  'lead.quoted': { queue: true },
  'lead.won': { queue: true },
  'lead.lost': { queue: true },
  'lead.spam': { queue: true },
  'lead.reopened': { queue: true },
  'lead.undone': { queue: true },
  'lead.withdrawn': { queue: true },
  'lead.answered': { queue: true },
  'lead.added': { queue: false },
  // Who carries the place in the queue is decided for all leads of the two persons at once.
  'lead.merged': { queue: false },
  'lead.separated': { queue: false },
  'lead.assigned': { queue: false },
  'lead.called': { queue: true },
  'lead.snoozed': { queue: true },
  'lead.skipped': { queue: true },
  'lead.noted': { queue: false, words: ({ text }) => text },
  'lead.written': { queue: true },
  'lead.sent-again': { queue: false },
  'lead.time-chosen': { queue: true },
  'lead.corrected': { queue: true },
  'lead.stopped': { queue: true },
  'lead.feedback': { queue: true },
  // Several are offered at once, and the next action is worked out after the last.
  'lead.offered': { queue: false, installer: 'offer.made' },
  'lead.offer-accepted': { queue: true, installer: 'offer.accepted', visitor: 'offer.accepted' },
  'lead.repeat-told': { queue: false },
  'lead.offer-declined': { queue: true, offersAgain: true },
  'lead.offer-expired': { queue: true, offersAgain: true },
  'lead.way-chosen': { queue: true },
  'lead.channels-changed': { queue: true },
  'lead.offer-priced': { queue: true },
  'lead.offer-passed': { queue: true, installer: 'offer.passed' },
  'lead.asked-again': { queue: true },
  'lead.price-over': { queue: true, offersAgain: true },
  // Recorded with the acceptance that takes the last place.
  'lead.price-not-chosen': { queue: false, installer: 'offer.passed' },
  'lead.offer-cancelled': { queue: true, installer: 'offer.cancelled' },
  'lead.offer-outcome': { queue: true },
  'lead.offer-returned': { queue: true },
  'lead.return-decided': {
    queue: true,
    installer: ({ decision }) =>
      decision === 'credited' ? 'offer.credited' : 'offer.return-rejected',
    letter: ({ decision }, operator) =>
      operator !== null && decision === 'credited' ? 'owners' : 'nobody',
  },
  'lead.goodwill-asked': { queue: false },
  'lead.goodwill-credited': { queue: false, installer: 'offer.credited', letter: 'owners' },
  'lead.not-offered': { queue: true },
  'lead.others-may-call': { queue: true },
  'lead.asking-stopped': { queue: true },
  'person.given': { queue: false },
  'person.erased': { queue: false },
} satisfies { [Kind in HistoryKind]: LeadRules<AuditDetails[Kind]> }

const ownersIfOwner = ({ role }: { role?: Role }) => (role === 'owner' ? 'owners' : 'nobody')
/** Installers and the rules do some of this themselves; then the desk needs no letter. */
const ownersIfOperator = (_: unknown, operator: string | null) =>
  operator === null ? 'nobody' : 'owners'

/** What follows from each kind of event that isn't in a lead's history: a new kind must say. */
export const deskRules = {
  'first operator created': { letter: 'nobody' },
  // Nobody reads daily letters, so the usual way of signing in sends none.
  'signed in': {
    letter: ({ by, device }) => (device === 'new' || by === 'recovery code' ? 'actor' : 'nobody'),
  },
  'second factor set up': { letter: 'actor' },
  'second factor given again': {
    letter: ({ by }) => (by === 'recovery code' ? 'actor' : 'nobody'),
  },
  'second factor given up': { letter: 'actor' },
  'second factor reset': { letter: 'person' },
  'recovery codes renewed': { letter: 'actor' },
  'passkey added': { letter: 'actor' },
  'passkey removed': { letter: 'actor' },
  'invitation accepted': { letter: 'nobody' },
  'password set by letter': { letter: 'actor' },
  'password changed': { letter: 'actor' },
  'signed out after wrong passwords': { letter: 'actor' },
  'signed out after wrong codes': { letter: 'actor' },
  'account reset': { letter: 'person and owners' },
  'session ended': { letter: 'nobody' },
  'other sessions ended': { letter: 'nobody' },
  'person invited': { letter: ownersIfOwner },
  'person invited again': { letter: 'nobody' },
  'person role changed': { letter: ownersIfOwner },
  'person closed': { letter: 'nobody' },
  'person reopened': { letter: ownersIfOwner },
  'person away': { letter: 'nobody' },
  'person gave leads back': { letter: 'nobody' },
  'person back': { letter: 'nobody' },
  'person away undone': { letter: 'nobody' },
  'assignment rules changed': { letter: 'owners' },
  'webhook added': { letter: 'owners' },
  'webhook tested': { letter: 'nobody' },
  'webhook secret changed': { letter: 'nobody' },
  'webhook closed': { letter: 'owners' },
  'webhook opened again': { letter: 'owners' },
  'webhook turned off': { letter: 'nobody' },
  'client key made': { letter: 'nobody' },
  'client key revoked': { letter: 'nobody' },
  'api key made': { letter: 'owners' },
  'api key changed': { letter: 'owners' },
  'api key revoked': { letter: 'nobody' },
  'ad form mapped': { letter: 'nobody' },
  'letter recipients changed': { letter: 'owners' },
  'installer added': { letter: 'owners' },
  'installer file taken': { letter: 'nobody' },
  'installer changed': {
    letter: ({ destination, share, money }, operator) =>
      operator !== null && (destination || share || money) ? 'owners' : 'nobody',
  },
  'installer paused': { letter: ownersIfOperator },
  'installer terms accepted': { letter: 'nobody' },
  'installer checked': { letter: 'nobody' },
  'installer started': { letter: 'owners' },
  'installer rehearsal sent': { letter: 'nobody', installer: 'installer.rehearsal' },
  'installer closed': { letter: 'owners' },
  'installer reopened': { letter: 'owners' },
  'installer terms sent again': { letter: 'owners', installer: 'installer.terms' },
  'installer secret changed': { letter: 'nobody' },
  'installer links ended': { letter: ownersIfOperator },
  'installer asked': { letter: 'nobody' },
  'installer request decided': {
    installer: 'installer.decided',
    letter: ({ decision }) => (decision === 'confirmed' ? 'owners' : 'nobody'),
  },
  'installers exported': { letter: 'nobody' },
  'installers imported': {
    letter: ({ added, destinations = 0, moved = 0 }) =>
      added + destinations + moved > 0 ? 'owners' : 'nobody',
  },
  'weekly letter changed': { letter: 'nobody' },
  'letter template saved': { letter: 'nobody' },
  'letter template deleted': { letter: 'nobody' },
  'installer backlog offered': { letter: 'owners' },
  'installer backlog left': { letter: 'owners' },
  'offer rules changed': { letter: 'owners' },
  'payment recorded': { letter: 'owners' },
  'leads read in bulk': {
    letter: ({ key }) => (key === undefined ? 'actor and owners' : 'nobody'),
  },
  'lead.exported': { letter: ({ leads }) => (leads >= manyLeads ? 'actor and owners' : 'nobody') },
} satisfies { [Kind in DeskKind]: DeskRules<AuditDetails[Kind]> }

export function isHistoryKind(kind: string): kind is HistoryKind {
  return Object.hasOwn(leadRules, kind)
}
