import { releaseClaims } from '#database/desk/claims.ts'
import { withRetry } from '../with-retry.ts'
import type { Operator } from './change-lead.ts'
import type { ClaimDeps } from './claim-next.ts'

/** Lets go of whatever an operator has claimed, so that others can call them. */
export async function releaseClaim(
  operator: Operator,
  { database, now, onDue }: Pick<ClaimDeps, 'database' | 'now' | 'onDue'>,
): Promise<{ ok: true; leads: string[] }> {
  const moment = now()
  const leads = await withRetry(() => releaseClaims(database.db, operator.id, moment))
  if (leads.length > 0) onDue?.()
  return { ok: true, leads }
}
