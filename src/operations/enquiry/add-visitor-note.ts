import { listVisitorNotes } from '#database/delivery/corrections.ts'
import { reject } from '#domain/result.ts'
import { tidyLines } from '#domain/tidy.ts'
import { type ActDeps, type ActResult, changeByVisitor } from './visitor-act.ts'

const longestVisitorNote = 2000
const mostNotes = 20

/** Adds the visitor's note for the caller. The same words again are the same note. */
export function addVisitorNote(lead: string, typed: string, world: ActDeps): Promise<ActResult> {
  const text = tidyLines(typed)
  return changeByVisitor(lead, world, async (row, db) => {
    if (row.withdrawn_at) return undefined
    if (!text) return reject('invalid', 'Write a line first.')
    if (text.length > longestVisitorNote)
      return reject(
        'invalid',
        `A note has at most ${longestVisitorNote.toLocaleString('en')} characters.`,
      )
    const notes = await listVisitorNotes(db, lead)
    if (notes.some((note) => note.text === text)) return undefined
    if (notes.length >= mostNotes)
      return reject('invalid', 'There are many notes here already. Please call us instead.')
    return { audit: { kind: 'lead.noted', detail: { text } }, told: true }
  })
}
