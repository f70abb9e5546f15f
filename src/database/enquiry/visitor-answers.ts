import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { recordContact } from '#operations/enquiry/record-contact.ts'
import type { NewDelivery } from '../delivery/deliveries.ts'
import type { NewContact } from '../desk/contacts.ts'
import { type LeadRow, lockLead } from '../desk/lead-row.ts'
import type { Db } from '../schema.ts'
import type { ActResult } from './visitor-changes.ts'

/** What a visitor says of a call, and what it is the reason for. */
export type VisitorAnswer = { contact: NewContact; owed: readonly NewDelivery[] }

/**
 * Records what a visitor says of a call. The row is locked while `decide` looks at it, so that presses at once are one
 * answer, on whichever replica they arrive.
 */
export async function recordVisitorAnswer(
  lead: string,
  { db, calling }: { db: Db; calling: CallingRules },
  decide: (row: LeadRow, trx: Db) => Promise<VisitorAnswer | undefined>,
): Promise<ActResult> {
  return db.transaction().execute(async (trx) => {
    const row = await lockLead(trx, lead)
    if (!row) return 'unknown'
    const answer = await decide(row, trx)
    if (!answer) return 'unchanged'
    const { contact, owed } = answer
    const isNew = await recordContact(trx, row, contact, { calling, owed })
    return isNew ? 'changed' : 'unchanged'
  })
}
