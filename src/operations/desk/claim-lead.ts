import {
  type Claimer,
  extendClaim,
  getClaimer,
  listMergedClaims,
  releaseClaims,
  setClaim,
} from '#database/desk/claims.ts'
import { type LeadRow, lockLead } from '#database/desk/lead-row.ts'
import type { Db } from '#database/schema.ts'
import { claimUntil, isTaken } from '#domain/desk/claim.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { noSuchLead, type Operator } from './change-lead.ts'

/** Whose a claim is, and when it is made. */
export type Claiming = { operator: string; now: Date }

export type Claimed = Rejection<'claimed'> & { by: Claimer | null }

/** The rejection for a lead that somebody else has claimed. */
function claimedBy(by: Claimer | null): Claimed {
  const message = by
    ? `${by.name} is calling them. Take the next one.`
    : 'You let this lead go. Open it again before you call.'
  return { ...reject('claimed', message), by }
}

/** Claims a lead that is locked, unless somebody else has it, or the same person on the phone about another enquiry of theirs. */
export async function claimLead(
  db: Db,
  row: LeadRow,
  { operator, now, isCall }: Claiming & { isCall?: boolean },
): Promise<{ ok: true } | Claimed> {
  for (const claim of [row, ...(await listMergedClaims(db, row.id))])
    if (isTaken(claim, operator, now)) return claimedBy(await getClaimer(db, claim))
  await setClaim(db, row.id, { operator, now, isCall })
  return { ok: true }
}

/** Whoever undoes what ended their claim has the lead again, unless somebody else has claimed it meanwhile. */
export async function claimAgain(db: Db, lead: string, { operator, now }: Claiming): Promise<void> {
  const row = await lockLead(db, lead)
  if (row && !isTaken(row, operator, now)) await setClaim(db, lead, { operator, now })
}

/** Lets go of whatever an operator has claimed, so that others can call them. */
export async function releaseClaim(
  operator: Operator,
  world: Pick<World, 'database' | 'now' | 'onDue'>,
): Promise<{ ok: true; leads: string[] }> {
  const moment = world.now()
  return { ok: true, leads: await commit(world, (db) => releaseClaims(db, operator.id, moment)) }
}

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
    if (isTaken(row, operator.id, moment)) return claimedBy(await getClaimer(db, row))
    if (row.claimed_by !== operator.id) return claimedBy(null)
    const renewed = claimUntil(moment).toISOString()
    // A call that has begun holds longer than a renewal.
    const until = row.claimed_until && row.claimed_until > renewed ? row.claimed_until : renewed
    await extendClaim(db, lead, until)
    return { ok: true, until }
  })
}
