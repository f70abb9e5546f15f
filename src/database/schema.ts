import type { ColumnType, Kysely } from 'kysely'
import type { Role } from '#domain/account/role.ts'
import type { Channel, ReceiverKind } from '#domain/delivery/channel.ts'
import type { DeliveryEvent } from '#domain/delivery/messages.ts'
import type { OperatorsLetter } from '#domain/delivery/regular-letters.ts'
import type { ProofType } from '#domain/installer/proof-file.ts'
import type { RequestKind } from '#domain/installer/request.ts'
import type { AdNetwork } from '#domain/lead/ad-lead.ts'
import type { AttributionSource, LeadSource } from '#domain/lead/attribution.ts'
import type { LeadColumns } from '#domain/lead/columns.ts'
import type { ContactBy, ContactOutcome } from '#domain/lead/contact.ts'
import type { NextActionKind } from '#domain/lead/next-action-kind.ts'
import type { ContactChannel, LeadState, LostReason } from '#domain/lead/state.ts'
import type { OfferEnd, OfferState, Way } from '#domain/offer/offer.ts'
import type { OfferOutcome } from '#domain/offer/outcome.ts'
import type { PassReason } from '#domain/offer/price.ts'
import type { ReturnReason } from '#domain/offer/return.ts'
import type { StoredReceipt } from '#domain/privacy/consent-receipt.ts'
import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'

/** On both engines, moments are read as ISO 8601 text in UTC and JSON as text. SQLite reads a flag as 0 or 1. */
type Flag = ColumnType<boolean | number, boolean, boolean>

export type Schema = {
  enquiries: EnquiriesTable
  fingerprints: FingerprintsTable
  lead_words: LeadWordsTable
  letter_templates: LetterTemplatesTable
  desk_letters: DeskLettersTable
  ad_forms: AdFormsTable
  ad_leads: AdLeadsTable
  /** Synthetic enquiries: a LeadRow as JSON, under the id of its delivery. */
  probes: { id: string; row: string; created_at: string }
  settings: { name: string; value: string }
  deliveries: DeliveriesTable
  attempts: AttemptsTable
  separate_leads: SeparateLeadsTable
  /** Repeats sent to installers with the same person's earlier enquiry, as a change of that. */
  repeats: { lead: string; offer: string; at: string }
  contacts: ContactsTable
  corrections: CorrectionsTable
  feedback: FeedbackTable
  disclosures: DisclosuresTable
  consents: ConsentsTable
  /** As they were given out, and never changed: an erasure takes the salt alone. */
  consent_receipts: StoredReceipt
  suppressions: { hash: string; scope: string; at: string }
  installers: InstallersTable
  installer_areas: InstallerAreasTable
  installer_codes: InstallerCodesTable
  installer_sessions: InstallerSessionsTable
  installer_passkeys: InstallerPasskeysTable
  installer_feeds: InstallerFeedsTable
  offer_events: OfferEventsTable
  waiting_outcomes: WaitingOutcomesTable
  accreditations: AccreditationsTable
  installer_changes: InstallerChangesTable
  installer_file_parts: { change: string; part: number; bytes: string }
  match_traces: MatchTracesTable
  offers: OffersTable
  ledger_entries: LedgerEntriesTable
  goodwill_credits: GoodwillCreditsTable
  webhook_endpoints: WebhookEndpointsTable
  rate_counts: { name: string; minute: number; count: number }
  confirmations: ConfirmationsTable
  audit: AuditTable
  step_counts: { day: string; form: string; step: string; count: number }
  client_keys: ClientKeysTable
  api_keys: ApiKeysTable
  api_answers: ApiAnswersTable
  saved_views: SavedViewsTable
  operators: OperatorsTable
  absences: AbsencesTable
  /** The regular letters that operators have ended. */
  ended_letters: { operator: string; letter: OperatorsLetter }
  operator_sessions: OperatorSessionsTable
  operator_accounts: OperatorAccountsTable
  operator_second_factors: OperatorSecondFactorsTable
  operator_passkeys: OperatorPasskeysTable
  operator_verifications: OperatorVerificationsTable
  sign_in_tries: SignInTriesTable
  lead_reads: LeadReadsTable
}

