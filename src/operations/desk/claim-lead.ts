import { type Claimer, getHolder } from '#database/desk/claimed-persons.ts'
import { extendClaim, lockPerson, releaseClaims, setClaim } from '#database/desk/claims.ts'
import { lockLead } from '#database/desk/lead-row.ts'
import type { Engine } from '#database/open.ts'
import type { Db } from '#database/schema.ts'
import { claimUntil } from '#domain/desk/claim.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { noSuchLead, type Operator } from './change-lead.ts'

/** Whose a claim is, when it is made, and in which kind of database. */
export type Claiming = { operator: string; now: Date; engine: Engine }

export type Claimed = Rejection<'claimed'> & { by: Claimer | null }

/** The rejection for a lead that another operator has claimed. */
export function claimedBy(by: Claimer | null): Claimed {
  const message = by
    ? `${by.name} ${by.isCalling ? 'is calling them' : 'has them open'}. Take the next one.`
    : 'This lead isn’t yours any more. Open it again before you call.'
  return { ...reject('claimed', message), by }
}

/** Claims a locked lead, unless another operator has it, or a lead that is or may be the same person's. */
export async function claimLead(
  db: Db,
  lead: string,
  { engine, ...claiming }: Claiming & { isCall?: boolean },
): Promise<{ ok: true } | Claimed> {
  await lockPerson(db, engine, lead)
  const holder = await getHolder(db, lead, claiming)
  if (holder) return claimedBy(holder)
  await setClaim(db, lead, claiming)
  return { ok: true }
}

/** Restores an operator's claim when they undo what ended it, unless another operator has claimed the lead meanwhile. */
export async function claimAgain(db: Db, lead: string, claiming: Claiming): Promise<void> {
  if (await lockLead(db, lead)) await claimLead(db, lead, claiming)
}

/** Lets go of whatever an operator has claimed, so that others can call them. */
export async function releaseClaim(
  operator: Operator,
  world: Pick<World, 'database' | 'now' | 'afterWrite'>,
): Promise<{ ok: true; leads: string[] }> {
  const moment = world.now()
  return { ok: true, leads: await commit(world, (db) => releaseClaims(db, operator.id, moment)) }
}

type RenewedClaim = Result<{ until: string }, 'unknown'> | Claimed

/**
 * Renews an operator's claim on a lead they have open, also where it expired but no other operator took the lead. If they lost it, the
 * rejection names who has it now.
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
