import { v7 as uuidv7 } from 'uuid'
import { isErased } from '#database/account/audit.ts'
import { longestNote } from '#domain/lead/history.ts'
import { type Result, reject } from '#domain/result.ts'
import { tidyLines } from '#domain/tidy.ts'
import { recordLeadEvent } from '../record-event.ts'
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
  world: Pick<World, 'database' | 'now' | 'calling'>,
): Promise<NoteResult> {
  const note = tidyLines(text)
  if (!note) return reject('refused', 'There is nothing in this note yet.')
  if (note.length > longestNote)
    return reject('refused', `A note has at most ${longestNote.toLocaleString('en')} characters.`)
  const entry = id ?? uuidv7()
  return commit({ database: world.database }, async (db) => {
    // Its row is locked, so that a simultaneous erasure cannot miss the note.
    if (await isErased(db, lead)) return noSuchLead
    await recordLeadEvent(
      db,
      { kind: 'lead.noted', id: entry, lead, detail: { text: note } },
      { ...world, by: operator.id },
    )
    return { ok: true, id: entry }
  })
}
