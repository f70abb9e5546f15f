import { v7 as uuidv7 } from 'uuid'
import type { NewContact } from '#database/desk/contacts.ts'
import { lockLead } from '#database/desk/lead-row.ts'
import type { Database } from '#database/open.ts'
import { au } from '#edition/brand/au.ts'
import { recordContact } from '#operations/enquiry/record-contact.ts'
import { commit } from '#operations/world.ts'

/** Records a contact by phone on a lead, from any source. False where it was recorded before, or there is no such lead. */
export function addContact(
  database: Database,
  contact: Omit<NewContact, 'id' | 'channel'> & Partial<NewContact>,
): Promise<boolean> {
  return commit({ database }, async (db) => {
    const row = await lockLead(db, contact.lead)
    const stored: NewContact = { id: uuidv7(), channel: 'phone', ...contact }
    return (
      row !== undefined &&
      recordContact(db, row, stored, { now: () => new Date(stored.at), calling: au.calling })
    )
  })
}
