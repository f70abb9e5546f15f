import type { Updateable } from 'kysely'
import { getOutgoingLead } from '#database/delivery/outgoing-lead.ts'
import { getDeskLetter, insertDeskLetter } from '#database/desk/desk-letters.ts'
import { type LeadRow, leadStandingOf, lockLead, updateLead } from '#database/desk/lead-row.ts'
import { columnsBefore, saveUndo } from '#database/desk/lead-undo.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import { isSuppressed } from '#database/privacy/suppressions.ts'
import type { Db, EnquiriesTable } from '#database/schema.ts'
import { reasonNotToWrite } from '#domain/delivery/reason-to-stop.ts'
import { type InvalidLetter, type LetterText, validateLetter } from '#domain/desk/template.ts'
import { sendMoment } from '#domain/desk/undo.ts'
import { leadCan } from '#domain/lead/state.ts'
import { reject } from '#domain/result.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import {
  type ChangeLeadResult,
  changedMeanwhile,
  type DeskWorld,
  noSuchLead,
  type Operator,
} from './change-lead.ts'

/**
 * An operator writes to the visitor of a lead. The letter goes out once it can't be undone any more; the same id twice is one letter.
 * Sending it is not a contact: an operator records an answer as one.
 */
export function sendDeskLetter(
  { id, lead, version, ...typed }: LetterText & { id: string; lead: string; version: number },
  operator: Operator,
  world: DeskWorld & Pick<World, 'secret'>,
): Promise<ChangeLeadResult | InvalidLetter> {
  const now = world.now()
  return commit(world, async (db) => {
    const row = await lockLead(db, lead)
    if (!row) return noSuchLead
    const allowed = leadCan('email', leadStandingOf(row), operator.role)
    if (!allowed.ok) return allowed
    const reason = await reasonNotToWriteTo(db, lead, { secret: world.secret, now })
    if (reason) return reject('refused', `${reason}. Nothing was sent.`)
    const letter = validateLetter(typed)
    if (!letter.ok) return letter
    const { state } = row
    if (await getDeskLetter(db, id)) return { ok: true, state, version: row.version }
    if (row.version !== version) return changedMeanwhile(db, lead)
    const { subject, body } = letter
    const about = { event: 'desk.letter', kind: 'lead.written' } as const
    const by = { operator: operator.id, now, calling: world.calling }
    return (await enqueueDeskLetter(db, row, { id, subject, body, ...about }, by))
      ? { ok: true, state, version: version + 1 }
      : tooManyLetters
  })
}

export const tooManyLetters = reject(
  'refused',
  'They had five letters from the desk today. Nothing was sent.',
)

/** `set` is what changes about the lead with it. */
type WrittenAbout =
  | { event: 'desk.letter'; kind: 'lead.written'; set?: never }
  | { event: 'complaint.outcome'; kind: 'lead.answered'; set: Updateable<EnquiriesTable> }

/** Stores a letter and queues it. Returns false where the visitor already got too many. */
export async function enqueueDeskLetter(
  db: Db,
  row: LeadRow,
  { id, subject, body, event, kind, set }: LetterText & { id: string } & WrittenAbout,
  { operator, now, calling }: { operator: string; now: Date } & Pick<World, 'calling'>,
): Promise<boolean> {
  const lead = row.id
  const at = now.toISOString()
  const isOwed = await insertVisitorLetter(db, {
    id,
    lead,
    emailKey: row.email_key,
    event,
    operator,
    dedupeKey: `desk letter ${id}`,
    now,
    dueAt: sendMoment(now),
  })
  if (!isOwed) return false
  await insertDeskLetter(db, { id, lead, operator, subject, body, at })
  await updateLead(db, lead, set)
  await saveUndo(db, lead, {
    version: row.version + 1,
    operator,
    kind,
    lead: columnsBefore(row),
    deliveries: [],
    letter: id,
  })
  await recordLeadEvent(db, { kind, at: now, lead }, { now: () => now, calling, by: operator })
  return true
}

/** Why the visitor of a lead may not be written to now; undefined where we may. */
export async function reasonNotToWriteTo(
  db: Db,
  id: string,
  { secret, now }: { secret: string; now: Date },
): Promise<string | undefined> {
  const lead = await getOutgoingLead(db, id)
  if (!lead || lead.erasedAt) return 'They were erased'
  if (lead.withdrawnAt) return 'They withdrew their consent'
  const { leadSource, consentUntil, columns, phone, receivedAt } = lead
  const hashes = suppressionHashes({ email: columns.email, phone: phone.e164 }, secret)
  const suppressed = await isSuppressed(db, { hashes, scopes: ['all'], enquiredAt: receivedAt })
  return reasonNotToWrite({ leadSource, consentUntil, email: columns.email }, { now, suppressed })
}
