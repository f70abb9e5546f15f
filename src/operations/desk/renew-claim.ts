import { renewClaim as renew } from '#database/desk/claims.ts'
import type { Rejection, Result } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import { noSuchLead, type Operator } from './change-lead.ts'
import type { ClaimDeps } from './claim-next.ts'
import { claimedByAnother } from './start-call.ts'

export type RenewedClaim =
  | Result<{ until: string }, 'unknown'>
  | (Rejection<'claimed'> & { by: { id: string; name: string } | null })

/** Holds on to a lead that an operator has open. Says who has it now where they lost it. */
export async function renewClaim(
  lead: string,
  operator: Operator,
  { database, now }: Pick<ClaimDeps, 'database' | 'now'>,
): Promise<RenewedClaim> {
  const moment = now()
  const renewed = await withRetry(() =>
    renew(database, { lead, operator: operator.id, now: moment }),
  )
  if ('until' in renewed) return { ok: true, until: renewed.until }
  return renewed.as === 'taken' ? claimedByAnother(renewed.by) : noSuchLead
}
