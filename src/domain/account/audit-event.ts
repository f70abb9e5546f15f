import type { Channel } from '../delivery/channel.ts'
import type { MovingEffect } from '../installer/field-effects.ts'
import type { ContactOutcome } from '../lead/contact.ts'
import type { ContactChannel, LeadState, LostReason } from '../lead/state.ts'
import type { NotOfferedReason, Way } from '../offer/offer.ts'
import type { PassReason } from '../offer/price.ts'
import type { Role } from './role.ts'

type Code = { by: 'code' | 'recovery code' | 'passkey' }
type Person = { person: string }
type Endpoint = { endpoint: string }
type Key = { key: string }
type Installer = { installer: string }
/** `key` is the API key by which a program did it in the operator's name. */
type Move = { to: LeadState; because?: LostReason; line?: string; key?: string }

/**
 * The kinds of audit entries with their details, as stored. People, endpoints, keys and sessions are ids. A lead is
 * assigned `to` an operator's id, or unassigned when that is empty.
 */
export type AuditDetails = {
  'first operator created': Person
  /** In a browser that they haven't signed in with before, its name is stored. */
  'signed in': Code & { device?: 'new'; browser?: string }
  'second factor set up': undefined
  'second factor given again': Code
  'second factor given up': undefined
  'second factor reset': Person
  'recovery codes renewed': undefined
  'passkey added': undefined
  'passkey removed': undefined
  'invitation accepted': undefined
  'password set by letter': undefined
  'password changed': undefined
  /** Too many of them inside one session: it was ended. */
  'signed out after wrong passwords': undefined
  /** The same of codes, where the desk asks for the second factor again. */
  'signed out after wrong codes': undefined
  /** Operator null: on the server's machine. */
  'account reset': Person
  'session ended': { session: string }
  'other sessions ended': { count: number }
  'person invited': Person & { role: Role }
  'person invited again': Person
  'person role changed': Person & { role: Role }
  'person closed': Person & { leads: number; to: string }
  'person reopened': Person & { role?: Role }
  /** `from` and `until` are moments, the latter empty where it lasts until they are back. */
  'person away': Person & { from: string; until: string; leads: number }
  /** Operator null: a planned absence began, and leads went back to the queue. */
  'person gave leads back': Person & { leads: number }
  'person back': Person
  'person away undone': Person
  'assignment rules changed': { rules: number; otherwise: string }
  'webhook added': Endpoint
  'webhook tested': Endpoint & { event: string; delivered: boolean }
  'webhook secret changed': Endpoint
  'webhook closed': Endpoint
  'webhook opened again': Endpoint
  'webhook turned off': Endpoint
  'client key made': Key
  'client key revoked': Key
  'api key made': Key & { scopes: string }
  'api key changed': Key
  'api key revoked': Key
  /** Of an advertisement: which of its fields answers which question. */
  'ad form mapped': { form: string }
  'letter recipients changed': { count: number }
  'installer added': Installer
  'installer file taken': Installer & { rows: number }
  /** What the change moves, where it moves anything: see fieldEffects. */
  'installer changed': Installer & Partial<Record<MovingEffect, 'changed'>>
  /** Operator null: the installer did it by its link. `until` is a day, empty when offers come again. */
  'installer paused': Installer & { until: string }
  /** Operator null: the installer did it by its link. */
  'installer terms accepted': Installer & { version: string }
  /** Something that is checked before its first offer: operator null where it did so itself. */
  'installer checked': Installer & { check: string }
  'installer started': Installer
  'installer rehearsal sent': Installer
  'installer closed': Installer
  'installer reopened': Installer
  'installer terms sent again': Installer
  'installer secret changed': Installer
  'installer links ended': Installer
  /** Its office asked the desk to confirm something, and what was decided. */
  'installer asked': Installer & { what: string }
  'installer request decided': Installer & { what: string; decision: string }
  'installers exported': { count: number }
  /** Of those changed, how many send their leads elsewhere from then on, and how many are offered other leads or pay other fees. */
  'installers imported': { added: number; changed: number; destinations?: number; moved?: number }
  'weekly letter changed': { on: boolean }
  'letter template saved': { template: string }
  'letter template deleted': { template: string }
  'installer backlog offered': Installer
  'installer backlog left': Installer
  'offer rules changed': { mode: string; minutes: number; openPerPlace: number }
  'payment recorded': Installer & { cents: number }
  'lead.released': Move
  'lead.contacted': Move & { channel?: ContactChannel }
  'lead.quoted': Move
  'lead.won': Move
  'lead.lost': Move
  'lead.spam': Move
  'lead.reopened': Move
  'lead.undone': { to: LeadState; undone: string }
  'lead.withdrawn': undefined
  /** A complaint's outcome, in a letter to the person who complained. Its text is in desk_letters. */
  'lead.answered': undefined
  /** An operator added it for a visitor on the telephone. */
  'lead.added': undefined
  /** With the other lead's reference: of the same person, or of another. */
  'lead.merged': { with: string }
  'lead.separated': { with: string }
  /** Operator null: by the rules. `left` or `away` is whose it was. */
  'lead.assigned': { to: string; left?: string; away?: string }
  /** A contact of the same id. Operator null: the visitor's word. Without a channel it was by phone. */
  'lead.called': { outcome: ContactOutcome; channel?: ContactChannel }
  /** Until a moment, or empty where a snooze ended early; with the operator's own words. */
  'lead.snoozed': { until: string; line?: string }
  'lead.skipped': { line: string }
  'lead.noted': { text: string }
  /** A letter to the visitor. What it said is in desk_letters. */
  'lead.written': undefined
  'lead.sent-again': { channel: string }
  /** The visitor's: the time of the call, or none for the promise. */
  'lead.time-chosen': { from: string; until: string; by: string }
  /** Of the visitor: 'phone', or a question's name. Of an operator: one or more of name, email and phone. */
  'lead.corrected': { field: string }
  /** The visitor's, of one receiver. */
  'lead.stopped': { channel: Channel; endpoint: string }
  'lead.feedback': undefined
  /** Offers and what became of them. Operator null: by turn, or the installer or visitor did it. */
  'lead.offered': Installer
  'lead.offer-accepted': Installer
  /** The installer has the same person's earlier one, and was notified of the changes. */
  'lead.repeat-told': Installer
  'lead.offer-declined': Installer & { because: string }
  'lead.offer-expired': Installer
  /** The visitor's: to be called, or to see prices first. */
  'lead.way-chosen': { way: Way }
  /** By which channels they may be spoken with beside email, each a `ContactChannel`: 'phone sms'. */
  'lead.channels-changed': { channels: string }
  'lead.offer-priced': Installer
  /** The visitor's no to a price. Their yes is 'lead.offer-accepted'. */
  'lead.offer-passed': Installer & { because: PassReason }
  /** By the visitor: its price has expired, or they took their yes back, and it is asked for another price. */
  'lead.asked-again': Installer
  /** A price expired without an answer. */
  'lead.price-over': Installer
  /** By rules: the lead’s places are taken by the visitor’s yes to others. */
  'lead.price-not-chosen': Installer
  'lead.offer-cancelled': Installer
  'lead.offer-outcome': Installer & { outcome: string; because?: string }
  'lead.offer-returned': Installer & { because: string }
  'lead.return-decided': Installer & { decision: string }
  /** Without GST, in cents. */
  'lead.goodwill-asked': Installer & { cents: number }
  'lead.goodwill-credited': Installer & { cents: number }
  /** No installer suits, or none is left: it waits in the queue. */
  'lead.not-offered': { because: NotOfferedReason }
  /** By the visitor: installers that accepted later needn't wait for the first. */
  'lead.others-may-call': undefined
  'lead.asking-stopped': undefined
  /** How many different ones within a day, UTC. `key` is the API key by which a program read them in the operator's name. */
  'leads read in bulk': { leads: number; key?: string }
  'lead.exported': { leads: number; filters: string[] }
  'person.given': undefined
  'person.erased': { again?: string; because?: 'age' }
}

export type AuditKind = keyof AuditDetails

/** An audit kind with its detail. */
export type AuditEvent = {
  [Kind in AuditKind]: AuditDetails[Kind] extends undefined
    ? { kind: Kind; detail?: undefined }
    : { kind: Kind; detail: AuditDetails[Kind] }
}[AuditKind]
