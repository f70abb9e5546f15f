import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/audit.ts'
import type { Database } from '#database/open.ts'
import type { AuditEvent } from '#domain/operator/audit-event.ts'

/** `by` is the id of the operator who acts. */
export type ActorDeps = { by: string; database: Database; now: () => Date }

/** Records what an operator did when no other row changes with it, such as signing in. */
export function writeAudit(event: AuditEvent, { by, database, now }: ActorDeps): Promise<void> {
  const entry = { id: uuidv7(), at: now().toISOString(), operator: by, ...event }
  return recordAudit(database.db, entry)
}
