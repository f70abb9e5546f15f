import { type Claimer, getClaimer, listMergedClaims, setClaim } from '#database/desk/claims.ts'
import { type LeadRow, lockLead } from '#database/desk/lead-row.ts'
import type { Db } from '#database/schema.ts'
import { isTaken } from '#domain/desk/claim.ts'
import { type Rejection, reject } from '#domain/result.ts'

/** Whose a claim is, and when it is made. */
export type Claiming = { operator: string; now: Date }

export type Claimed = Rejection<'claimed'> & { by: Claimer | null }

/** The rejection for a lead that somebody else has claimed. */
export function claimedBy(by: Claimer | null): Claimed {
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