/** One row per lead: the specification's columns under their own names, then ours. */
export type EnquiriesTable = LeadColumns & {
  consent: Flag
  reference_number: string
  /** UUIDv7: sorts by the time it was made. */
  id: string
  created_at: string
  form_slug: string
  /** The form as the visitor saw it, and every answer, whatever columns there are. */
  form_shown: string
  answers: string
  phone_e164: string
  phone_doubtful: Flag
  page: string
  source: string
  submission: string | null
  fingerprint: string
  /** The first lead of the same submission, when this one came with changed answers. */
  earlier_lead: string | null
  consent_wording: string
  consent_version: string
  /** The version of what was agreed to about calls and texts, where the brand asks by channel; null where they may not be. */
  consent_calls: string | null
  consent_texts: string | null
  /** Named by visitors whose postcode is in two nations; null where it wasn't asked. */
  nation: string | null
  /** The email address in lower case, for finding duplicates. */
  email_key: string
  /** Why it looks like spam. Its deliveries wait for an operator. */
  suspected: string | null
  /** The latest lead of the last thirty days with the same email or phone. Duplicates are marked, never merged. */
  duplicate_of: string | null
  withdrawn_at: string | null
  came_by: LeadSource
  /** What the visitor had worked out before enquiring, with its inputs: a KeptEstimate. */
  estimate: string | null
  state: LeadState
  /** Goes up with every change, so that two operators cannot overwrite each other. */
  version: ColumnType<number, number | undefined, number>
  /** The operator it is assigned to. */
  owner: string | null
  /** What `promised_by` was called; written for a release from before it, which may run beside this one. */
  contact_due_at: string | null
  /** Null until fill-promises.ts has come by, where an older release stored the lead. */
  promised_by: string | null
  callable_from: ColumnType<string | null, string, string>
  /** Until when we may call, offer and write by the consent. */
  consent_until: ColumnType<string | null, string, string>
  /** The later time that the visitor chose for the call; null where they left it at the promise. */
  chosen_from: string | null
  chosen_until: string | null
  /** How the visitor wants to be spoken with first; null where they left it open. */
  contact_by: ContactChannel | null
  /** Goes up with every change of the time, for the visitor's calendar. */
  calendar_sequence: ColumnType<number, number | undefined, number>
  /** By when we call instead: written to the visitor before `promised_by` was broken. */
  new_promise_by: string | null
  /** What is to be done next while it is open, and when: see domain/queue/next-action.ts. */
  next_action_at: string | null
  next_action: NextActionKind | null
  /** The operator it comes back to from their snooze. */
  next_action_for: string | null
  /** The operator who has it open to call, until when, and when that last changed hands. */
  claimed_by: string | null
  claimed_until: string | null
  claim_changed_at: string | null
  /** Call was pressed, and the outcome is not recorded yet. */
  calling_since: string | null
  calling_by: string | null
  /** Who pressed Call while another operator had it open, and when. */
  pressed_by: string | null
  pressed_at: string | null
  /** Who snoozed it, until when, and when they did. Valid until the next try to speak with the visitor. */
  snoozed_by: string | null
  snoozed_at: string | null
  snoozed_until: string | null
  /** Who skipped it last, and until when they aren't handed it again. */
  skipped_by: string | null
  skipped_until: string | null
  /** The lead of the same person that carries their place in the queue; null where it does itself. */
  merged_into: string | null
  /** When the rules decided whose it is, or that it waits in the queue. Null where they haven't. */
  assignment_decided_at: string | null
  /**
   * Null while it is to be offered; 'waiting' once it was and a place is left: it is again when capacity changes. 'settled' when no
   * place is left, or it is never offered.
   */
  offering: 'waiting' | 'settled' | null
  /** Whether they want to be called, or prices first; and then by when they have them. Null until they said. */
  way: Way | null
  prices_by: string | null
  /** How many installers the visitor still wants, where they stopped one and want no other. */
  installers_wanted: number | null
  /** When the visitor was first spoken with, when it was quoted, and when it was finished. */
  contacted_at: string | null
  quoted_at: string | null
  finished_at: string | null
  lost_because: LostReason | null
  /** When an operator released a held lead. */
  released_at: string | null
  /** How to undo the latest change at the desk, as JSON: a LeadUndo. */
  undo: string | null
  /** Search keys: see searchKeysOf. */
  name_key: string
  family_key: string
  region: string
  came_from: AttributionSource
  /** When it was erased. After that, nothing personal is left but a salted hash of the consent. */
  erased_at: string | null
  consent_proof: string | null
}

