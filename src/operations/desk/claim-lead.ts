import { type Claimer, getHolder, lockPerson, setClaim } from '#database/desk/claims.ts'
import { lockLead } from '#database/desk/lead-row.ts'
import type { Engine } from '#database/open.ts'
import type { Db } from '#database/schema.ts'
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

/** Claims a lead that is locked, unless somebody else has it, or another one that is or may be the same person's. */
export async function claimLead(
  db: Db,
  lead: string,
  { engine, ...claiming }: Claiming & { engine: Engine; isCall?: boolean },
): Promise<{ ok: true } | Claimed> {
  await lockPerson(db, engine, lead)
  const holder = await getHolder(db, lead, claiming)
  if (holder) return claimedBy(holder)
  await setClaim(db, lead, claiming)
  return { ok: true }
}

/** Whoever undoes what ended their claim has the lead again, unless somebody else has claimed it meanwhile. */
export async function claimAgain(
  db: Db,
  lead: string,
  claiming: Claiming & { engine: Engine },
): Promise<void> {
  if (await lockLead(db, lead)) await claimLead(db, lead, claiming)
}
