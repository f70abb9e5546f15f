import { v7 as uuidv7 } from 'uuid'
import { recordOnLead } from '#database/audit.ts'
import { standingOf } from '#database/lead-changes.ts'
import { tidyLines } from '#domain/enquiry/tidy.ts'
import { longestNote } from '#domain/lead/history.ts'
import { type CallOutcome, leadCan } from '#domain/lead/state.ts'
import type { DeskWorld, Operator } from './change-lead.ts'
import { despiteAccidents } from './despite-accidents.ts'

export type Noted =
  | { ok: true; id: string }
  | { ok: false; why: 'unknown' }
  | { ok: false; why: 'refused'; because: string }

/**
 * Adds a note to a lead's history. Notes are only ever added, so nobody's is in another's way; one with the same id is
 * the same note, sent again.
 */
export function noteLead(
  { lead, text, id }: { lead: string; text: string; id?: string | undefined },
  operator: Operator,
  world: DeskWorld,
): Promise<Noted> {
  const note = tidyLines(text)
  if (!note) return refused('There is nothing in this note yet.')
  if (note.length > longestNote)
    return refused(`A note has at most ${longestNote.toLocaleString('en')} characters.`)
  return added({ lead, id, kind: 'lead.noted', detail: { text: note } }, operator, world)
}

/**
 * Writes down how a call ended. One that reached nobody lets the clock run on; the first that reaches somebody stops
 * it, which is a step of the lead.
 */
export async function logCall(
  { lead, outcome, id }: { lead: string; outcome: CallOutcome; id?: string | undefined },
  operator: Operator,
  world: DeskWorld,
): Promise<Noted> {
  const standing = await standingOf(world.database.queries, lead)
  if (!standing) return { ok: false, why: 'unknown' }
  const allowed = leadCan('call', standing, operator.role)
  if (!allowed.may) return refused(allowed.because)
  if (outcome === 'reached') {
    if (leadCan('contact', standing, operator.role).may)
      return refused('Nobody has spoken with them before: mark the lead contacted.')
  }
  return added({ lead, id, kind: 'lead.called', detail: { outcome } }, operator, world)
}

async function refused(because: string): Promise<Noted> {
  return { ok: false, why: 'refused', because }
}

async function added(
  entry: { lead: string; id?: string | undefined; kind: string; detail: object },
  operator: Operator,
  { database, now }: DeskWorld,
): Promise<Noted> {
  const id = entry.id ?? uuidv7()
  const recorded = await despiteAccidents(() =>
    recordOnLead(database, { ...entry, id, at: now().toISOString(), operator: operator.id }),
  )
  return recorded ? { ok: true, id } : { ok: false, why: 'unknown' }
}
