import { v5 as uuidv5 } from 'uuid'
import { insertContact, listContacts, moveByContact } from '#database/desk/contacts.ts'
import { getCallColumns, type MergedBefore } from '#database/desk/lead-undo.ts'
import { listMerged, type MergedLead } from '#database/desk/merged-leads.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import type { Db } from '#database/schema.ts'
import { isReached } from '#domain/lead/contact.ts'
import { isUnreached } from '#domain/lead/state.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'

/**
 * A visitor who was reached counts as reached for all enquiries they had sent by then, whichever the call was about. It ends their promises,
 * whether the leads were merged before the call or after it. Returns the changed leads as they were before.
 */
export async function shareReached(db: Db, leads: readonly MergedLead[]): Promise<MergedBefore[]> {
  const contacts = await listContacts(
    db,
    leads.map(({ id }) => id),
  )
  const before: MergedBefore[] = []
  for (const { id: lead, receivedAt } of leads.filter(isUnreached)) {
    const reach = contacts.find(({ outcome, at }) => isReached(outcome) && at >= receivedAt)
    if (!reach) continue
    const columns = await getCallColumns(db, lead)
    const contact = { ...reach, id: uuidv5(lead, reach.id), lead }
    await insertContact(db, contact)
    await moveByContact(db, columns, contact)
    before.push({ lead, contact: contact.id, columns, deliveries: [], owed: [] })
  }
  return before
}

/** The same for the person of one lead, after a contact about it was recorded: their other enquiries need no call any more. */
export async function shareContact(db: Db, lead: string, calling: CallingRules): Promise<void> {
  for (const other of await shareReached(db, await listMerged(db, lead)))
    await updateNextAction(db, other.lead, calling)
}
