import { v7 as uuidv7 } from 'uuid'
import { getOperator, lockOpenOwners } from '#database/account/operators.ts'
import { recordAccountAudit } from '#database/delivery/account-letters.ts'
import type { Db } from '#database/schema.ts'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { commit } from '../world.ts'
import type { ActorDeps } from './write-audit.ts'

export type ChangeOperatorResult = Result<object, 'unknown' | 'refused'>

type Person = NonNullable<Awaited<ReturnType<typeof getOperator>>>

/** A change to an operator, with its audit event. */
type Change = {
  event: AuditEvent
  /** Whether the person stops being an active owner. */
  endsOwner: boolean
  apply: (db: Db, at: Date) => Promise<void>
}

/** Undefined when there is nothing to change. */
type Decision = Change | Rejection<'refused'> | undefined

/**
 * Changes an operator and records it in the audit log, in one transaction. At least one active owner always remains:
 * the owners' rows are locked meanwhile, so that two owners cannot remove each other at once.
 */
export function changeOperator(
  id: string,
  decide: (person: Person, db: Db) => Decision | Promise<Decision>,
  world: ActorDeps,
): Promise<ChangeOperatorResult> {
  return commit(world, async (trx): Promise<ChangeOperatorResult> => {
    const owners = await lockOpenOwners(trx)
    const person = await getOperator(trx, id)
    if (!person) return noSuchOperator
    const change = await decide(person, trx)
    if (!change) return { ok: true }
    if ('ok' in change) return change
    if (change.endsOwner && owners.every((owner) => owner.id === id))
      return reject(
        'refused',
        `${person.name} is the only owner. Make somebody else an owner first.`,
      )
    const at = world.now()
    await change.apply(trx, at)
    await recordAccountAudit(trx, {
      id: uuidv7(),
      at: at.toISOString(),
      operator: world.by,
      ...change.event,
    })
    return { ok: true }
  })
}

export const noSuchOperator = reject('unknown', 'There is no such person at the desk.')
