import { claimAdLeadsToFetch, storeFetched, storeFetchFailure } from '#database/enquiry/ad-leads.ts'
import { retryAt } from '#domain/delivery/retry.ts'
import { parseExact, readMetaLead } from '#domain/lead/ad-lead.ts'
import { commit, type World } from '../world.ts'

/** What Meta answers: the text of a lead, or why there is none, without anything of the person. */
export type FetchMetaLead = (
  id: string,
) => Promise<{ text: string } | { problem: string; retryAfterSeconds?: number }>

type FetchDeps = Pick<World, 'database' | 'now' | 'afterWrite'> & {
  fetchMetaLead?: FetchMetaLead | undefined
  claimSeconds: number
  random?: () => number
}

const limit = 16

/**
 * Fetches the answers of leads that Meta only notified us of. Failed ones are tried again for a day, as deliveries are. Returns how many
 * were fetched.
 */
export async function fetchAdLeads(deps: FetchDeps): Promise<number> {
  const { fetchMetaLead, now, claimSeconds } = deps
  if (!fetchMetaLead) return 0
  const until = new Date(now().getTime() + claimSeconds * 1000)
  // Claimed without waking anybody: it changes nothing that another worker waits for.
  const claimed = await commit({ database: deps.database }, (db) =>
    claimAdLeadsToFetch(db, { now: now(), until, limit }),
  )
  const fetched = await Promise.all(claimed.map((one) => fetchOne(one, fetchMetaLead, deps)))
  return fetched.filter(Boolean).length
}

type Claimed = Awaited<ReturnType<typeof claimAdLeadsToFetch>>[number]

async function fetchOne(
  one: Claimed,
  fetchMetaLead: FetchMetaLead,
  { random = Math.random, ...deps }: FetchDeps,
): Promise<boolean> {
  const answer = await fetchMetaLead(one.networkId)
  const lead = 'text' in answer ? readLead(answer.text) : undefined
  if (lead) return commit(deps, (db) => storeFetched(db, one, lead))
  const { problem, retryAfterSeconds } =
    'problem' in answer
      ? answer
      : { problem: 'Meta’s answer was no lead.', retryAfterSeconds: undefined }
  const now = deps.now()
  const failure = { problem, now, retryAt: retryAt(one.tries, now, random(), retryAfterSeconds) }
  await commit({ database: deps.database }, (db) => storeFetchFailure(db, one, failure))
  return false
}

function readLead(text: string) {
  try {
    return readMetaLead(parseExact(text))
  } catch {
    return undefined
  }
}
