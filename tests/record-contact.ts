import { v7 as uuidv7 } from 'uuid'
import { writeContact } from '#database/desk/contacts.ts'
import type { Database } from '#database/open.ts'
import type { Contact } from '#domain/lead/contact.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'

/** Records that somebody spoke with a visitor, or tried to, whatever their page or the desk would allow. */
export function recordContact(
  contact: Omit<Contact, 'id' | 'at'> & { lead: string },
  { database, now, calling }: { database: Database; now: () => Date; calling: CallingRules },
): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    const lead = await trx
      .selectFrom('enquiries')
      .select(['state', 'contacted_at'])
      .where('id', '=', contact.lead)
      .executeTakeFirstOrThrow()
    return writeContact(
      trx,
      lead,
      { ...contact, id: uuidv7(), at: now().toISOString() },
      { calling },
    )
  })
}
