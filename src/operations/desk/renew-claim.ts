import { extendClaim, getHolder } from '#database/desk/claims.ts'
import { lockLead } from '#database/desk/lead-row.ts'
import { claimUntil } from '#domain/desk/claim.ts'
import type { Result } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { noSuchLead, type Operator } from './change-lead.ts'
import { type Claimed, claimedBy } from './claim-lead.ts'

type RenewedClaim = Result<{ until: string }, 'unknown'> | Claimed

/**
 * Holds on to a lead that an operator has open, also where the claim ran out while nobody else took the lead. Says who has it now where
 * they lost it.
 */
export function renewClaim(
  lead: string,
  operator: Operator,
  { database, now }: Pick<World, 'database' | 'now'>,
): Promise<RenewedClaim> {
  const moment = now()
  return commit({ database }, async (db) => {
    const row = await lockLead(db, lead)
    if (!row) return noSuchLead
    const holder = await getHolder(db, lead, { operator: operator.id, now: moment })
    if (holder ?? row.claimed_by !== operator.id) return claimedBy(holder ?? null)
    const renewed = claimUntil(moment).toISOString()
    // A call that has begun holds longer than a renewal.
    const until = row.claimed_until && row.claimed_until > renewed ? row.claimed_until : renewed
    await extendClaim(db, lead, until)
    return { ok: true, until }
  })
}
