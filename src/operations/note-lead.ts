import { v7 as uuidv7 } from 'uuid'
import { recordOnLead } from '#database/audit.ts'
import { getLeadStanding } from '#database/lead-changes.ts'
import { tidyLines } from '#domain/enquiry/tidy.ts'
import { longestNote } from '#domain/lead/history.ts'
import { type CallOutcome, type ContactChannel, leadCan } from '#domain/lead/state.ts'
import type { AuditEvent } from '#domain/operator/audit-event.ts'
import { type Result, reject } from '#domain/result.ts'
import { type ChangeLeadDeps, noSuchLead, type Operator } from './change-lead.ts'
import { recordContact } from './record-contact.ts'
import { withRetry } from './with-retry.ts'

export type NoteResult = Result<{ id: string }, 'unknown' | 'refused'>

/**
 * Adds a note to a lead's history. Notes cannot conflict, so no version is checked. A note with an id that exists is
 * the same note sent twice.
 */
export async function noteLead(
  { lead, text, id }: { lead: string; text: string; id?: string | undefined },
  operator: Operator,
  deps: ChangeLeadDeps,
): Promise<NoteResult> {
  const note = tidyLines(text)
  if (!note) return reject('refused', 'There is nothing in this note yet.')
  if (note.length > longestNote)
    return reject('refused', `A note has at most ${longestNote.toLocaleString('en')} characters.`)
  return recordEntry({ lead, id, kind: 'lead.noted', detail: { text: note } }, operator, deps)
}

/**
 * Records how a call, a text or an email ended. The first that reaches the visitor changes the lead's state, so it is made
 * with `changeLead` instead.
 */
export async function logCall(
  call: {
    lead: string
    outcome: CallOutcome
    channel?: ContactChannel | undefined
    id?: string | undefined
  },
  operator: Operator,
  deps: ChangeLeadDeps,
): Promise<NoteResult> {
  const { lead, outcome, channel = 'phone', id } = call
  const standing = await getLeadStanding(deps.database.db, lead)
  if (!standing) return noSuchLead
  const allowed = leadCan('call', standing, operator.role)
  if (!allowed.ok) return allowed
  if (outcome === 'reached') {
    if (leadCan('contact', standing, operator.role).ok)
      return reject('refused', 'Nobody has spoken with them before: mark the lead contacted.')
  }
  return recordContact({ id, lead, by: 'operator', who: operator.id, channel, outcome }, deps)
}

async function recordEntry(
  entry: { lead: string; id?: string | undefined } & AuditEvent,
  operator: Operator,
  { database, now }: ChangeLeadDeps,
): Promise<NoteResult> {
  const id = entry.id ?? uuidv7()
  const recorded = await withRetry(() =>
    recordOnLead(database, { ...entry, id, at: now().toISOString(), operator: operator.id }),
  )
  return recorded ? { ok: true, id } : noSuchLead
}
