import type { Db } from '../schema.ts'
import { isOpen } from './lead-filter.ts'

/**
 * Open leads of which nobody has worked out what is to be done next: from before there was a queue, or changed by an older release
 * meanwhile. After a lead, by their ids.
 */
export async function listUnqueued(
  db: Db,
  { beyond, now, size }: { beyond: string; now: Date; size: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where(isOpen)
    .where('next_action', 'is', null)
    .where('merged_into', 'is', null)
    .where('promised_by', 'is not', null)
    .where('consent_until', '>', now.toISOString())
    .where('id', '>', beyond)
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}
