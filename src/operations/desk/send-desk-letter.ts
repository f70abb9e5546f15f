import { v7 as uuidv7 } from 'uuid'
import { getOutgoingLead } from '#database/delivery/outgoing-lead.ts'
import { insertDeskLetter } from '#database/desk/desk-letters.ts'
import { getLeadStanding } from '#database/desk/lead-changes.ts'
import type { Database } from '#database/open.ts'
import { isSuppressed } from '#database/privacy/suppressions.ts'
import { reasonNotToWrite } from '#domain/delivery/reason-to-stop.ts'
import { type InvalidLetter, type LetterText, validateLetter } from '#domain/desk/template.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import { leadCan } from '#domain/lead/state.ts'
import { reject } from '#domain/result.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { withRetry } from '../with-retry.ts'
import {
  type ChangeLeadDeps,
  type ChangeLeadResult,
  changedMeanwhile,
  noSuchLead,
  type Operator,
} from './change-lead.ts'

export type SendDeskLetterDeps = ChangeLeadDeps & { secret: string }

/**
 * An operator writes to the visitor of a lead. The letter goes out once it can't be undone any more; the same id twice is one letter.
 * That it was sent is no contact: whoever gets an answer says so.
 */
export async function sendDeskLetter(
  { id, lead, version, ...typed }: LetterText & { id: string; lead: string; version: number },
  operator: Operator,
  deps: SendDeskLetterDeps,
): Promise<ChangeLeadResult | InvalidLetter> {
  const { database } = deps
  const standing = await getLeadStanding(database.db, lead)
  if (!standing) return noSuchLead
  const allowed = leadCan('email', standing, operator.role)
  if (!allowed.ok) return allowed
  const reason = await reasonNotToWriteTo(lead, deps)
  if (reason) return reject('refused', `${reason}. Nothing was sent.`)
  const letter = validateLetter(typed)
  if (!letter.ok) return letter
  const now = deps.now()
  const inserted = await withRetry(() =>
    insertDeskLetter(database, {
      ...{ id, lead, version, subject: letter.subject, body: letter.body },
      ...{ operator: operator.id, now, auditId: uuidv7() },
      dueAt: new Date(now.getTime() + sendAfterSeconds * 1000),
    }),
  )
  if (inserted === 'changed meanwhile') return changedMeanwhile(lead, deps)
  if (inserted === 'too many')
    return reject('refused', 'They had five letters from the desk today. Nothing was sent.')
  deps.onDue?.()
  const after = inserted === 'inserted' ? version + 1 : standing.version
  return { ok: true, state: standing.state, version: after }
}

/** Why the visitor of a lead may not be written to now; undefined where we may. */
export async function reasonNotToWriteTo(
  id: string,
  { database, secret, now }: { database: Database; secret: string; now: () => Date },
): Promise<string | undefined> {
  const lead = await getOutgoingLead(database.db, id)
  if (!lead || lead.erasedAt) return 'They were erased'
  if (lead.withdrawnAt) return 'They withdrew their consent'
  const { leadSource, consentUntil, columns, phone, receivedAt } = lead
  const hashes = suppressionHashes({ email: columns.email, phone: phone.e164 }, secret)
  const suppressed = await isSuppressed(database.db, {
    ...{ hashes, scopes: ['all'], enquiredAt: receivedAt },
  })
  return reasonNotToWrite(
    { leadSource, consentUntil, email: columns.email },
    { now: now(), suppressed },
  )
}
