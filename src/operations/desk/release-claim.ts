import { releaseClaims } from '#database/desk/claims.ts'
import { commit, type World } from '../world.ts'
import type { Operator } from './change-lead.ts'

/** Lets go of whatever an operator has claimed, so that others can call them. */
export async function releaseClaim(
  operator: Operator,
  world: Pick<World, 'database' | 'now' | 'onDue'>,
): Promise<{ ok: true; leads: string[] }> {
  const moment = world.now()
  return { ok: true, leads: await commit(world, (db) => releaseClaims(db, operator.id, moment)) }
}
