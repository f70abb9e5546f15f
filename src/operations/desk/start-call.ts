import { type Claimer, claimLead, dropCall as drop } from '#database/desk/claims.ts'
import { getLeadStanding } from '#database/desk/lead-changes.ts'
import { leadCan } from '#domain/lead/state.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import { noSuchLead, type Operator } from './change-lead.ts'
import type { ClaimDeps } from './claim-next.ts'

export type StartedCall =
  | Result<{ since: string }, 'unknown' | 'refused'>
  | (Rejection<'claimed'> & { by: Claimer | null })

/**
 * Call was pressed: the lead is this operator's for the length of a call, and the call waits for its outcome, also where the page is
 * lost meanwhile. Rejected while somebody else calls them.
 */
export async function startCall(
  lead: string,
  operator: Operator,
  { database, now, onDue }: Pick<ClaimDeps, 'database' | 'now' | 'onDue'>,
): Promise<StartedCall> {
  const standing = await getLeadStanding(database.db, lead)
  if (!standing) return noSuchLead
  const allowed = leadCan('call', standing, operator.role)
  if (!allowed.ok) return allowed
  const moment = now()
  const claim = { lead, operator: operator.id, now: moment, isCall: true }
  const claimed = await withRetry(() => claimLead(database, claim))
  if (claimed.as === 'taken') return claimedByAnother(claimed.by)
  if (claimed.as !== 'claimed') return noSuchLead
  onDue?.()
  return { ok: true, since: moment.toISOString() }
}

/** There was no call after all. */
export async function dropCall(
  lead: string,
  operator: Operator,
  { database, onDue }: Pick<ClaimDeps, 'database' | 'onDue'>,
): Promise<Result<object, never>> {
  await withRetry(() => drop(database.db, { lead, operator: operator.id }))
  onDue?.()
  return { ok: true }
}

/** The rejection for a lead that somebody else has claimed. */
export function claimedByAnother(
  by: Claimer | null,
): Rejection<'claimed'> & { by: Claimer | null } {
  const message = by
    ? `${by.name} is calling them. Take the next one.`
    : 'You let this lead go. Open it again before you call.'
  return { ...reject('claimed', message), by }
}
