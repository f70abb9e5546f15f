import { v7 as uuidv7 } from 'uuid'
import { recordContact as record } from '#database/desk/contacts.ts'
import type { Database } from '#database/open.ts'
import type { Contact } from '#domain/lead/contact.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import type { Result } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import { noSuchLead } from './change-lead.ts'

export type NewContact = Omit<Contact, 'id' | 'at'> & {
  lead: string
  /** The same for each try to record one contact. */
  id?: string | undefined
}

/**
 * Records that somebody spoke with a visitor, tried to, or, by the visitor's word, did not. The first that reached them
 * stops the promise's clock, and a new lead becomes contacted.
 */
export async function recordContact(
  { id = uuidv7(), ...contact }: NewContact,
  { database, now, calling }: { database: Database; now: () => Date; calling: CallingRules },
): Promise<Result<{ id: string }, 'unknown'>> {
  const at = now().toISOString()
  const recorded = await withRetry(() => record(database.db, { ...contact, id, at }, { calling }))
  return recorded ? { ok: true, id } : noSuchLead
}
