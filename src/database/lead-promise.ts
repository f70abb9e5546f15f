import { openStates } from '#domain/lead/state.ts'
import type { Db } from './schema.ts'

/** Until when somebody is promised a call who still waits for it. */
export async function getPromise(
  db: Db,
  lead: string,
): Promise<{ reference: string; promisedBy: string } | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select(['reference_number', 'promised_by'])
    .where('id', '=', lead)
    .where('state', 'in', ['held', ...openStates])
    .where('contacted_at', 'is', null)
    .executeTakeFirst()
  return row?.promised_by
    ? { reference: row.reference_number, promisedBy: row.promised_by }
    : undefined
}
