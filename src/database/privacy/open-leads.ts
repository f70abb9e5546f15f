import { openStates } from '#domain/lead/state.ts'
import type { LeadRow } from '../desk/lead-row.ts'
import type { Db } from '../schema.ts'

/** Open leads with a number on which calls weren't agreed by a box. */
export function listWithoutCalls(db: Db): Promise<LeadRow[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('state', 'in', openStates)
    .where('erased_at', 'is', null)
    .where('phone_e164', '<>', '')
    .where('consent_calls', 'is', null)
    .orderBy('id')
    .execute()
}