/** Both the queue and the history of deliveries. `retry_at` is null when nothing is left to try. */
export type DeliveriesTable = {
  id: string
  /** Null where it is about no single lead. */
  lead: string | null
  channel: Channel
  event: DeliveryEvent
  endpoint: string | null
  created_at: string
  retry_at: string | null
  /** Until when a worker has claimed it. After that, the worker must have died. */
  claimed_until: string | null
  attempts: ColumnType<number, number | undefined, number>
  delivered_at: string | null
  /** Whether it was written to a file: it counts as delivered, but was not sent. */
  to_file: ColumnType<boolean | number | null, boolean | undefined, boolean>
  gave_up_at: string | null
  held_at: string | null
  stopped_at: string | null
  installer: string | null
  offer: string | null
  /** The one operator that a letter is for. */
  operator: string | null
  /** Unique: a second delivery with the same key is not stored. */
  dedupe_key: string | null
  /** The request that the lead came with. */
  request_id: ColumnType<string | null, string | null | undefined, never>
}

/** Inserted when a worker claims a delivery. An attempt without a result was cut off by a kill. */
type AttemptsTable = {
  delivery: string
  number: number
  started_at: string
  took_ms: number | null
  delivered: ColumnType<boolean | number | null, boolean | null, boolean | null>
  answer: string | null
  /** What was sent to a webhook, a SentMessage as JSON. */
  message: string | null
}

/** Every try to speak with a visitor. The earliest `reached` is the first contact. */
export type ContactsTable = {
  id: string
  lead: string
  offer: string | null
  by: ContactBy
  who: string | null
  channel: ContactChannel
  outcome: ContactOutcome
  at: string
  /** The time agreed for the next call. */
  call_back_at: string | null
}

/** What was changed in a lead's details or answers after it came: 'phone', or a question's name. Erased with the lead. */
type CorrectionsTable = {
  id: string
  lead: string
  by: 'operator' | 'visitor'
  who: string | null
  at: string
  field: string
  before: string
  after: string
}

/** Leads with the same phone or email that are of different people. `lead` is the smaller id. */
type SeparateLeadsTable = { lead: string; other: string; by: string; at: string }

/** A visitor's feedback on the call. `installer` is null where the desk called. Erased with the lead. */
type FeedbackTable = {
  id: string
  lead: string
  offer: string | null
  installer: string | null
  at: string
  answers: string
}

/** Who has the details of a lead, each receiver once. */
type DisclosuresTable = {
  id: string
  lead: string
  receiver_kind: ReceiverKind
  /** An endpoint or installer by its id; 'office' for letters, 'enquiries' for the hosted table. */
  receiver: string
  at: string
  consent_version: string
  stopped_at: string | null
}

/**
 * What a visitor agreed to after the enquiry's own consent, as they read it: for one installer, by a yes to its offer, or for none, that
 * no one may call before a yes. `channels` is JSON. Erased with the lead.
 */
type ConsentsTable = {
  id: string
  lead: string
  offer: string | null
  wording: string
  version: string
  channels: string
  at: string
  /** The path of the page it was given on; null where that is the visitor's own. */
  page: string | null
  ended_at: string | null
}

/** A column that came later, and may be empty. */
type Added<T> = ColumnType<T | null, T | null | undefined, T | null>

/** JSON columns hold what `Installer` has under the same name. */
export type InstallersTable = {
  id: string
  trading_name: string
  abn: string | null
  company_number: Added<string>
  legal_name: Added<string>
  address: Added<string>
  vat_number: Added<string>
  consumer_code: Added<string>
  code_checked_on: Added<string>
  liability_pounds: Added<number>
  liability_until: Added<string>
  insured_guarantee: ColumnType<boolean | number | null, boolean | null, boolean | null>
  deposit_percent: Added<number>
  electrical_scheme: Added<string>
  cover_checked_on: Added<string>
  whole_state: Flag
  services: string
  property_kinds: string
  panel_kilowatts: string | null
  battery_kilowatt_hours: string | null
  strengths: string
  hours: string | null
  days_off: string
  paused_until: string | null
  cap_day: number | null
  cap_week: number | null
  cap_month: number | null
  weight: number
  fees: string
  seller_number: string | null
  seller_expires_on: string | null
  people: string
  /** Where offers are posted to, beside the letter. */
  webhook: string | null
  webhook_secret: string | null
  terms_accepted_at: string | null
  terms_version: string | null
  /** What it counts as having had when its turns began, and since when they count: see startingLevel. */
  level: number
  level_since: string
  created_at: string
  closed_at: string | null
  /** Leads from before wait for an owner's word: when it became ready, and when an owner left them. */
  offers_since: Added<string>
  /** When it was begun at the desk, what was checked since, and when offers were let begin. */
  begun_at: Added<string>
  number_checked_at: Added<string>
  phone_answered_at: Added<string>
  rehearsed_at: Added<string>
  started_at: Added<string>
  backlog_left_at: Added<string>
  version: ColumnType<number, number | undefined, number>
  /** What every link to its pages carries. */
  link_number: ColumnType<number, number | undefined, number>
}

