import type { Selectable } from 'kysely'
import type { Db, EnquiriesTable } from '../schema.ts'

export type LeadRow = Selectable<EnquiriesTable>

/** A lead, which nobody else changes until the transaction ends. Undefined when it was erased or never was. */
export function lockLead(db: Db, id: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
