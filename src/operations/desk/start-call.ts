import { endCall, lockClaims } from '#database/desk/claims.ts'
import { leadStandingOf, lockLead } from '#database/desk/lead-row.ts'
import { leadCan } from '#domain/lead/state.ts'
import type { Result } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { noSuchLead, type Operator } from './change-lead.ts'
import { type Claimed, claimLead } from './claim-lead.ts'

type StartedCall = Result<{ since: string }, 'unknown' | 'refused'> | Claimed

/**
 * Call was pressed: the lead is this operator's for the length of a call, and the call waits for its outcome, also where the page is
 * lost meanwhile. Rejected while somebody else calls them.
 */
export function startCall(
  lead: string,
  operator: Operator,
  world: Pick<World, 'database' | 'now' | 'onDue'>,
): Promise<StartedCall> {
  const now = world.now()
  return commit(world, async (db) => {
    await lockClaims(db, world.database.engine, operator.id)
    const row = await lockLead(db, lead)
    if (!row) return noSuchLead
    const allowed = leadCan('call', leadStandingOf(row), operator.role)
    if (!allowed.ok) return allowed
    const { engine } = world.database
    const claimed = await claimLead(db, lead, { operator: operator.id, now, isCall: true, engine })
    return claimed.ok ? { ok: true, since: now.toISOString() } : claimed
  })
}

/** There was no call after all. */
export async function dropCall(
  lead: string,
  operator: Operator,
  world: Pick<World, 'database' | 'onDue'>,
): Promise<Result<object, never>> {
  await commit(world, (db) => endCall(db, lead, operator.id))
  return { ok: true }
}