/** A sign-in code: its recipient and the code itself are hashes. */
type InstallerCodesTable = {
  id: string
  recipient: string
  code: string
  sent_at: string
  tries: ColumnType<number, number | undefined, number>
  spent_at: Added<string>
}

/** What an installer's people did with an accepted lead, beyond what they told us. Erased with it. */
export type OfferEventsTable = {
  id: string
  offer: string
  at: string
  /** Who did it, by name. */
  person: string
  kind: 'note' | 'visit' | 'no visit' | 'given' | 'given back'
  text: string
}

/** How a call went, while the person who entered it may still take it back. */
export type WaitingOutcomesTable = {
  offer: string
  person_id: string
  person: string
  answer: string
  calls_before: number
  at: string
  due_at: string
  /** When it couldn't be recorded any more, as a later outcome was recorded. */
  overtaken_at: Added<string>
}

/** A session of a person at an installer. The token is a hash; the person is a member's id. */
export type InstallerSessionsTable = {
  id: string
  token: string
  installer: string
  person: string
  browser: string
  started_at: string
  seen_at: string
  expires_at: string
}

/** A passkey that a person at an installer may sign in by instead of a code. The person is a member's id. */
export type InstallerPasskeysTable = PasskeyColumns & { installer: string; person: string }

/** The calendar of a person at an installer, with the link number of that time. Its address is derived from its id, and changes with it. */
export type InstallerFeedsTable = {
  id: string
  installer: string
  person: string
  link_number: number
  made_at: string
}

/** `value` is a region, a postcode it works in, or a postcode it doesn't. */
export type InstallerAreasTable = {
  installer: string
  kind: 'region' | 'postcode' | 'except'
  value: string
}

export type AccreditationsTable = {
  id: string
  installer: string
  person: string
  category: AccreditationCategory
  number: string
  expires_on: string
  checked_on: Added<string>
}

/** What an installer's office changes of its own. The bytes of its file are in installer_file_parts, in base64. */
export type InstallerChangesTable = {
  id: string
  installer: string
  kind: RequestKind | 'work'
  /** JSON: an `InstallerRequest`, or the fields of its work that change. */
  detail: string
  /** JSON: what the change would have meant, as it was shown. */
  effect: Added<string>
  file_type: Added<ProofType>
  /** Who asked, by name. */
  asked_by: string
  asked_at: string
  /** From when work counts; by when the desk decides of the rest. */
  due_at: string
  settled_at: Added<string>
  outcome: Added<'counts' | 'confirmed' | 'refused' | 'withdrawn'>
  /** The operator. */
  settled_by: Added<string>
  /** Why not, as the office reads it. */
  sentence: Added<string>
}

/** Why installers suited a lead or didn't: see matched.ts. */
export type MatchTracesTable = {
  id: string
  lead: string
  at: string
  rules_version: number
  /** As earlier releases wrote it: `Candidate`s as JSON. */
  candidates: string
  /** `Matched` as JSON. */
  matched: Added<string>
  /** How many installers suited. */
  suited: Added<number>
}

