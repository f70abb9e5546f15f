import type { Candidate } from '#domain/offer/match.ts'
import { candidateColumns, candidatesOf, toMatched } from '../matched.ts'
import type { Db, MatchTracesTable } from '../schema.ts'

type MatchTrace = Pick<MatchTracesTable, 'id' | 'lead' | 'at' | 'rules_version'> & {
  candidates: readonly Candidate[]
}

/** Keeps a matching with its lead, for as long as it is the latest, and for good once an offer was made by it. */
export async function insertMatchTrace(
  db: Db,
  { candidates, ...trace }: MatchTrace,
): Promise<void> {
  await db
    .insertInto('match_traces')
    .values({
      ...trace,
      candidates: '[]',
      matched: JSON.stringify(toMatched(candidates)),
      suited: candidates.filter(({ turn }) => turn !== null).length,
    })
    .execute()
  await deleteUnusedTraces(db, trace)
}

/** Another replica may be about to make an offer by a trace of its own. */
const offeredWithinMs = 60_000

/** Every change of an installer matches all waiting leads again: traces without an offer would fill the disk. */
async function deleteUnusedTraces(
  db: Db,
  { lead, at }: { lead: string; at: string },
): Promise<void> {
  const lastOffer = db
    .selectFrom('offers')
    .select(({ fn }) => fn.max('offered_at').as('at'))
    .where('lead', '=', lead)
  const madeBy = db
    .selectFrom('match_traces as used')
    .select(({ fn }) => fn.min('used.at').as('at'))
    .where('used.lead', '=', lead)
    .where('used.at', '>=', lastOffer)
  await db
    .deleteFrom('match_traces')
    .where('lead', '=', lead)
    .where('at', '<', new Date(Date.parse(at) - offeredWithinMs).toISOString())
    .where('at', '>', ({ fn, val }) =>
      fn.coalesce(madeBy, lastOffer, val('1970-01-01T00:00:00.000Z')),
    )
    .execute()
}

/** The latest matching of a lead: every installer with its reasons, and by which rules. */
export async function getLatestTrace(db: Db, lead: string) {
  const row = await db
    .selectFrom('match_traces')
    .select(['at', 'rules_version as rulesVersion'])
    .select(candidateColumns)
    .where('lead', '=', lead)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, candidates: candidatesOf(row) }
}
