import { sql } from 'kysely'
import type { LateLead } from '#domain/delivery/content.ts'
import type { Db } from '../schema.ts'
import { isFirstPromise } from './merged-leads.ts'

/** How many promises are broken that nobody has made good, and the first of them. */
export async function listLateLeads(
  db: Db,
  now: Date,
  size: number,
): Promise<{ total: number; first: LateLead[] }> {
  const late = db
    .selectFrom('enquiries')
    .where('state', '=', sql.lit('new'))
    .where('promised_by', '<', now.toISOString())
    .where(isFirstPromise)
  const [{ total }, first] = await Promise.all([
    late.select(sql<number | string>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    late
      .select(['id', 'reference_number as reference', 'promised_by'])
      .orderBy('promised_by')
      .limit(size)
      .execute(),
  ])
  return {
    total: Number(total),
    first: first.map(({ id, reference, promised_by }) => ({
      id,
      reference,
      promisedBy: promised_by ?? '',
    })),
  }
}
