import { v7 as uuidv7 } from 'uuid'
import { type AuditEntry, insertAudit } from '#database/account/audit.ts'
import { enqueueAccountLetters } from '#database/delivery/account-letters.ts'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { addNoteWords } from '#database/desk/lead-words.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { offerAgain } from '#database/offer/offering.ts'
import type { Db } from '#database/schema.ts'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import {
  type DeskKind,
  deskRules,
  type HistoryKind,
  type LeadRules,
  leadRules,
} from '#domain/account/event-rules.ts'
import type { VisitorLetter } from '#domain/delivery/messages.ts'
import type { World } from './world.ts'

/** `id` is given where the same event may be recorded twice, and `at` where it isn't now. */
type EventOptions = { id?: string; at?: Date }

/** What an event adds about which an installer is sent a message. `offer` is null where there is none it could be about. */
type AboutOffer = {
  offer: string | null
  /** Distinguishes repeated messages about one offer. */
  key?: string | undefined
  /** When they go out. Default: at once. */
  dueAt?: Date | undefined
}

type MessagedKind = {
  [Kind in HistoryKind]: (typeof leadRules)[Kind] extends { installer: unknown } ? Kind : never
}[HistoryKind]

/** One of a lead about which no installer is sent a message. */
export type QuietEvent = Extract<AuditEvent, { kind: Exclude<HistoryKind, MessagedKind> }>

/** An event in the history of a lead. */
export type LeadEvent = EventOptions & { lead: string } & (
    | QuietEvent
    | (Extract<AuditEvent, { kind: MessagedKind }> & AboutOffer)
  )

/** Any other event: of an account, an installer or a setting. */
export type DeskEvent = EventOptions &
  Extract<AuditEvent, { kind: DeskKind }> & { key?: string | undefined }

/** Who acts: an operator, or an installer's person. Neither where a visitor or the rules do. */
export type Actor = { by?: string | null | undefined; person?: World['person'] }

/** The same world, in which nobody acts but the rules. */
export function byRules<W extends object>(world: W): W & Actor {
  return { ...world, by: null, person: undefined }
}

/**
 * Records an event of a lead, and does what follows from it: see `leadRules`. Run it last in the transaction that stores what happened, with
 * the lead locked. An event whose `id` was recorded before changes nothing.
 */
export async function recordLeadEvent(
  db: Db,
  event: LeadEvent,
  world: Pick<World, 'now' | 'calling'> & Actor,
): Promise<void> {
  const { lead, kind, id = uuidv7(), at = world.now() } = event
  if (!(await record(db, { ...event, id, at }, world))) return
  const rules: LeadRules<never> = leadRules[kind]
  const offer = ('offer' in event && event.offer) || null
  if ('offer' in event && offer) await sendToInstaller(db, { ...event, offer }, rules, at)
  if (rules.visitor)
    await writeToVisitor(db, rules.visitor, { lead, offer, about: offer ?? id, now: at })
  if (rules.words) await addNoteWords(db, lead, rules.words(event.detail as never))
  if (rules.offersAgain) await offerAgain(db, lead)
  if (rules.queue) await updateNextAction(db, lead, world.calling)
}

/** Records any other event, and does what follows from it: see `deskRules`. Run it in the transaction that stores what happened. */
export async function recordDeskEvent(
  db: Db,
  event: DeskEvent,
  world: Pick<World, 'now'> & Actor,
): Promise<void> {
  const { id = uuidv7(), at = world.now() } = event
  if (!(await record(db, { ...event, id, at }, world))) return
  const rules = deskRules[event.kind]
  if (!('installer' in rules)) return
  const { installer } = event.detail as { installer: string }
  await enqueueForInstaller(db, { installer, event: rules.installer, key: event.key, now: at })
}

async function record(
  db: Db,
  event: (LeadEvent | DeskEvent) & { id: string; at: Date; lead?: string },
  { by = null, person }: Actor,
): Promise<boolean> {
  const { id, kind, detail, lead } = event
  const when = { at: event.at.toISOString(), operator: by, person: person?.name }
  const entry = { id, ...when, lead, kind, detail } as AuditEntry & { id: string }
  if (!(await insertAudit(db, entry))) return false
  await enqueueAccountLetters(db, entry)
  return true
}

async function sendToInstaller(
  db: Db,
  { lead, offer, detail, key, dueAt }: Extract<LeadEvent, AboutOffer> & { offer: string },
  { installer: message }: LeadRules<never>,
  now: Date,
): Promise<void> {
  const event = typeof message === 'function' ? message(detail as never) : message
  const { installer } = detail
  if (event)
    await enqueueForInstaller(db, { installer, event, offer, lead, key, now, dueAt: dueAt ?? now })
}

/** One letter for each offer, or for each event that is about none. */
async function writeToVisitor(
  db: Db,
  event: VisitorLetter,
  { lead, offer, about, now }: { lead: string; offer: string | null; about: string; now: Date },
): Promise<void> {
  const emailKey = (await getLeadRow(db, lead))?.email_key
  if (!emailKey) return
  const dedupeKey = `${event} visitor-letter ${about}`
  const letter = { id: uuidv7(), lead, emailKey, event, now, dedupeKey }
  await insertVisitorLetter(db, offer ? { ...letter, offer } : letter)
}
