import { getDeskLetter } from '#database/desk/desk-letters.ts'
import { leadStandingOf, lockLead } from '#database/desk/lead-row.ts'
import { type InvalidLetter, validateLetter } from '#domain/desk/template.ts'
import { leadCan } from '#domain/lead/state.ts'
import { commit } from '../world.ts'
import {
  type ChangeLeadResult,
  changedMeanwhile,
  type DeskWorld,
  noSuchLead,
  type Operator,
} from './change-lead.ts'
import { enqueueDeskLetter, tooManyLetters } from './send-desk-letter.ts'

export type Outcome = {
  /** Of the letter: the same twice is one. */
  id: string
  lead: string
  version: number
  body: string
}

/**
 * Sends the outcome of a complaint to the person who complained, and closes it. The letter goes out once it can't be undone any more, even
 * if the person has asked us since then to stop writing: the law requires it.
 */
export function answerComplaint(
  { id, lead, version, body }: Outcome,
  operator: Operator,
  world: DeskWorld,
): Promise<ChangeLeadResult | InvalidLetter> {
  const now = world.now()
  return commit(world, async (db) => {
    const row = await lockLead(db, lead)
    if (!row) return noSuchLead
    if (await getDeskLetter(db, id)) return { ok: true, state: row.state, version: row.version }
    if (row.version !== version) return changedMeanwhile(db, lead)
    const allowed = leadCan('answer', leadStandingOf(row), operator.role)
    if (!allowed.ok) return allowed
    const subject = `The outcome of your complaint: ${row.reference_number}`
    const letter = validateLetter({ subject, body })
    if (!letter.ok) return letter
    const isOwed = await enqueueDeskLetter(
      db,
      row,
      {
        id,
        subject,
        body: letter.body,
        event: 'complaint.outcome',
        kind: 'lead.answered',
        set: { state: allowed.to, finished_at: now.toISOString() },
      },
      { operator: operator.id, now, calling: world.calling },
    )
    return isOwed ? { ok: true, state: allowed.to, version: version + 1 } : tooManyLetters
  })
}
