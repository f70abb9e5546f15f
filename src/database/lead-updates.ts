import { firstIdAt } from '#domain/time-ordered-id.ts'
import type { Db } from './schema.ts'

export type LeadUpdate = { id: string; kind: 'arrived' | 'changed'; lead: string }

// Made on one replica and committed a little later than what another made after it.
const overlapSeconds = 15
const limit = 200

/**
 * Leads that came and leads that were changed since a moment and a little before it, so that what was committed late
 * is not missed. Each has an id by which it is known when it is seen twice.
 */
export async function listLeadUpdates(db: Db, since: Date): Promise<LeadUpdate[]> {
  const early = new Date(since.getTime() - overlapSeconds * 1000)
  const from = firstIdAt(early)
  const [arrived, changed] = await Promise.all([
    db
      .selectFrom('enquiries')
      .select('id')
      .where('id', '>=', from)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom('audit')
      .select(['id', 'lead'])
      // By the server's clock: the ids of notes are made at the desk, whose clocks may be wrong.
      .where('at', '>=', early.toISOString())
      .where('lead', 'is not', null)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute(),
  ])
  return [
    ...arrived.map(({ id }) => ({ id, kind: 'arrived' as const, lead: id })),
    ...changed.map(({ id, lead }) => ({ id, kind: 'changed' as const, lead: lead ?? '' })),
  ]
}