export type OffersTable = {
  id: string
  lead: string
  installer: string
  state: OfferState
  offered_at: string
  expires_at: string
  answered_at: string | null
  /** Why it was declined, or ended without an answer. */
  declined_because: OfferEnd | null
  fee_cents: number
  outcome: OfferOutcome | null
  outcome_at: string | null
  quote: string | null
  /** A TypedPrice as JSON, and when it was named; `expires_at` is then the end of it. */
  price: string | null
  priced_at: string | null
  /** When the visitor said no to the price, and why. */
  passed_at: string | null
  passed_because: PassReason | null
  /** From when it may call: at once for the first to accept, later for the others. Null until it accepts. */
  calls_from: string | null
  returned_at: string | null
  returned_because: ReturnReason | null
  /** What the installer wrote about a return. Erased with the lead. */
  return_words: string | null
  return_decision: 'credited' | 'rejected' | null
  return_decided_at: string | null
  /** The operator who decided; null where it was proven, or the visitor said so. */
  return_decided_by: string | null
  /** Why it was decided so, as the installer reads it. Erased with the lead. */
  return_because: string | null
  /** The installer's area when it accepted, as JSON: it decides whether the lead was outside of it. */
  accepted_area: string | null
  /** When the installer said that it did call, after the lead had gone to the next since no call was recorded. */
  said_called_at: string | null
  /** What its visitor says of that. */
  visitor_says: 'called' | 'not-called' | null
  /** Whose of the installer it is to call: a member's id. Null while it is the office's. */
  assigned_to: string | null
  /** When they visit, and where, as the installer typed it. Erased with the lead. */
  visit_at: string | null
  visit_address: string | null
}

/** Append only. A credit reverses the fee of its offer. */
export type LedgerEntriesTable = {
  id: string
  installer: string
  offer: string | null
  kind: 'fee' | 'credit' | 'payment'
  amount_cents: number
  gst_cents: number
  reverses: string | null
  at: string
  /** The operator who entered a payment. */
  entered_by: string | null
}

/** Credits without a return: of each offer one at most, with the entry of the ledger once it was agreed to. */
export type GoodwillCreditsTable = {
  id: string
  offer: string
  installer: string
  /** Without GST. */
  amount_cents: number
  /** Why, as the installer reads it. Erased with the lead. */
  sentence: string
  asked_by: string
  asked_at: string
  /** The operator who asked, below the limit for one person; above it an owner. Null while it waits. */
  agreed_by: string | null
  agreed_at: string | null
}

export type WebhookEndpointsTable = {
  id: string
  url: string
  secret: string
  created_at: string
  disabled_at: string | null
  label: ColumnType<string, string | undefined, string>
  /** Until when messages are signed with the old secret too. */
  old_secret: string | null
  old_secret_until: string | null
  /** A ReceiverHealth: see circuit-breaker.ts. */
  unanswered: ColumnType<number, number | undefined, number>
  unanswered_since: string | null
  paused_until: string | null
  /** When owners should be warned that it went quiet or was turned off. */
  notify_at: string | null
}

/** Who did what, and when. `detail` contains no personal data except the text of notes. */
type AuditTable = {
  id: string
  at: string
  /** Null when the visitor or the system did it. */
  operator: string | null
  kind: string
  lead: string | null
  detail: string
  /** The name of the installer's person who did it; null where no one signed in. */
  person: Added<string>
}

export type ClientKeysTable = {
  id: string
  key: string
  label: string
  created_at: string
  revoked_at: string | null
}

/** Of a key only keyed hashes are stored: of its own, and for a day after a change of the one before. */
export type ApiKeysTable = {
  id: string
  label: string
  /** With spaces between them. */
  scopes: string
  /** Who made it. */
  operator: string
  hash: string
  /** Its last characters, by which people know it. */
  ending: string
  old_hash: string | null
  old_until: string | null
  created_at: string
  used_at: string | null
  revoked_at: string | null
}

/** What was answered to a request that may come again: `name` is its key with its idempotency key, hashed. */
type ApiAnswersTable = {
  name: string
  /** A hash of what was asked. */
  request: string
  at: string
  /** Null while it is being answered. */
  status: number | null
  body: string | null
}

/** A list under a name. `query` is its address without a search, as `viewQuery` formats it. */
type SavedViewsTable = {
  id: string
  name: string
  /** Who saved it. */
  operator: string
  /** Whether everybody at the desk has it. */
  shared: Flag
  query: string
  created_at: string
}

/**
 * The five tables that better-auth reads and writes. Its flags are 0 or 1 on both engines, and a user of its is an
 * operator of ours.
 */
export type OperatorsTable = {
  id: string
  name: string
  /** In lower case. */
  email: string
  email_verified: number
  image: string | null
  created_at: string
  updated_at: string
  two_factor_enabled: number
  role: Role
  /** When the account was closed. The operator can no longer sign in. */
  closed_at: string | null
  /** Whether they want a letter when they are given a lead: 0 or 1. */
  notify_by_email: ColumnType<number, number | undefined, number>
  /** Until when they have seen the leads they were given. */
  leads_seen_at: string | null
}

