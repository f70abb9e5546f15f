import { v7 as uuidv7 } from 'uuid'
import { isErased, recordAudit } from '#database/account/audit.ts'
import { tidyLines } from '#domain/enquiry/tidy.ts'
import { longestNote } from '#domain/lead/history.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { noSuchLead, type Operator } from './change-lead.ts'

export type NoteResult = Result<{ id: string }, 'unknown' | 'refused'>

/**
 * Adds a note to a lead's history. Notes cannot conflict, so no version is checked. A note with an id that exists is
 * the same note sent twice.
 */
export async function noteLead(
  { lead, text, id }: { lead: string; text: string; id?: string | undefined },
  operator: Operator,
  { database, now }: Pick<World, 'database' | 'now'>,
): Promise<NoteResult> {
  const note = tidyLines(text)
  if (!note) return reject('refused', 'There is nothing in this note yet.')
  if (note.length > longestNote)
    return reject('refused', `A note has at most ${longestNote.toLocaleString('en')} characters.`)
  const entry = id ?? uuidv7()
  const at = now().toISOString()
  return commit({ database }, async (db) => {
    // Its row is locked, so that a simultaneous erasure cannot miss the note.
    if (await isErased(db, lead)) return noSuchLead
    const by = { at, operator: operator.id, lead }
    await recordAudit(db, { id: entry, ...by, kind: 'lead.noted', detail: { text: note } })
    return { ok: true, id: entry }
  })
}
