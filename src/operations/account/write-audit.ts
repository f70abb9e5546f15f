import { v7 as uuidv7 } from 'uuid'
import { recordAccountAudit } from '#database/delivery/account-letters.ts'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import { commit, type World } from '../world.ts'

/** `by` is the id of the operator who acts. */
export type ActorDeps = Pick<World, 'database' | 'now' | 'onDue'> & { by: string }

/** Records what an operator did when no other row changes with it, such as signing in. */
export function writeAudit(event: AuditEvent, world: ActorDeps): Promise<void> {
  const entry = { id: uuidv7(), at: world.now().toISOString(), operator: world.by, ...event }
  return commit(world, (trx) => recordAccountAudit(trx, entry))
}
