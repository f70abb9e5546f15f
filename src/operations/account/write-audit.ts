import { v7 as uuidv7 } from 'uuid'
import { recordAccountAudit } from '#database/delivery/account-letters.ts'
import type { Db } from '#database/schema.ts'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import { commit, type World } from '../world.ts'

/** `by` is the id of the operator who acts. */
export type ActorDeps = Pick<World, 'database' | 'now' | 'wakeDeliveries'> & { by: string }

/** Records what an operator does, and queues the letters about it. Run inside the caller's transaction. */
export function recordAct(
  db: Db,
  act: AuditEvent & { lead?: string },
  { by, now }: Pick<ActorDeps, 'by' | 'now'>,
): Promise<void> {
  return recordAccountAudit(db, { at: now().toISOString(), operator: by, ...act })
}

/** Records what an operator did when no other row changes with it, such as signing in. */
export function writeAudit(event: AuditEvent, world: ActorDeps): Promise<void> {
  const id = uuidv7()
  return commit(world, (trx) =>
    recordAccountAudit(trx, {
      id,
      at: world.now().toISOString(),
      operator: world.by,
      ...event,
    }),
  )
}