/** When operators are away. Without an end it lasts until they are back. */
type AbsencesTable = {
  id: string
  operator: string
  from_at: string
  until_at: string | null
  created_at: string
  created_by: string
  /** Whether their open leads go back to the queue when it begins: 0 or 1. */
  gives_back: number
  /** When it began, and what they had was given back or stayed theirs. Null for a planned one. */
  begun_at: string | null
  /** What was given back, as JSON: a GivenBack. */
  given_back: string | null
}

type OperatorSessionsTable = {
  id: string
  user_id: string
  token: string
  expires_at: string
  created_at: string
  updated_at: string
  /** Whether this session was opened with a second factor, not just a password. */
  second_factor: number
  ip_address: string | null
  user_agent: string | null
}

type OperatorAccountsTable = {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
  created_at: string
  updated_at: string
}

type OperatorSecondFactorsTable = {
  id: string
  user_id: string
  secret: string
  backup_codes: string
  verified: number
  failed_verification_count: ColumnType<number, number | undefined, number>
  locked_until: string | null
}

type OperatorPasskeysTable = PasskeyColumns & { user_id: string }

type PasskeyColumns = {
  /** The credential's id, as browsers know it. */
  id: string
  /** What its owner calls it. */
  name: string
  public_key: string
  /** How often it was used, if it counts: one that goes down was copied. */
  sign_count: number
  created_at: string
  used_at: string | null
}

type OperatorVerificationsTable = {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

/** Counts wrong passwords for an email address. Only a keyed hash of it is stored. */
type SignInTriesTable = { who: string; tries: number; latest: string }

/** Which leads an operator read on a day, '2026-11-23' in UTC. */
type LeadReadsTable = { operator: string; day: string; lead: string }

/** The last three times that a confirmation to an address was queued. Only a keyed hash of it is stored. */
type ConfirmationsTable = {
  address: string
  latest: string
  second: string | null
  third: string | null
}

/** What letters from the desk begin with. */
type LetterTemplatesTable = {
  id: string
  name: string
  subject: string
  body: string
  created_at: string
  version: ColumnType<number, number | undefined, number>
}

/** What operators wrote to visitors, under the ids of the deliveries. Erased with the lead. */
type DeskLettersTable = {
  id: string
  lead: string
  operator: string
  subject: string
  body: string
  at: string
}

/** What a lead is found by: see domain/lead/words.ts. Each engine keeps an index of it by itself. Erased with the lead. */
type LeadWordsTable = {
  /** SQLite's own number of the row, by which its index knows it. PostgreSQL has none. */
  number: ColumnType<number, never, never>
  lead: string
  about: string
  notes: string
  /** PostgreSQL alone: the words as its index compares them. */
  search: ColumnType<string, never, never>
}

/** Forms in advertisements elsewhere. `form` is the network's id, `fields` JSON: what they ask. Null where it isn't mapped. */
export type AdFormsTable = {
  id: string
  network: AdNetwork
  form: string
  fields: string
  first_at: string
  /** The form of ours that it is for, and which field answers which question, as JSON. */
  form_slug: ColumnType<string | null, never, string>
  mapping: ColumnType<string | null, never, string>
  version: ColumnType<number, never, number>
}

/**
 * What was sent with an ad form, under a keyed hash of the network's id of it. Once it is a lead nothing personal is left here, and a repeat
 * is still known as one.
 */
export type AdLeadsTable = {
  id: string
  ad_form: string
  /** The network's id, until the answers are here. */
  network_id: string | null
  received_at: string
  place: string
  /** The answers, as JSON; null until they were fetched, and once it is a lead. */
  fields: string | null
  is_test: Flag
  /** When to fetch the answers. Until `claimed_until` a replica is fetching them. */
  fetch_at: string | null
  claimed_until: ColumnType<string | null, never, string | null>
  tries: ColumnType<number, never, number>
  gave_up_at: ColumnType<string | null, never, string | null>
  /** Why it isn't a lead: it couldn't be fetched, or it has no way to reply. */
  problem: ColumnType<string | null, never, string | null>
  /** The version of its form by which it could be no lead. */
  tried_version: ColumnType<number | null, never, number>
  lead: ColumnType<string | null, never, string>
}

/** The latest lead with exactly these answers, so that a double click is one lead. */
type FingerprintsTable = {
  fingerprint: string
  lead: string
  reference_number: string
  taken_at: string
}

export type Db = Kysely<Schema>
