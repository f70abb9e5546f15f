import { v7 as uuidv7 } from 'uuid'
import { recordOnLead } from '#database/account/audit.ts'
import { tidyLines } from '#domain/enquiry/tidy.ts'
import { longestNote } from '#domain/lead/history.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit } from '../world.ts'
import { type ChangeLeadDeps, noSuchLead, type Operator } from './change-lead.ts'

export type NoteResult = Result<{ id: string }, 'unknown' | 'refused'>

/**
 * Adds a note to a lead's history. Notes cannot conflict, so no version is checked. A note with an id that exists is
 * the same note sent twice.
 */
export async function noteLead(
  { lead, text, id }: { lead: string; text: string; id?: string | undefined },
  operator: Operator,
  { database, now }: Pick<ChangeLeadDeps, 'database' | 'now'>,
): Promise<NoteResult> {
  const note = tidyLines(text)
  if (!note) return reject('refused', 'There is nothing in this note yet.')
  if (note.length > longestNote)
    return reject('refused', `A note has at most ${longestNote.toLocaleString('en')} characters.`)
  const entry = { id: id ?? uuidv7(), lead, kind: 'lead.noted', detail: { text: note } } as const
  const at = now().toISOString()
  const recorded = await commit({ database }, (db) =>
    recordOnLead(db, { ...entry, at, operator: operator.id }),
  )
  return recorded ? { ok: true, id: entry.id } : noSuchLead
}
