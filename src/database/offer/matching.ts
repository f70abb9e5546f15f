import type { Candidate } from '#domain/offer/match.ts'
import type { Db } from '../schema.ts'

/** The latest matching of a lead: every installer with its reasons, and by which rules. */
export async function getLatestTrace(db: Db, lead: string) {
  const row = await db
    .selectFrom('match_traces')
    .select(['at', 'rules_version', 'candidates'])
    .where('lead', '=', lead)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      at: row.at,
      rulesVersion: row.rules_version,
      candidates: JSON.parse(row.candidates) as Candidate[],
    }
  )
}
